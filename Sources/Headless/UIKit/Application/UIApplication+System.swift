extension UIApplication {
  /// The ways the app may be turned in a window: as its delegate says, else as a new app has it.
  @available(tvOS, unavailable)
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .ofNewApp
  }
}
