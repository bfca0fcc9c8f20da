/// Counts taps with a number of fingers at one place, for gestures that consist of taps or start
/// with some.
@MainActor struct TapCounter {
  /// The effect of a counted event on the gesture.
  enum Progress {
    /// The gesture may still be recognized.
    case underWay
    /// All fingers that are needed are down.
    case complete
    /// All fingers were lifted after a whole tap.
    case tapped
    /// The gesture failed.
    case failed
  }

  private(set) var count = 0
  /// Where the first tap was, in points of the screen.
  private(set) var firstPoint: CGPoint?
  /// Where the fingers that are down came down, in points of the screen.
  private var downs: [(finger: ObjectIdentifier, point: CGPoint)] = []
  private var wasComplete = false
  /// The timer that ends the gesture if no event comes in time.
  var timer: SimulatedTimer?

  var isBetweenTaps: Bool { count > 0 && downs.isEmpty }

  mutating func begin(_ touches: Set<UITouch>, needed: Int, within distance: CGFloat) -> Progress {
    for touch in touches { downs.append((ObjectIdentifier(touch), touch.pointInScreen)) }
    guard downs.count <= needed else { return .failed }
    guard downs.count == needed, let center = CGPoint(centroidOf: downs.map(\.point)) else {
      return .underWay
    }
    wasComplete = true
    if count == 0 { firstPoint = center }
    guard let firstPoint, center.distance(to: firstPoint) <= distance else { return .failed }
    return .complete
  }

  /// Whether all fingers are near enough to where they came down.
  func isNear(_ touches: Set<UITouch>, within distance: CGFloat) -> Bool {
    for touch in touches {
      for down in downs where down.finger == ObjectIdentifier(touch) {
        if touch.pointInScreen.distance(to: down.point) > distance { return false }
      }
    }
    return true
  }

  mutating func end(_ touches: Set<UITouch>) -> Progress {
    for touch in touches { downs.removeAll { $0.finger == ObjectIdentifier(touch) } }
    guard downs.isEmpty else { return .underWay }
    guard wasComplete else { return .failed }
    wasComplete = false
    count += 1
    return .tapped
  }

  mutating func stopTimer() {
    timer?.cancel()
    timer = nil
  }
}
