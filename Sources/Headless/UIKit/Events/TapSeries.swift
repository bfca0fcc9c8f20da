/// Counts taps at one place in quick succession. (FS-084)
@MainActor
struct TapSeries {
  private var last: (count: Int, point: CGPoint, endTime: TimeInterval)?

  /// How many taps a touch makes that comes down now, itself included.
  func tapCount(
    of touch: UITouch, at timestamp: TimeInterval, by behavior: SimulatedBehavior
  ) -> Int {
    guard let last, timestamp - last.endTime <= behavior.repeatedTapInterval,
      touch.pointInScreen.distance(to: last.point) <= behavior.repeatedTapDistance
    else { return 1 }
    return last.count + 1
  }

  /// Remembers a touch that ended.
  mutating func note(_ touch: UITouch) {
    last = (touch.tapCount, touch.pointInScreen, touch.timestamp)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
