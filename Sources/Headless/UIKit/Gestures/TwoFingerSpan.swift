/// The line between the first two fingers of a gesture, in points of the screen.
struct TwoFingerSpan {
  let distance: CGFloat
  /// In radians; positive is clockwise on the screen.
  let angle: CGFloat

  @MainActor init?(_ fingers: [UITouch]) {
    let points = fingers.filter { !$0.isOver }.map(\.pointInScreen)
    guard points.count >= 2 else { return nil }
    let (dx, dy) = (points[1].x - points[0].x, points[1].y - points[0].y)
    distance = (dx * dx + dy * dy).squareRoot()
    angle = atan2(dy, dx)
  }

  /// The angle that the line turned since another one, the shorter way round.
  func turn(since other: TwoFingerSpan) -> CGFloat {
    let turn = (angle - other.angle).truncatingRemainder(dividingBy: 2 * .pi)
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }
}

/// Follows two fingers of a gesture, and ignores further ones.
@MainActor struct TwoFingerTracker {
  private var last: TwoFingerSpan?

  mutating func begin(_ recognizer: UIGestureRecognizer, _ event: UIEvent) {
    let down = recognizer.attempt.fingersDown
    down.dropFirst(2).forEach { recognizer.ignore($0, for: event) }
    last = last ?? TwoFingerSpan(down)
  }

  /// The line before and after a move, if there are two fingers.
  mutating func move(
    _ recognizer: UIGestureRecognizer
  ) -> (before: TwoFingerSpan, after: TwoFingerSpan)? {
    guard let before = last, let after = TwoFingerSpan(recognizer.attempt.fingers) else {
      return nil
    }
    last = after
    return (before, after)
  }

  /// Ends the gesture with its last finger, or with the first one if the device is set so.
  mutating func end(_ recognizer: UIGestureRecognizer) {
    last = nil
    guard recognizer.ownState.isActive else { return recognizer.state = .failed }
    let isLast = recognizer.attempt.fingers.allSatisfy(\.isOver)
    if isLast { recognizer.state = .ended }
  }

  mutating func cancel(_ recognizer: UIGestureRecognizer) {
    last = nil
    recognizer.state = recognizer.ownState.isActive ? .cancelled : .failed
  }
}
