/// The pan that moves a scroll view's content.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// Only a drag in a direction in which the content scrolls counts, which is a choice. If the
  /// content is at its end, a scroll view around this one that can still scroll gets the drag.
  override func isDrag(_ movement: CGVector, atLeast hysteresis: CGFloat) -> Bool {
    guard let scrollView else { return false }
    let (isAcross, isDown) = (abs(movement.dx) >= hysteresis, abs(movement.dy) >= hysteresis)
    let isDrag =
      isAcross && scrollView.scrollsHorizontally || isDown && scrollView.scrollsVertically
    return isDrag && !leaves(movement, of: scrollView)
  }

  private func leaves(_ movement: CGVector, of scrollView: UIScrollView) -> Bool {
    guard !scrollView.canFollow(movement) else { return false }
    return sequence(first: scrollView, next: \.superview).dropFirst().contains {
      ($0 as? UIScrollView)?.canFollow(movement) ?? false
    }
  }

  /// Stops content that is still scrolling.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.stopMotion(by: touches)
    super.touchesBegan(touches, with: event)
  }

  /// Content that has received a touch may have to keep it. (FS-153)
  override func mayBegin() -> Bool {
    attempt.touches.allSatisfy { scrollView?.mayTake($0) ?? true }
  }
}

/// Delays touches of the content for a moment, to see whether they drag. It never recognizes a
/// gesture, and fails after a while.
///
/// > Source: WWDC 2014, session 235. FS-151.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  private var timer: SimulatedTimer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard timer == nil else { return }
    timer = schedule(after: GestureLimits.contentTouchDelay) { $0.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    timer?.cancel()
    timer = nil
  }
}
