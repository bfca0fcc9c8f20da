/// Covers the window and removes the presenting view from it.
final class _UIFullscreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Covers the window; the views behind stay.
final class _UIOverFullscreenPresentationController: UIPresentationController {}

/// Covers the context and removes the presenting view from it.
final class _UICurrentContextPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Covers the context; the views behind stay.
final class _UIOverCurrentContextPresentationController: UIPresentationController {}

/// A presentation that dims the area around it; touches there may dismiss it.
@preconcurrency @MainActor open class _UIDimmingPresentationController: UIPresentationController {
  private var wrapper: UIView?
  private weak var dimming: UIView?

  /// Whether the area around the presented view is dimmed and takes touches.
  var isDimmed: Bool { true }

  /// Applies another place or another dimming, after the view was shown.
  final func update() {
    guard let containerView, let shown = presentedView, shown.superview === containerView else {
      return
    }
    shown.frame = frameOfPresentedViewInContainerView
    if wrapper != nil { presentedViewController.viewIfLoaded?.frame = shown.bounds }
    applyDimming(in: containerView)
  }

  override func placePresentedView() {
    guard sizeOfPlacing != containerView?.bounds.size else { return }
    sizeOfPlacing = containerView?.bounds.size
    update()
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

  override func installPresentedView(adding: Bool) {
    guard let containerView else { return }
    let dimming = UIDimmingView(frame: containerView.bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.dimming = dimming
    dimming.onTap = { [weak self] in self?.userTappedOutside() }
    dimming.passthroughViews = { [weak self] in self?.viewsOutside ?? [] }
    containerView.addSubview(dimming)
    applyDimming(in: containerView)
    let frame = frameOfPresentedViewInContainerView
    wrapper = makeWrapper()
    guard let wrapper, let view = presentedViewController.view else {
      return super.installPresentedView(adding: adding)
    }
    wrapper.frame = frame
    if adding { containerView.addSubview(wrapper) }
    sizeOfPlacing = containerView.bounds.size
    view.frame = wrapper.bounds
    wrapper.addSubview(view)
  }

  private func userTappedOutside() { if dismissesOnTapOutside { userDismisses() } }

  override func userEscapes() -> Bool { userDismisses() }

  /// Dismisses it for a user, if the delegate and the controller allow that.
  @discardableResult private func userDismisses() -> Bool {
    guard presentedViewController.presentation == nil else { return false }
    // Delegates know the presentation controller of the style, even if another one shows the view.
    let known = original ?? self
    let mayDismiss = delegate?.presentationControllerShouldDismiss(known) ?? true
    guard mayDismiss, !presentedViewController.isModalInPresentation else {
      delegate?.presentationControllerDidAttemptToDismiss(known)
      return false
    }
    delegate?.presentationControllerWillDismiss(known)
    presentedViewController.dismiss(animated: true) { [weak self] in
      guard let self, presentedViewController.presentationOfSelf == nil else { return }
      delegate?.presentationControllerDidDismiss(known)
    }
    return true
  }
}

/// An alert in the middle of the window; touches beside it do nothing.
final class _UIAlertControllerAlertPresentationController: _UIDimmingPresentationController {
  override func makeWrapper() -> UIView? { nil }
  override var dismissesOnTapOutside: Bool { false }

  /// Runs the alert's cancel action; without one the alert stays.
  override func userEscapes() -> Bool {
    (presentedViewController as? UIAlertController)?.cancel() ?? false
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    frame(inContainerSized: containerView?.bounds.size ?? .zero)
  }

  override func frame(inContainerSized size: CGSize) -> CGRect {
    let ownSize = presentedViewController.view.sizeThatFits(.zero)
    return CGRect(origin: .zero, size: size).centered(ownSize)
  }
}

extension CGRect {
  /// A rectangle of a size with the same middle.
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
