/// A transition that an app's animator makes, and a gesture may drive. It is over when the animator
/// says so, and not by the clock. (FS-310)
@MainActor final class CustomTransition {
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  /// The animations of the animator, and those alongside.
  private let drive = TransitionDrive()
  private var onEnd: ((Bool) -> Void)?
  /// The animator's interruptible animator, instead of its animations.
  private var interruptible: (any UIViewImplicitlyAnimating)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    drivenBy interactor: (any UIViewControllerInteractiveTransitioning)?, context: TransitionContext
  ) {
    self.animator = animator
    self.interactor = interactor
    self.context = context
    coordinator = TransitionCoordinator(
      in: context.containerView, duration: animator.transitionDuration(using: context),
      isAnimated: true, style: context.presentationStyle,
      from: context.viewController(forKey: .from), to: context.viewController(forKey: .to))
    coordinator.context = context
    coordinator.initiallyInteractive = interactor?.wantsInteractiveStart ?? false
    coordinator.isInterruptible = interactor != nil
    context.transition = self
  }

  /// Starts, and calls `onEnd` with whether the new controller stays.
  func run(onEnd: @escaping (Bool) -> Void) {
    self.onEnd = onEnd
    (interactor as? UIPercentDrivenInteractiveTransition)?.context = context
    if let interactor, interactor.wantsInteractiveStart {
      context.interact()
      interactor.startInteractiveTransition(context)
    } else {
      animate()
    }
    guard context.transition != nil else { return }
    drive.record { coordinator.changeAlongside() }
  }

  /// Starts the animator's animations.
  func animate() {
    drive.record {
      let given = interactor.map { _ in animator.interruptibleAnimator(using: context) }
      guard let given, !(given is NoAnimator) else {
        return animator.animateTransition(using: context)
      }
      interruptible = given
      given.startAnimation()
    }
  }

  // MARK: Driving

  func hold() {
    drive.hold()
    let duration = coordinator.transitionDuration
    coordinator.percentComplete = duration > 0 ? min(CGFloat(drive.elapsed / duration), 1) : 0
  }

  func move(to part: CGFloat) {
    coordinator.percentComplete = part
    drive.move(to: TimeInterval(part) * coordinator.transitionDuration)
  }

  /// Continues to the end, or back to the start.
  func goOn(backwards: Bool) {
    let speed = max(TimeInterval(interactor?.completionSpeed ?? 1), 0.001)
    drive.goOn(rate: backwards ? -speed : speed, pace: paceOfRest)
  }

  /// The curve of the rest after a gesture. (FS-382)
  private var paceOfRest: AnimationTiming.Pace? {
    let curve = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
    return (curve as? any PaceProvider)?.pace ?? interactor?.completionCurve.pace
  }

  func tellOfInteraction() { coordinator.tellOfInteraction() }

  func end(_ didComplete: Bool) {
    let onEnd = onEnd
    self.onEnd = nil
    coordinator.finish {
      onEnd?(didComplete)
      animator.animationEnded(didComplete)
    }
  }
}
