/// An object with a size on the screen that contains other such objects: a controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a contained controller prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size that is announced to a contained controller, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes with the scene.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before traits change with the scene.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {
  /// Announces a size to children, and the presented controller's own size to that controller.
  ///
  /// A child is notified if its size changes; a presented controller is notified by its
  /// presentation controller.
  ///
  /// > Source: UIKit's header: "If the returned size is the same as the child container's current
  /// > size, viewWillTransitionToSize:withTransitionCoordinator: will not be called." FS-273.
  final func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }

  /// Announces traits to children.
  final func passOn(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let own = UITraitCollection(child.traits(within: traits.values))
      if own != child.traitCollection { child.willTransition(to: own, with: coordinator) }
    }
  }

  /// Notifies the container of the controller that its preferred size changed.
  final func tellOfPreferredSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentationOfSelf?.shown.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}
