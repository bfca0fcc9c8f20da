/// A transition that an app's animator makes. It is over when the animator says so, and not by the
/// clock. (FS-310)
@MainActor final class CustomTransition {
  let animator: any UIViewControllerAnimatedTransitioning
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  private var onEnd: ((Bool) -> Void)?

  init(_ animator: any UIViewControllerAnimatedTransitioning, context: TransitionContext) {
    self.animator = animator
    self.context = context
    coordinator = TransitionCoordinator(
      in: context.containerView, duration: animator.transitionDuration(using: context),
      isAnimated: true, style: context.presentationStyle,
      from: context.viewController(forKey: .from), to: context.viewController(forKey: .to))
    coordinator.context = context
    context.transition = self
  }

  /// Starts, and calls `onEnd` with whether the new controller stays.
  func run(onEnd: @escaping (Bool) -> Void) {
    self.onEnd = onEnd
    animator.animateTransition(using: context)
    guard context.transition != nil else { return }
    coordinator.changeAlongside()
  }

  func end(_ didComplete: Bool) {
    let onEnd = onEnd
    self.onEnd = nil
    coordinator.finish {
      onEnd?(didComplete)
      animator.animationEnded(didComplete)
    }
  }
}
