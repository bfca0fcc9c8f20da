/// The orientation of the screen, its size in it, and the areas that bars and corners cover.
struct DisplayGeometry: Hashable {
  /// In points.
  var bounds: CGRect
  /// In points from each edge.
  var safeAreaInsets: UIEdgeInsets
  /// The last orientation of the interface; ``SimulatedDevice/orientation`` has the current one.
  var turn = UIInterfaceOrientation.portrait
}

extension UIInterfaceOrientationMask {
  /// The orientations in the property list of a new app: upside down only on a pad.
  @MainActor static var ofNewApp: Self {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

extension UIInterfaceOrientation {
  /// Whether the interface is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

  /// This one if it fits an extent, else the usual one that does.
  func fitting(_ size: CGSize) -> UIInterfaceOrientation {
    if size.width > size.height { return isLandscape ? self : .landscapeRight }
    return isPortrait ? self : .portrait
  }
}
