/// Counts taps in quick succession; of several fingers each has the taps at its own place. (FS-084)
///
/// We chose that a touch is not a tap if it lasted longer than 0.75 s, if it ended farther than 45
/// points from where it began, or if it moved far enough for a drag. The next touch then counts from
/// 1 again. Taps at other places do not end a series.
@MainActor struct TapSeries {
  /// The recent taps, in the order in which they ended.
  private var taps: [(count: Int, point: CGPoint, endTime: TimeInterval)] = []

  /// The tap count of a touch that comes down now, including this touch.
  func tapCount(of touch: UITouch, at timestamp: TimeInterval) -> Int {
    var count = 0
    for tap in taps where timestamp - tap.endTime <= GestureLimits.tapInterval {
      if touch.pointInScreen.distance(to: tap.point) <= GestureLimits.tapDistance {
        count = max(count, tap.count)
      }
    }
    return count + 1
  }

  /// Records a touch that ended, if it was a tap, and removes old ones.
  mutating func note(_ touch: UITouch, by behavior: SimulatedBehavior) {
    taps.removeAll { touch.timestamp - $0.endTime > GestureLimits.tapInterval }
    guard touch.timestamp - touch.beganTime <= GestureLimits.tapDuration,
      touch.pointInScreen.distance(to: touch.beganPoint) <= GestureLimits.tapDistance,
      touch.greatestDistance < behavior.panHysteresis
    else { return }
    taps.append((touch.tapCount, touch.pointInScreen, touch.timestamp))
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
