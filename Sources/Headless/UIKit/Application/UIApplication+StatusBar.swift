// The status bar, for older code that asks the application: the first scene in front answers.
extension UIApplication {
  private var barScene: UIWindowScene? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  /// Where the status bar is, in points of the scene's space; zero while it is hidden. (FS-341)
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  public var statusBarFrame: CGRect { barScene?.statusBarManager?.statusBarFrame ?? .zero }
  /// Whether the status bar is hidden. Setting it does nothing, as in an app whose controllers
  /// decide about the bar, which is the default.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  public var isStatusBarHidden: Bool {
    get { barScene?.statusBarManager?.isStatusBarHidden ?? false }
    set {}
  }
  /// How the status bar looks. Setting it does nothing, as in an app whose controllers decide about
  /// the bar, which is the default.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  public var statusBarStyle: UIStatusBarStyle {
    get { barScene?.statusBarManager?.statusBarStyle ?? .default }
    set {}
  }
  /// Does nothing, as in an app whose controllers decide about the bar.
  @available(iOS, introduced: 3.2, deprecated: 9.0)
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Does nothing, as in an app whose controllers decide about the bar.
  @available(iOS, introduced: 2.0, deprecated: 9.0)
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// The orientation of the interface.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  public var statusBarOrientation: UIInterfaceOrientation {
    barScene?.interfaceOrientation ?? .unknown
  }
}
