/// Manages the presentation of a controller: its container, its frame, its decorating views.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  final weak var presenter: UIViewController?
  final let styleWhenMade: UIModalPresentationStyle
  /// The delegate, which is called when users dismiss and which chooses the adapted style.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that fills the window around the presented one, while there is one.
  open internal(set) var containerView: UIView?

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    styleWhenMade = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Returns the style to which the presentation adapts with some traits: the delegate's, else the
  /// system's choice; none if it keeps its own.
  ///
  /// > Source: UIKit documentation, `adaptivePresentationStyle(for:traitCollection:)`. FS-280.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    let style = asked ?? .automatic
    return style == .automatic ? systemStyle(for: traitCollection) : style
  }

  /// The style that the system adapts to, unless the delegate returns another.
  func systemStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The style to which the presentation adapts with some traits; none for its own.
  final func adaptation(to traits: UITraitCollection) -> UIModalPresentationStyle {
    let style = adaptivePresentationStyle(for: traits)
    return style == presentationStyle ? .none : style
  }

  /// The presentation controller for a style: this one if the style is none, else another one.
  final func presentationController(
    for style: UIModalPresentationStyle,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) -> UIPresentationController {
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    guard style != .none else {
      if let popover = self as? UIPopoverPresentationController { popover.prepare() }
      return self
    }
    let other = presentedViewController.makeStyledManager(style, presenting: presenter)
    other.original = self
    other.delegate = delegate
    delegate?.presentationController(self, prepare: other)
    return other
  }

  /// The view that is put into the container. Default the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view, in points of the container. Default all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting view is removed when the presentation is complete. Default false.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presented view is added. Does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation is complete. Does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is dismissed. Does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal is complete. Does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container places its subviews. Does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container placed its subviews. Does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Dismisses the controller for a user of an assistive app, and returns whether it does. Default
  /// false: a presentation that covers everything needs a button of its own for that. (FS-260)
  func userEscapes() -> Bool { false }

  /// Called when the presented controller prefers another size. Lays the container out again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    sizeOfPlacing = nil
    containerView?.setNeedsLayout()
  }

  /// Returns the size for the presented controller. Default that of its frame, a choice.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(inContainerSized: parentSize).size }

  /// Called before the container is resized with the scene. Notifies the presented controller if
  /// its size changes.
  ///
  /// > Source: UIKit documentation, `UIViewController.viewWillTransition(to:with:)`: "Presentation
  /// > controllers forward the size change to their presented view controller." FS-273.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let ownSize = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    if ownSize != presentedViewController.viewIfLoaded?.bounds.size {
      presentedViewController.viewWillTransition(to: ownSize, with: coordinator)
    }
  }

  /// Called before traits change with the scene. Notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = UITraitCollection(presentedViewController.traits(within: newCollection.values))
    if own != presentedViewController.traitCollection {
      presentedViewController.willTransition(to: own, with: coordinator)
    }
  }

  /// The size that the presented view was placed for last.
  final var sizeOfPlacing: CGSize?
  /// The presentation controller that this one replaces.
  final weak var original: UIPresentationController?

  /// The frame of the presented view in a container of another size, in points of the container.
  func frame(inContainerSized size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  /// Sets the frame of the presented view once for each size of the container, a choice.
  func placePresentedView() {
    guard let containerView, sizeOfPlacing != containerView.bounds.size else { return }
    sizeOfPlacing = containerView.bounds.size
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Places the presented view, and adds it to the container unless an animator is to do that.
  func installPresentedView(adding: Bool) {
    guard let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
    if adding { containerView?.addSubview(view) }
    sizeOfPlacing = containerView?.bounds.size
  }

  /// The traits of the presentation.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? UITraitCollection(SimulatedDevice.current.expectedTraits)
  }
}

extension UIPresentationController: UIContentContainer {
  /// The preferred size of the presented controller.
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}

/// The delegate of a presentation that users can dismiss.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether users may dismiss now.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  /// Called when a user is about to dismiss the presentation.
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  /// Called when a user dismissed the presentation.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// Called when a user tried to dismiss a presentation that does not allow it.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
  /// Returns the style of a presentation in a compact width; automatic for the system's choice.
  /// (FS-280)
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style that a presentation has with some traits; automatic for the system's choice.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called with the presentation controller that replaces the delegate's own, to configure it.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Called before a presentation, with its future style; none if that is its own.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
  /// Returns automatic: the system chooses.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Returns the delegate's style for a compact width, if the width is compact.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    return isCompact ? self.adaptivePresentationStyle(for: controller) : .automatic
  }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}
