/// Recognizes fingers that stay down for a while, after taps if required. (FS-140)
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that the fingers stay down. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the fingers may move before the press begins; after that they are free. Default
  /// 10.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press. Default 0.
  open var numberOfTapsRequired = 0
  /// How many fingers press. Default 1.
  open var numberOfTouchesRequired = 1

  private var taps = TapCounter()

  /// Starts to wait once all fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard ownState == .possible else { return touches.forEach { ignore($0, for: event) } }
    taps.stopTimer()
    switch taps.begin(touches, needed: numberOfTouchesRequired, within: GestureLimits.tapDistance) {
    case .failed: fail()
    case .complete: isPress ? waitForPress() : waitForTap(GestureLimits.tapDuration)
    case .underWay, .tapped: break
    }
  }

  /// Changes, or fails if a finger moves before the press begins.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState.isActive { return state = .changed }
    let allowed = isPress ? allowableMovement : GestureLimits.tapMovement
    if !taps.isNear(touches, within: allowed) { fail() }
  }

  /// Ends with the first finger that is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState.isActive { return state = .ended }
    guard !isPress else { return fail() }
    switch taps.end(touches) {
    case .tapped: waitForTap(GestureLimits.tapInterval)
    case .failed: fail()
    case .underWay, .complete: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState.isActive { state = .cancelled } else { fail() }
  }

  open override func reset() {
    super.reset()
    taps.stopTimer()
    taps = TapCounter()
  }

  override var awaitsFingers: Bool { taps.isBetweenTaps }

  private var isPress: Bool { taps.count >= numberOfTapsRequired }

  private func waitForPress() {
    guard minimumPressDuration > 0 else { return state = .began }
    taps.timer = schedule(after: minimumPressDuration) { recognizer in recognizer.state = .began }
  }

  private func waitForTap(_ seconds: TimeInterval) {
    taps.stopTimer()
    taps.timer = schedule(after: seconds) { recognizer in
      (recognizer as? UILongPressGestureRecognizer)?.fail()
    }
  }

  private func fail() {
    taps.stopTimer()
    if ownState == .possible { state = .failed }
  }
}
