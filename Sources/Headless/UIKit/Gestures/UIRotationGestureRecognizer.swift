/// Recognizes two fingers that turn around each other. (FS-140)
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, in radians; positive is clockwise. It counts from where the
  /// fingers came down, which is a choice; set it to count from another value.
  open var rotation: CGFloat = 0
  /// How fast the rotation changes in a second. A choice: over the last 0.1 s in which the fingers
  /// moved, and zero after they rested as long.
  open var velocity: CGFloat { perSecond(by: meter).dx }

  private var fingers = TwoFingerTracker()
  /// The change since the fingers came down, whether or not a rotation was set since then.
  private var total: CGFloat = 0
  private var meter = VelocityMeter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.begin(self, event)
  }

  /// Begins when the fingers have turned enough, and changes as they continue to turn.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (before, after) = fingers.move(self) else { return }
    follow(from: before, to: after, at: event.timestamp)
    if ownState.isActive { return state = .changed }
    if isEnough { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.end(self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.cancel(self)
  }

  open override func reset() {
    super.reset()
    fingers = TwoFingerTracker()
    rotation = 0
    total = 0
    meter = VelocityMeter()
  }

  override var countedFingers: [UITouch] { attempt.fingersDown }

  private var isEnough: Bool { abs(total) >= GestureLimits.rotationHysteresis }

  private func follow(from before: TwoFingerSpan, to after: TwoFingerSpan, at time: TimeInterval) {
    let turn = after.turn(since: before)
    rotation += turn
    total += turn
    meter.note(CGVector(dx: total, dy: 0), at: time, interval: GestureLimits.velocityInterval)
  }
}
