/// One controller shown by another, from the first container view to the last.
///
/// The presenting controller keeps it; it keeps the presented one.
@MainActor
final class Presentation {
  enum Stage {
    case presenting, presented, dismissing, over
  }

  let presented: UIViewController
  private(set) weak var presenting: UIViewController?
  /// What the style asks for.
  let manager: UIPresentationController
  /// What shows the controller: what the style asks for, or what that has adapted to. (FS-280)
  private(set) var shown: UIPresentationController
  /// The style that the presentation has adapted to; none for its own.
  private var adaptiveStyle = UIModalPresentationStyle.none
  /// Who runs the change that goes on.
  private(set) var coordinator: TransitionCoordinator?
  private(set) var stage = Stage.presenting
  private var replaced: ReplacedView?

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
  func begin(in surroundings: UIView, animated: Bool) {
    let container = UITransitionView(frame: surroundings.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surroundings.addSubview(container)
    let coordinator = makeCoordinator(in: container, isAnimated: animated)
    adaptiveStyle = manager.adaptation(to: container.traitCollection)
    show(in: container, with: coordinator)
    shown.presentationTransitionWillBegin()
    presented.loadViewIfNeeded()
    if shown.shouldRemovePresentersView { presenting?.holdAppearance(false, animated: animated) }
    presented.holdAppearance(true, animated: animated)
    shown.installPresentedView()
  }

  /// Takes in that what is around has other traits: what shows the controller may be another one.
  func adapt() {
    guard stage == .presented || stage == .presenting,
      let container = shown.containerView as? UITransitionView
    else { return }
    let style = manager.adaptation(to: container.traitCollection)
    guard style != adaptiveStyle else { return }
    adaptiveStyle = style
    // The controller stays on the screen, in other surroundings.
    presented.appearance.isHeld = true
    defer { presented.appearance.isHeld = stage == .presenting }
    container.subviews.forEach { $0.removeFromSuperview() }
    shown.containerView = nil
    let wasRemoved = shown.shouldRemovePresentersView
    show(in: container, with: coordinator ?? container.window?.windowScene?.coordinator)
    shown.installPresentedView()
    if stage == .presented, wasRemoved != shown.shouldRemovePresentersView { movePresentersView() }
  }

  /// Takes the presenting view away, or puts it back, after the presentation has adapted.
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

  /// Runs what is to go along, then `completion` when the clock has gone on.
  func run(completion: @escaping () -> Void) {
    guard let coordinator else { return completion() }
    coordinator.run(onEnd: completion)
  }

  func completeBeginning() {
    guard stage == .presenting else { return }
    presented.releaseAppearance()
    if shown.shouldRemovePresentersView, let presenting {
      replaced = presenting.viewIfLoaded.flatMap(ReplacedView.init)
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
      _ = makeCoordinator(in: container, isAnimated: animated)
    }
    shown.dismissalTransitionWillBegin()
    presented.holdAppearance(false, animated: animated)
    guard let replaced else { return }
    presenting?.holdAppearance(true, animated: animated)
    replaced.putBack()
  }

  func completeEnd() {
    guard stage == .dismissing else { return }
    stage = .over
    shown.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.releaseAppearance()
    if replaced != nil { presenting?.releaseAppearance() }
    removeContainer()
    presented.presentationOfSelf = nil
    if presenting?.presentation === self { presenting?.presentation = nil }
    shown.dismissalTransitionDidEnd(true)
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

/// Where a view was before a full-screen presentation took its place.
@MainActor
private struct ReplacedView {
  let view: UIView
  let superview: UIView
  let index: Int

  /// Takes the view out of its superview.
  init?(_ view: UIView) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
  }

  func putBack() {
    view.frame = superview.bounds
    superview.insertSubview(view, at: index)
  }
}
