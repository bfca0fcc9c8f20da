/// The changes of a touch that its view has not received yet, because recognizers delay them.
struct TouchDues {
  /// Where the touch came down, in points of the screen, if the view has not received it.
  var began: CGPoint?
  /// Whether the touch moved since the view's last call.
  var moved = false
  /// How the touch ended, if it did.
  var end: UITouch.Phase?
  /// The place of the touch in the view's last call, in points of the screen.
  var lastTold: CGPoint?

  /// Records the change of a touch in an event.
  @MainActor mutating func note(_ touch: UITouch) {
    switch touch.phase {
    case .began: began = touch.pointInScreen
    case .moved: moved = true
    case .ended, .cancelled: end = touch.phase
    default: break
    }
  }

  /// Whether a phase is the next one that the view receives.
  func owes(_ phase: UITouch.Phase) -> Bool {
    switch phase {
    case .began: began != nil
    case .moved: began == nil && moved
    case .ended, .cancelled: began == nil && end == phase
    default: false
    }
  }
}
