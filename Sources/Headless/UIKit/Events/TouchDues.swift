/// What a view has yet to be told of a touch, because recognizers hold it back.
struct TouchDues {
  /// Where the touch came down, in points of the screen, if the view does not know of it.
  var began: CGPoint?
  /// Whether the touch moved since the view was told.
  var moved = false
  /// How the touch ended, if it did.
  var end: UITouch.Phase?
  /// Where the touch was when the view was told of it last, in points of the screen.
  var lastTold: CGPoint?

  /// Takes in what became of a touch in an event.
  @MainActor
  mutating func note(_ touch: UITouch) {
    switch touch.phase {
    case .began: began = touch.pointInScreen
    case .moved: moved = true
    case .ended, .cancelled: end = touch.phase
    default: break
    }
  }

  /// Whether the view is to be told of a phase next.
  func owes(_ phase: UITouch.Phase) -> Bool {
    switch phase {
    case .began: began != nil
    case .moved: began == nil && moved
    case .ended, .cancelled: began == nil && end == phase
    default: false
    }
  }
}
