/// An object with which a gesture drives a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when a transition starts that a gesture drives.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest after the gesture; 1 takes the remaining part of the duration. Default
  /// 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest when the gesture is over. Default slow at both ends. (FS-382)
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture drives the transition from its start. Default true.
  @available(iOS 10.0, *)
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

/// Drives the animations of an animator by the progress of a gesture.
///
/// > Source: UIKit documentation, `UIPercentDrivenInteractiveTransition`. FS-311.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  final weak var context: TransitionContext?

  /// The duration of the transition, in seconds.
  open var duration: CGFloat { CGFloat(context?.transition?.coordinator.transitionDuration ?? 0) }
  /// The progress at the last update, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest when the gesture is over. Default 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest after the gesture: it applies to the animator's own time, a choice.
  /// Default slow at both ends.
  ///
  /// > Source: UIKit documentation, `completionCurve`. FS-382.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// A timing curve for the rest, instead of ``completionCurve``. Default none.
  ///
  /// > Source: UIKit documentation, `timingCurve`. FS-382.
  @available(iOS 10.0, *)
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a gesture drives the transition from its start. Default true.
  @available(iOS 10.0, *)
  open var wantsInteractiveStart = true

  public override init() { super.init() }

  /// Starts the animator's animations, which are then paused at the start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    percentComplete = 0
    context?.transition?.animate()
  }

  /// Pauses a running transition.
  @available(iOS 10.0, *)
  open func pause() {
    context?.pauseInteractiveTransition()
    percentComplete = context?.transition?.coordinator.percentComplete ?? percentComplete
  }

  /// Shows the transition at some progress, from 0 to 1; a value beyond counts as the end.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Goes back from the current progress to the start.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Continues from the current progress to the end.
  open func finish() { context?.finishInteractiveTransition() }
}
