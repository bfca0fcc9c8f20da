// The views that UIKit itself puts between a window and the views of controllers. Their names are
// UIKit's, because some apps search for them. (FS-075)

/// Fills the window around the view of a controller, and takes the touches that none of its
/// subviews takes.
class UITransitionView: UIView {
  /// Whether touches beside the presented view reach the views behind. (FS-184)
  var leavesTouchesToWhatIsBehind = false
  /// The presentation controller that places the presented view in this one.
  weak var manager: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    manager?.containerViewWillLayoutSubviews()
    manager?.placePresentedView()
    manager?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    manager?.presentedViewController.presentationOfSelf?.adapt()
  }

  /// Hides the views behind a presentation from assistive apps. (FS-261)
  override var accessibilityViewIsModal: Bool {
    get {
      super.accessibilityViewIsModal || manager != nil && !leavesTouchesToWhatIsBehind
    }
    set { super.accessibilityViewIsModal = newValue }
  }

  override func accessibilityPerformEscape() -> Bool { manager?.userEscapes() ?? false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return leavesTouchesToWhatIsBehind && hit === self ? nil : hit
  }
}

/// A view between a transition view and the controller's view, with the shadow of the latter.
class UIDropShadowView: UIView {}

/// Dims the views behind a presented controller, and takes the touches beside it.
final class UIDimmingView: UIView {
  /// Called when a finger that came down here was lifted.
  var onTap: (() -> Void)?
  /// Views behind that still get their touches.
  var passthroughViews: () -> [UIView] = { [] }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let behind = passthroughViews().lazy.compactMap { [self] view in
      view.hitTest(convert(point, to: view), with: event)
    }
    return behind.first ?? hit
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
