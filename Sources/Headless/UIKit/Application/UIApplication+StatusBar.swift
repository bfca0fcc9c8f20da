// What older code asks the application about the status bar: the first scene in front answers.
extension UIApplication {
  private var barScene: UIWindowScene? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  /// Where the status bar is, in points of the scene's space; zero while it is hidden. (FS-341)
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  @available(tvOS, unavailable)
  public var statusBarFrame: CGRect { barScene?.statusBarManager?.statusBarFrame ?? .zero }
  /// Whether the status bar is hidden.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  @available(tvOS, unavailable)
  public var isStatusBarHidden: Bool { barScene?.statusBarManager?.isStatusBarHidden ?? false }
  /// How the status bar looks.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  @available(tvOS, unavailable)
  public var statusBarStyle: UIStatusBarStyle {
    barScene?.statusBarManager?.statusBarStyle ?? .default
  }
  /// How the interface is turned.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  @available(tvOS, unavailable)
  public var statusBarOrientation: UIInterfaceOrientation {
    barScene?.interfaceOrientation ?? .unknown
  }
}
