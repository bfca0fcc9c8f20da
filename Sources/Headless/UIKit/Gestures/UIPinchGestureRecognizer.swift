/// Recognizes two fingers that move apart or together. (FS-140)
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart the fingers are: 2 is twice as far. It counts from where the fingers
  /// came down, which is a choice; set it to count from another value.
  open var scale: CGFloat = 1
  /// How fast the scale changes in a second. A choice: over the last 0.1 s in which the fingers
  /// moved, and zero after they rested as long.
  open var velocity: CGFloat { perSecond(by: meter).dx }

  private var fingers = TwoFingerTracker()
  /// The change since the fingers came down, whether or not a scale was set since then.
  private var total: CGFloat = 1
  private var meter = VelocityMeter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.begin(self, event)
  }

  /// Begins once the distance changed enough, and changes with it.
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
    scale = 1
    total = 1
    meter = VelocityMeter()
    startDistance = nil
    distanceChange = 0
  }

  private var startDistance: CGFloat?
  private var distanceChange: CGFloat = 0

  override var countedFingers: [UITouch] { attempt.fingersDown }

  private var isEnough: Bool { abs(distanceChange) >= GestureLimits.pinchHysteresis }

  private func follow(from before: TwoFingerSpan, to after: TwoFingerSpan, at time: TimeInterval) {
    let start = startDistance ?? before.distance
    startDistance = start
    distanceChange = after.distance - start
    guard before.distance > 0 else { return }
    let factor = after.distance / before.distance
    scale *= factor
    total *= factor
    meter.note(CGVector(dx: total, dy: 0), at: time, interval: GestureLimits.velocityInterval)
  }
}
