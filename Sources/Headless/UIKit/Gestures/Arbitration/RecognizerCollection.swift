/// Finds the recognizers that see a new touch. (FS-121, FS-122)
@MainActor struct RecognizerCollection {
  let event: UIEvent
  /// The answers of recognizers about the event; each is asked once.
  private var answers: [ObjectIdentifier: Bool] = [:]

  init(event: UIEvent) { self.event = event }

  /// The recognizers of a touch's view and of all views around it that take the touch, in the order
  /// in which they are called.
  mutating func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var taking: [UIGestureRecognizer] = []
    if touch.isSwallowed { return taking }
    for recognizer in Self.attached(to: touch.view)
    where takes(touch, recognizer) { taking.append(recognizer) }
    return taking
  }

  /// The recognizers of a view and of all views around it. The order is from the deepest view
  /// outwards; of those on one view the last added one is first. Both are choices. (FS-133)
  static func attached(to view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next = view
    while let view = next {
      found += view.recognizers.reversed()
      next = view.superview
    }
    return found
  }

  private mutating func takes(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, recognizer.seesTouches, recognizer.isFor(touch),
      !recognizer.ownState.isFinal, recognizer.touchTypeBits & 1 << touch.type.rawValue != 0,
      hasOneKind(recognizer, with: touch), takesEvent(recognizer)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
  }

  private func hasOneKind(_ recognizer: UIGestureRecognizer, with touch: UITouch) -> Bool {
    guard recognizer.requiresExclusiveTouchType else { return true }
    for finger in recognizer.attempt.fingers where finger.type != touch.type { return false }
    return true
  }

  private mutating func takesEvent(_ recognizer: UIGestureRecognizer) -> Bool {
    let id = ObjectIdentifier(recognizer)
    if let answer = answers[id] { return answer }
    let answer = recognizer.admits(event)
    answers[id] = answer
    return answer
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is enabled, and it and its delegate accept an event. (FS-122)
  final func admits(_ event: UIEvent) -> Bool {
    isEnabled && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }
}
