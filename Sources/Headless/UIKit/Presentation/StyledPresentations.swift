/// Covers the window and takes the presenting view out of it.
final class _UIFullscreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Covers the window; what was there stays.
final class _UIOverFullscreenPresentationController: UIPresentationController {}

/// Covers the context and takes the presenting view out of it.
final class _UICurrentContextPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Covers the context; what was there stays.
final class _UIOverCurrentContextPresentationController: UIPresentationController {}

/// A presentation beside which the rest is darkened, and touches there may dismiss it.
@preconcurrency @MainActor
open class _UIDimmingPresentationController: UIPresentationController {
  private var wrapper: UIView?
  private weak var dimming: UIView?

  /// Whether what is around the presented view is darkened and kept from touches.
  var isDimmed: Bool { true }

  /// Takes in another place or another dimming, once the view is shown.
  final func update() {
    guard let containerView, let wrapper else { return }
    wrapper.frame = frameOfPresentedViewInContainerView
    presentedViewController.viewIfLoaded?.frame = wrapper.bounds
    applyDimming(in: containerView)
  }

  private func applyDimming(in containerView: UIView) {
    dimming?.isHidden = !isDimmed
    (containerView as? UITransitionView)?.leavesTouchesToWhatIsBehind = !isDimmed
  }

  /// The view between the container and the presented one. Default a `UIDropShadowView`.
  func makeWrapper() -> UIView? { UIDropShadowView() }

  /// Views outside that still get their touches.
  var viewsOutside: [UIView] { [] }

  /// Whether a touch beside the view dismisses it.
  var dismissesOnTapOutside: Bool { true }

  /// The wrapper if there is one, else the presented controller's view.
  open override var presentedView: UIView? { wrapper ?? super.presentedView }

  override func installPresentedView() {
    guard let containerView else { return }
    let dimming = UIDimmingView(frame: containerView.bounds)
    self.dimming = dimming
    dimming.onTap = { [weak self] in self?.userTappedOutside() }
    dimming.passthroughViews = { [weak self] in self?.viewsOutside ?? [] }
    containerView.addSubview(dimming)
    applyDimming(in: containerView)
    let frame = frameOfPresentedViewInContainerView
    wrapper = makeWrapper()
    guard let wrapper, let view = presentedViewController.view else {
      return super.installPresentedView()
    }
    wrapper.frame = frame
    containerView.addSubview(wrapper)
    view.frame = wrapper.bounds
    wrapper.addSubview(view)
  }

  private func userTappedOutside() {
    if dismissesOnTapOutside { userDismisses() }
  }

  override func userEscapes() -> Bool { userDismisses() }

  /// Goes away as users have it, if the delegate and the controller allow that.
  @discardableResult
  private func userDismisses() -> Bool {
    guard presentedViewController.presentation == nil else { return false }
    let mayDismiss = delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayDismiss, !presentedViewController.isModalInPresentation else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}

/// A popover beside the view that it belongs to. Its size and place are choices.
@preconcurrency @MainActor
open class UIPopoverPresentationController: _UIDimmingPresentationController {
  /// The view that the popover belongs to.
  open weak var sourceView: UIView?
  /// The part of the source view that the popover points to, in points of that view.
  open var sourceRect = CGRect.null
  /// Views outside that still get their touches.
  open var passthroughViews: [UIView]?

  override var viewsOutside: [UIView] { passthroughViews ?? [] }

  override func makeWrapper() -> UIView? { _UIPopoverView() }

  /// Where the popover goes, in points of the container: below the source if there is room, else
  /// above, and inside in any case.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let preferred = presentedViewController.preferredContentSize
    let size = preferred == .zero ? CGSize(width: 320, height: 480) : preferred
    guard let sourceView else { return containerView.bounds.centered(size) }
    let source = sourceView.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    let fitsBelow = source.maxY + size.height <= containerView.bounds.maxY
    let x = min(max(source.midX - size.width / 2, 0), containerView.bounds.width - size.width)
    let y = fitsBelow ? source.maxY : max(source.minY - size.height, 0)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

/// The frame of a popover.
final class _UIPopoverView: UIView {}

/// An alert in the middle of the window; touches beside it do nothing.
final class _UIAlertControllerAlertPresentationController: _UIDimmingPresentationController {
  override func makeWrapper() -> UIView? { nil }
  override var dismissesOnTapOutside: Bool { false }

  /// Does what its cancelling button does; without one it stays.
  override func userEscapes() -> Bool {
    (presentedViewController as? UIAlertController)?.cancel() ?? false
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let size = presentedViewController.view.sizeThatFits(.zero)
    return (containerView?.bounds ?? .zero).centered(size)
  }
}

extension CGRect {
  /// A rectangle of a size with this one's middle.
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
