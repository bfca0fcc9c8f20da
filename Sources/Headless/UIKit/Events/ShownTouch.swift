/// A touch as a view is told of it: what was held back is told as it was, the place where the finger
/// came down first, then the one where it is now. (FS-129)
@MainActor
struct ShownTouch {
  private let touch: UITouch
  private var phase: UITouch.Phase
  private var point: CGPoint
  private var previousPoint: CGPoint

  /// The touch in a phase that its view is told of next.
  init(_ touch: UITouch, in phase: UITouch.Phase) {
    self.touch = touch
    self.phase = phase
    (point, previousPoint) = (touch.pointInScreen, touch.previousPointInScreen)
    if phase == .began, let began = touch.dues.began { (point, previousPoint) = (began, began) }
    if phase == .moved, let last = touch.dues.lastTold { previousPoint = last }
  }

  /// Does work while touches look like that.
  static func show(_ touches: [ShownTouch], during work: () -> Void) {
    let real = touches.map { $0.exchanged() }
    work()
    real.forEach { _ = $0.exchanged() }
  }

  /// Puts the values into the touch, and returns those that were there.
  private func exchanged() -> ShownTouch {
    var old = self
    (old.phase, old.point, old.previousPoint) =
      (touch.phase, touch.pointInScreen, touch.previousPointInScreen)
    (touch.phase, touch.pointInScreen, touch.previousPointInScreen) = (phase, point, previousPoint)
    return old
  }
}
