/// Counts taps in quick succession, for each of several fingers those at its own place. (FS-084)
///
/// A touch that lasted longer than ``SimulatedGestureBehavior/tapDuration``, or that ended farther
/// than ``SimulatedBehavior/repeatedTapDistance`` from where it began, or that meanwhile moved far
/// enough for a drag, is no tap, and the next one counts from 1 again. That is a choice, as is that
/// taps elsewhere do not end a series.
@MainActor
struct TapSeries {
  /// The taps of late, in the order in which they ended.
  private var taps: [(count: Int, point: CGPoint, endTime: TimeInterval)] = []

  /// The tap count of a touch that comes down now, itself included.
  func tapCount(
    of touch: UITouch, at timestamp: TimeInterval, by behavior: SimulatedBehavior
  ) -> Int {
    var count = 0
    for tap in taps where timestamp - tap.endTime <= behavior.repeatedTapInterval {
      if touch.pointInScreen.distance(to: tap.point) <= behavior.repeatedTapDistance {
        count = max(count, tap.count)
      }
    }
    return count + 1
  }

  /// Remembers a touch that ended, if it was a tap, and forgets those of long ago.
  mutating func note(_ touch: UITouch, by behavior: SimulatedBehavior) {
    taps.removeAll { touch.timestamp - $0.endTime > behavior.repeatedTapInterval }
    guard touch.timestamp - touch.beganTime <= behavior.gestures.tapDuration,
      touch.pointInScreen.distance(to: touch.beganPoint) <= behavior.repeatedTapDistance,
      touch.greatestDistance < behavior.gestures.panHysteresis
    else { return }
    taps.append((touch.tapCount, touch.pointInScreen, touch.timestamp))
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
