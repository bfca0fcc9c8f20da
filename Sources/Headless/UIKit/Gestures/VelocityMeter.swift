/// The recent velocity of a value.
struct VelocityMeter {
  private var samples: [(time: TimeInterval, value: CGVector)] = []

  /// Records a value, and removes values older than the interval.
  mutating func note(_ value: CGVector, at time: TimeInterval, interval: TimeInterval) {
    samples.removeAll { time - $0.time > interval }
    samples.append((time, value))
  }

  /// The change of the value in a second; zero while there is nothing to compare, and when no value
  /// was recorded for longer than the interval.
  func perSecond(at now: TimeInterval, interval: TimeInterval) -> CGVector {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      now - last.time <= interval
    else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    return CGVector(
      dx: (last.value.dx - first.value.dx) / seconds, dy: (last.value.dy - first.value.dy) / seconds
    )
  }
}
