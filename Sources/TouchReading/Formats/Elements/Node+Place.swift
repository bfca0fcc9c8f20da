import TouchScreen

extension Node {
  /// Puts an element where its frame is, in screen points; without one its place is not known.
  mutating func place(_ frameInScreen: Screen.Rect?) {
    if let frameInScreen {
      geometry = Geometry(frameInScreen: frameInScreen)
    } else {
      unknown.insert(.geometry)
    }
  }
}
