/// A touch as its view sees it: a delayed touch is delivered as it was, first at the place where
/// the finger came down, then at the current one. (FS-129)
@MainActor
struct ShownTouch {
  private let touch: UITouch
  private var phase: UITouch.Phase
  private var point: CGPoint
  private var previousPoint: CGPoint

  /// The touch in the next phase that its view receives.
  init(_ touch: UITouch, in phase: UITouch.Phase) {
    self.touch = touch
    self.phase = phase
    (point, previousPoint) = (touch.pointInScreen, touch.previousPointInScreen)
    if phase == .began, let began = touch.dues.began { (point, previousPoint) = (began, began) }
    if phase == .moved, let last = touch.dues.lastTold { previousPoint = last }
  }

  /// Runs work while touches show these values.
  static func show(_ touches: [ShownTouch], during work: () -> Void) {
    let real = touches.map { $0.exchanged() }
    work()
    real.forEach { _ = $0.exchanged() }
  }

  /// Exchanges these values with those of the touch.
  private func exchanged() -> ShownTouch {
    var old = self
    (old.phase, old.point, old.previousPoint) =
      (touch.phase, touch.pointInScreen, touch.previousPointInScreen)
    (touch.phase, touch.pointInScreen, touch.previousPointInScreen) = (phase, point, previousPoint)
    return old
  }
}
