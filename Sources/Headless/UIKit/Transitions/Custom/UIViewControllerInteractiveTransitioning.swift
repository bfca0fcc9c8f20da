/// Has a gesture drive a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when a transition starts that a gesture drives.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest is done when the gesture is over; 1 takes the part of the duration that is
  /// left. Default 1.
  var completionSpeed: CGFloat { get }
  /// How the rest goes on when the gesture is over. Default slow at both ends. (FS-382)
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture drives the transition from its start. Default true.
  @available(iOS 10.0, tvOS 10.0, *)
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Is 1.
  public var completionSpeed: CGFloat { 1 }
  /// Is slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Is true.
  public var wantsInteractiveStart: Bool { true }
}

/// Drives the animations of an animator by how much of a gesture is done.
///
/// > Source: UIKit documentation, `UIPercentDrivenInteractiveTransition`. FS-311.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The transition that is driven.
  final weak var context: TransitionContext?

  /// How long the transition takes, in seconds.
  open var duration: CGFloat { CGFloat(context?.transition?.coordinator.transitionDuration ?? 0) }
  /// How much of the transition was done by the last update, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest is done when the gesture is over. Default 1.
  open var completionSpeed: CGFloat = 1
  /// How the rest goes on when the gesture is over: at this pace the animator's own time passes, a
  /// choice of what it acts on. Default slow at both ends.
  ///
  /// > Source: UIKit documentation, `completionCurve`. FS-382.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// A pace for the rest in place of ``completionCurve``. Default none.
  ///
  /// > Source: UIKit documentation, `timingCurve`. FS-382.
  @available(iOS 10.0, tvOS 10.0, *)
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a gesture drives the transition from its start. Default true.
  @available(iOS 10.0, tvOS 10.0, *)
  open var wantsInteractiveStart = true

  /// Creates an object that drives nothing yet.
  public override init() {
    super.init()
  }

  /// Has the animator make its animations, which then stand still at the start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    percentComplete = 0
    context?.transition?.animate()
  }

  /// Has a transition that runs stand still where it is.
  @available(iOS 10.0, tvOS 10.0, *)
  open func pause() {
    context?.pauseInteractiveTransition()
    percentComplete = context?.transition?.coordinator.percentComplete ?? percentComplete
  }

  /// Shows a part of the way.
  ///
  /// - Parameter percentComplete: From 0 to 1; what is beyond counts as the end.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Goes back from where it is to the start.
  open func cancel() {
    context?.cancelInteractiveTransition()
  }

  /// Goes on from where it is to the end.
  open func finish() {
    context?.finishInteractiveTransition()
  }
}
