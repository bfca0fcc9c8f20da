/// One controller shown by another, from the first container view to the last. The presenting
/// controller retains it; it retains the presented one.
@MainActor final class Presentation {
  enum Stage { case presenting, presented, dismissing, over }

  let presented: UIViewController
  private(set) weak var presenting: UIViewController?
  let manager: UIPresentationController
  /// The presentation controller in use: that of the style, or the one it adapted to. (FS-280)
  private(set) var shown: UIPresentationController
  /// The style that the presentation has adapted to; none for its own.
  private var adaptiveStyle = UIModalPresentationStyle.none
  private(set) var coordinator: TransitionCoordinator?
  private(set) var stage = Stage.presenting
  private var replaced: ReplacedView?
  /// The running transition, if an app's animator makes it.
  private var transition: CustomTransition?

  init(
    presented: UIViewController, presenting: UIViewController, manager: UIPresentationController
  ) {
    self.presented = presented
    self.presenting = presenting
    self.manager = manager
    shown = manager
    presented.presentationOfSelf = self
    presented.plannedPresentationController = nil
  }

  /// Inserts the container and the view into the view that they cover.
  func begin(in surroundings: UIView, animated: Bool, source: UIViewController) {
    let container = UITransitionView(frame: surroundings.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surroundings.addSubview(container)
    if animated { prepareBeginning(in: container, source: source) }
    let coordinator = coordinator ?? makeCoordinator(in: container, isAnimated: animated)
    adaptiveStyle = manager.adaptation(to: container.traitCollection)
    show(in: container, with: coordinator)
    shown.presentationTransitionWillBegin()
    presented.loadViewIfNeeded()
    if shown.shouldRemovePresentersView { presenting?.holdAppearance(false, animated: animated) }
    presented.holdAppearance(true, animated: animated)
    shown.installPresentedView(adding: transition == nil)
    if transition != nil, shown.shouldRemovePresentersView { movePresentersView(into: container) }
  }

  /// Adapts to new traits around: another presentation controller may show the controller then.
  func adapt() {
    guard stage == .presented || stage == .presenting,
      let container = shown.containerView as? UITransitionView
    else { return }
    let style = manager.adaptation(to: container.traitCollection)
    guard style != adaptiveStyle else { return }
    adaptiveStyle = style
    // The controller stays on the screen, under another presentation controller.
    presented.appearance.isHeld = true
    defer { presented.appearance.isHeld = stage == .presenting }
    container.subviews.forEach { $0.removeFromSuperview() }
    shown.containerView = nil
    let wasRemoved = shown.shouldRemovePresentersView
    show(in: container, with: coordinator ?? container.window?.windowScene?.coordinator)
    shown.installPresentedView(adding: true)
    if stage == .presented, wasRemoved != shown.shouldRemovePresentersView { movePresentersView() }
  }

  /// Removes the presenting view, or inserts it again, after the presentation has adapted.
  private func movePresentersView() {
    presenting?.holdAppearance(replaced != nil, animated: false)
    if let replaced {
      replaced.putBack()
      self.replaced = nil
    } else {
      replaced = presenting?.viewIfLoaded.flatMap(ReplacedView.init)
    }
    presenting?.releaseAppearance()
  }

  private func show(in container: UITransitionView, with coordinator: TransitionCoordinator?) {
    shown = manager.presentationController(for: adaptiveStyle, with: coordinator)
    shown.containerView = container
    container.manager = shown
  }

  private func makeCoordinator(in container: UIView, isAnimated: Bool) -> TransitionCoordinator {
    let isComing = stage == .presenting
    let new = TransitionCoordinator(
      in: container, duration: SimulatedDevice.current.behavior.presentationDuration,
      isAnimated: isAnimated, style: presented.modalPresentationStyle,
      from: isComing ? presenting : presented, to: isComing ? presented : presenting)
    coordinator = new
    return new
  }

  /// Runs the animations beside the transition, then `completion` when the clock has advanced, with
  /// false if a gesture cancelled the change.
  func run(completion: @escaping (Bool) -> Void) {
    guard let coordinator else { return completion(true) }
    if let transition {
      transition.run(onEnd: completion)
    } else {
      coordinator.run(onEnd: { completion(true) })
    }
  }

  func completeBeginning() {
    guard stage == .presenting else { return }
    transition = nil
    presented.releaseAppearance()
    if shown.shouldRemovePresentersView, let presenting {
      if let replaced {
        replaced.view.removeFromSuperview()
      } else {
        replaced = presenting.viewIfLoaded.flatMap(ReplacedView.init)
      }
      presenting.releaseAppearance()
    }
    stage = .presented
    shown.presentationTransitionDidEnd(true)
    coordinator = nil
  }

  func beginEnd(animated: Bool) {
    if stage == .presenting { completeBeginning() }
    stage = .dismissing
    if let container = shown.containerView {
      if animated { prepareEnd(in: container) }
      if transition == nil { _ = makeCoordinator(in: container, isAnimated: animated) }
    }
    shown.dismissalTransitionWillBegin()
    presented.holdAppearance(false, animated: animated)
    guard let replaced else { return }
    presenting?.holdAppearance(true, animated: animated)
    if transition == nil { replaced.putBack() }
  }

  func completeEnd() {
    guard stage == .dismissing else { return }
    stage = .over
    transition = nil
    if let replaced, !replaced.isBack { replaced.putBack() }
    shown.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.releaseAppearance()
    if replaced != nil { presenting?.releaseAppearance() }
    removeContainer()
    presented.presentationOfSelf = nil
    if presenting?.presentation === self { presenting?.presentation = nil }
    SimulatedDevice.current.updateStatusBar()
    shown.dismissalTransitionDidEnd(true)
    coordinator = nil
  }

  // MARK: Transitions of the app

  private func prepareBeginning(in container: UIView, source: UIViewController) {
    guard let delegate = presented.transitioningDelegate, let presenting,
      let animator = delegate.animationController(
        forPresented: presented, presenting: presenting, source: source)
    else { return }
    transition = CustomTransition(
      animator,
      context: TransitionContext(
        in: container, style: presented.modalPresentationStyle, from: presentersSide(in: container),
        to: TransitionSide(
          controller: presented, view: { [self] in shown.presentedView }, initialFrame: { .zero },
          finalFrame: { [self] in shown.frameOfPresentedViewInContainerView })))
    coordinator = transition?.coordinator
  }

  private func prepareEnd(in container: UIView) {
    guard let delegate = presented.transitioningDelegate, presenting != nil,
      let animator = delegate.animationController(forDismissed: presented)
    else { return }
    let frame = shown.presentedView?.frame ?? .zero
    transition = CustomTransition(
      animator,
      context: TransitionContext(
        in: container, style: presented.modalPresentationStyle,
        from: TransitionSide(
          controller: presented, view: { [self] in shown.presentedView }, initialFrame: { frame },
          finalFrame: { .zero }),
        to: presentersSide(in: container)))
    coordinator = transition?.coordinator
  }

  /// The presenting controller: its view takes part only if the presentation removes it.
  private func presentersSide(in container: UIView) -> TransitionSide {
    let controller = presenting ?? presented
    let isComing = stage == .dismissing
    let removes = { [self] in shown.shouldRemovePresentersView }
    return TransitionSide(
      controller: controller, view: { removes() ? controller.view : nil },
      initialFrame: { isComing && removes() ? .zero : container.bounds },
      finalFrame: { !isComing && removes() ? .zero : container.bounds })
  }

  /// Puts the presenting view into the container, where an animator moves it.
  private func movePresentersView(into container: UIView) {
    replaced = presenting?.viewIfLoaded.flatMap(ReplacedView.init)
    guard let view = replaced?.view else { return }
    view.frame = container.bounds
    container.insertSubview(view, at: 0)
  }

  /// Restores the state before, as the animator took the presentation back. (FS-312)
  func undoBeginning() {
    guard stage == .presenting else { return }
    stage = .over
    transition = nil
    presented.holdAppearance(false, animated: true)
    if shown.shouldRemovePresentersView { presenting?.holdAppearance(true, animated: true) }
    replaced?.putBack()
    shown.presentedView?.removeFromSuperview()
    presented.releaseAppearance()
    if shown.shouldRemovePresentersView { presenting?.releaseAppearance() }
    removeContainer()
    presented.presentationOfSelf = nil
    if presenting?.presentation === self { presenting?.presentation = nil }
    SimulatedDevice.current.updateStatusBar()
    shown.presentationTransitionDidEnd(false)
    coordinator = nil
  }

  /// Continues the presentation, because a gesture cancelled the dismissal. (FS-312)
  func undoEnd() {
    guard stage == .dismissing else { return }
    stage = .presented
    transition = nil
    presented.holdAppearance(true, animated: true)
    if let replaced {
      presenting?.holdAppearance(false, animated: true)
      replaced.view.removeFromSuperview()
      presenting?.releaseAppearance()
    }
    if let view = shown.presentedView, view.superview == nil {
      shown.containerView?.addSubview(view)
    }
    presented.releaseAppearance()
    shown.dismissalTransitionDidEnd(false)
    coordinator = nil
  }

  /// The empty container may stay for a turn. (``SimulatedBehavior/leavesContainerAfterDismissal``)
  private func removeContainer() {
    let device = SimulatedDevice.current
    guard let container = shown.containerView else { return }
    if device.behavior.leavesContainerAfterDismissal {
      device.queue.afterNextEvent { container.removeFromSuperview() }
    } else {
      container.removeFromSuperview()
    }
  }
}

/// The place of a view before a full-screen presentation replaced it.
@MainActor struct ReplacedView {
  let view: UIView
  let superview: UIView
  let index: Int

  /// Removes the view from its superview.
  init?(_ view: UIView) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
  }

  var isBack: Bool { view.superview === superview }

  func putBack() {
    view.frame = superview.bounds
    superview.insertSubview(view, at: index)
  }
}
