extension UIViewController {
  final var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentationOfSelf?.coordinator ?? presentation?.coordinator ?? exchangeOfChildren
      ?? parent?.transitionCoordinator ?? viewIfLoaded?.window?.windowScene?.coordinator
  }

  /// Shows one child instead of another, whose view is in the container, with an app's animator.
  /// `onEnd` gets whether the new child stays, before the children are notified that they appeared
  /// or disappeared. (FS-314)
  final func exchange(
    _ old: UIViewController, for new: UIViewController, in container: UIView,
    with animator: any UIViewControllerAnimatedTransitioning,
    onEnd: @escaping (Bool) -> Void
  ) {
    let transition = CustomTransition(
      animator,
      context: TransitionContext(
        in: container,
        from: TransitionSide(
          controller: old, view: { old.view }, initialFrame: { container.bounds },
          finalFrame: { .zero }),
        to: TransitionSide(
          controller: new, view: { new.view }, initialFrame: { .zero },
          finalFrame: { container.bounds })))
    exchangeOfChildren = transition.coordinator
    new.loadedView.frame = container.bounds
    old.holdAppearance(false, animated: true)
    new.holdAppearance(true, animated: true)
    transition.run { [self] didComplete in
      let (shown, gone) = didComplete ? (new, old) : (old, new)
      if !didComplete {
        new.holdAppearance(false, animated: true)
        old.holdAppearance(true, animated: true)
      }
      gone.viewIfLoaded?.removeFromSuperview()
      if let view = shown.viewIfLoaded, view.superview !== container { container.addSubview(view) }
      exchangeOfChildren = nil
      onEnd(didComplete)
      gone.releaseAppearance()
      shown.releaseAppearance()
      viewIfLoaded?.setNeedsLayout()
    }
  }
}
