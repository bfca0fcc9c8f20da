/// The times of an animation: its start, its runs and its end, in seconds.
///
/// > Source: Core Animation documentation, `CAMediaTiming`.
struct AnimationTimeline {
  let start: CFTimeInterval
  /// How long one run takes, without the way back.
  let run: CFTimeInterval
  private let speed: CFTimeInterval
  private let offset: CFTimeInterval
  private let reverses: Bool
  /// How long all runs take, in the animation's own time; infinite if it never ends.
  private let length: CFTimeInterval
  private let fillMode: CAMediaTimingFillMode
  private let pace: CAMediaTimingFunction?

  init(of animation: CAAnimation, addedAt time: CFTimeInterval, defaultDuration: CFTimeInterval) {
    start = animation.beginTime == 0 ? time : animation.beginTime
    run = animation.duration == 0 ? defaultDuration : animation.duration
    speed = CFTimeInterval(animation.speed)
    offset = animation.timeOffset
    reverses = animation.autoreverses
    let cycle = run * (animation.autoreverses ? 2 : 1)
    let count = animation.repeatCount == 0 ? 1 : CFTimeInterval(animation.repeatCount)
    length = animation.repeatDuration > 0 ? animation.repeatDuration : cycle * count
    fillMode = animation.fillMode
    pace = animation.timingFunction
  }

  /// When it is over; nil if it never is.
  var end: CFTimeInterval? {
    let end = start + (length - offset) / speed
    return speed > 0 && end.isFinite ? end : nil
  }

  /// The progress of a run at a time, by the pace; nil while the animation shows nothing.
  func part(at time: CFTimeInterval) -> CGFloat? {
    let own = (time - start) * speed + offset
    if time < start { return fillMode == .backwards || fillMode == .both ? paced(0) : nil }
    guard own < length else {
      return fillMode == .forwards || fillMode == .both ? paced(part(after: length)) : nil
    }
    return paced(part(after: own))
  }

  private func part(after time: CFTimeInterval) -> CGFloat {
    guard run > 0 else { return 1 }
    let runs = time / run
    let whole = runs.rounded(.down)
    // The end of the last run is not the start of another one.
    let isAtEnd = time == length && runs == whole && whole > 0
    let (index, part) = isAtEnd ? (whole - 1, 1) : (whole, runs - whole)
    let goesBack = reverses && index.truncatingRemainder(dividingBy: 2) == 1
    return CGFloat(goesBack ? 1 - part : part)
  }

  private func paced(_ part: CGFloat) -> CGFloat { pace?.value(at: part) ?? part }
}
