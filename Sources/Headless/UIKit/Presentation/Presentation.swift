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
  let manager: UIPresentationController
  private(set) var stage = Stage.presenting
  private var replaced: ReplacedView?

  init(
    presented: UIViewController, presenting: UIViewController, manager: UIPresentationController
  ) {
    self.presented = presented
    self.presenting = presenting
    self.manager = manager
    presented.presentationOfSelf = self
    presented.plannedPresentationController = nil
  }

  /// Inserts the container and the view into the view that they cover.
  func begin(in surroundings: UIView, animated: Bool) {
    let container = UITransitionView(frame: surroundings.bounds)
    manager.containerView = container
    container.manager = manager
    surroundings.addSubview(container)
    manager.presentationTransitionWillBegin()
    presented.loadViewIfNeeded()
    if manager.shouldRemovePresentersView { presenting?.holdAppearance(false, animated: animated) }
    presented.holdAppearance(true, animated: animated)
    manager.installPresentedView()
  }

  func completeBeginning() {
    guard stage == .presenting else { return }
    presented.releaseAppearance()
    if manager.shouldRemovePresentersView, let presenting {
      replaced = presenting.viewIfLoaded.flatMap(ReplacedView.init)
      presenting.releaseAppearance()
    }
    stage = .presented
    manager.presentationTransitionDidEnd(true)
  }

  func beginEnd(animated: Bool) {
    if stage == .presenting { completeBeginning() }
    stage = .dismissing
    manager.dismissalTransitionWillBegin()
    presented.holdAppearance(false, animated: animated)
    guard let replaced else { return }
    presenting?.holdAppearance(true, animated: animated)
    replaced.putBack()
  }

  func completeEnd() {
    guard stage == .dismissing else { return }
    stage = .over
    manager.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.releaseAppearance()
    if replaced != nil { presenting?.releaseAppearance() }
    removeContainer()
    presented.presentationOfSelf = nil
    if presenting?.presentation === self { presenting?.presentation = nil }
    manager.dismissalTransitionDidEnd(true)
  }

  /// The empty container may stay for a turn. (``SimulatedBehavior/leavesContainerAfterDismissal``)
  private func removeContainer() {
    let device = SimulatedDevice.current
    guard let container = manager.containerView else { return }
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
