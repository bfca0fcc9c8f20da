/// The context of a transition, which an animator reads and reports its progress to.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens. It contains the disappearing view; an animator adds
  /// the appearing one.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the animator took the transition back.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; none if nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports that all animations are over; must be called once.
  ///
  /// - Parameter didComplete: Whether the new controller stays; otherwise the old one does.
  ///
  /// > Source: UIKit documentation, `completeTransition(_:)`. FS-310, FS-312.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or appears; nil for one that does not move.
  @available(iOS 8.0, *)
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the interface: none, because windows here have their new size at once.
  @available(iOS 8.0, *)
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view at the start, in points of the container; zero if it
  /// is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in points of the container; zero if it
  /// has disappeared then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
