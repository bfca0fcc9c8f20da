/// A touch as its view sees it: a delayed touch is delivered as it was, first at the place where
/// the finger came down, then at the current one. (FS-129)
@MainActor struct ShownTouch {
  private let touch: UITouch
  private var phase: UITouch.Phase
  private var point: CGPoint
  private var previousPoint: CGPoint

  /// The touch in the next phase that its view receives.
  init(_ touch: UITouch, in phase: UITouch.Phase) {
    self.touch = touch
    self.phase = phase
    let began = phase == .began ? touch.dues.began : nil
    let last = phase == .moved ? touch.dues.lastTold : nil
    point = began ?? touch.pointInScreen
    previousPoint = began ?? last ?? touch.previousPointInScreen
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
    old.phase = touch.phase
    old.point = touch.pointInScreen
    old.previousPoint = touch.previousPointInScreen
    touch.phase = phase
    touch.pointInScreen = point
    touch.previousPointInScreen = previousPoint
    return old
  }
}
