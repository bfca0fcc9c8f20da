// The status bar, for older code that asks the application: the first scene in front answers.
extension UIApplication {
  private var barScene: UIWindowScene? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  /// Where the status bar is, in points of the scene's space; zero while it is hidden. (FS-341)
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  public var statusBarFrame: CGRect { barScene?.statusBarManager?.statusBarFrame ?? .zero }
}
