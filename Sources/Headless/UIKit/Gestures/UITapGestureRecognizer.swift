/// Recognizes taps: fingers that come down and are lifted soon, not far from where they came down.
/// (FS-140)
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps of the gesture. Default 1.
  open var numberOfTapsRequired = 1
  /// How many fingers tap. Default 1.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that tap. Default the main one.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = TapCounter()

  /// Several taps have the place of the first one. (FS-138)
  open override func location(in view: UIView?) -> CGPoint {
    taps.firstPoint.map { convert($0, to: view) } ?? super.location(in: view)
  }

  /// A gesture of fewer taps does not prevent one of more taps. (FS-132)
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Counts the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard hasButton(touches) else { return fail() }
    let progress = taps.begin(
      touches, needed: numberOfTouchesRequired, within: GestureLimits.tapDistance)
    if progress == .failed { return fail() }
    taps.stopTimer()
    wait(GestureLimits.tapDuration)
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !taps.isNear(touches, within: GestureLimits.tapMovement) { fail() }
  }

  /// Recognizes the last tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch taps.end(touches) {
    case .failed: fail()
    case .tapped where taps.count >= numberOfTapsRequired: state = .ended
    case .tapped: wait(GestureLimits.tapInterval)
    case .underWay, .complete: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// A released button is a tap of one finger.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if numberOfTapsRequired == 1 { state = .ended } else { fail() }
  }

  open override func reset() {
    super.reset()
    taps.stopTimer()
    taps = TapCounter()
  }

  override var awaitsFingers: Bool { taps.isBetweenTaps }

  private func hasButton(_ touches: Set<UITouch>) -> Bool {
    guard touches.contains(where: { $0.type == .indirectPointer }) else { return true }
    return buttonMask.isSuperset(of: buttonMaskRequired)
  }

  private func wait(_ seconds: TimeInterval) {
    taps.stopTimer()
    taps.timer = schedule(after: seconds) { recognizer in
      (recognizer as? UITapGestureRecognizer)?.fail()
    }
  }

  private func fail() {
    taps.stopTimer()
    if ownState == .possible { state = .failed }
  }
}
