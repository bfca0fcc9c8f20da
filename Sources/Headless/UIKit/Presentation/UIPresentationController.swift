/// What manages how a controller is presented: the container, the place in it, what is added.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  final weak var presenter: UIViewController?
  final let styleWhenMade: UIModalPresentationStyle
  /// Who is asked and told about the dismissal by users.
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

  /// The style that the presentation stands for.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view that is put into the container. Default the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view goes, in points of the container. Default all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting controller's view goes when the presentation is complete. Default false.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presented view is added. Does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation is complete. Does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view goes. Does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal is complete. Does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container places its subviews. Does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container placed its subviews. Does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Goes away because a user of an assistive app wants to leave, and returns whether it does. Default
  /// false: what covers all has to have a way out of its own. (FS-260)
  func userEscapes() -> Bool { false }

  /// Adds the presented view to the container.
  func installPresentedView() {
    guard let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
    containerView?.addSubview(view)
  }
}

/// Who makes the presentation controllers of custom presentations.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the object that manages a presentation, or nil for the style's own.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Who is asked and told when users dismiss a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether users may dismiss now.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  /// Tells that users are about to dismiss.
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  /// Tells that users dismissed.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// Tells that users tried to dismiss what may not be.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
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
}
