/// Behaviour of UIKit that is not documented, or that reports disagree about.
///
/// Every default is a choice. Change ``SimulatedDevice/behavior`` to see what code does where UIKit
/// turns out to be otherwise.
public struct SimulatedBehavior: Sendable, Hashable {
  /// How often the window that gets a touch is asked for it: once (the first answer counts), twice,
  /// or with further asks in the second phase. Default 2. (FS-035, FS-070)
  public var hitTestPasses = 2

  /// Whether windows put a `UITransitionView` and a `UIDropShadowView` around the root view, as
  /// iPads do since iOS 13 and phones in many dumps. Default false. (FS-075, FS-076)
  public var wrapsRootView = false

  /// Whether hidden windows are asked for touches. Default false. (FS-062)
  public var asksHiddenWindows = false

  /// Whether a touch makes its window key. Default false. (FS-067)
  public var touchMakesWindowKey = false

  /// What follows a presented controller in the responder chain. (FS-101)
  public enum PresentedControllerNext: Sendable, Hashable {
    /// The superview of its view, which is a container in the window.
    case superview
    /// The controller that presents it.
    case presentingController
  }

  /// What follows a presented controller in the responder chain. Default the superview. (FS-101)
  public var presentedControllerNext = PresentedControllerNext.superview

  /// Whether a window's scene stands between the window and the application in the responder chain.
  /// Default true. (FS-102)
  public var chainIncludesScene = true

  /// Whether the scene's delegate follows the scene, if it is a responder. Default false. (FS-102)
  public var chainIncludesSceneDelegate = false

  /// What becomes of a touch whose view leaves its window. (FS-087)
  public enum RemovedViewTouches: Sendable, Hashable {
    /// The view gets `touchesCancelled` before the next event, and nothing after.
    case cancelled
    /// The view goes on getting the touch.
    case delivered
  }

  /// What becomes of a touch whose view leaves its window. Default cancelled. (FS-087)
  public var removedViewTouches = RemovedViewTouches.cancelled

  /// Seconds after a touch ended in which the next one still counts as a repeated tap. Default
  /// 0.35. (FS-084)
  public var repeatedTapInterval: TimeInterval = 0.35

  /// Points from the last touch within which the next one still counts as a repeated tap. Default
  /// 45. (FS-084)
  public var repeatedTapDistance: CGFloat = 45

  /// Points beyond its bounds in which a tracked touch still counts as inside a control. Default
  /// 70. (FS-115)
  public var controlTolerance: CGFloat = 70

  /// Whether an action without target and without first responder starts at its sender; otherwise
  /// nobody handles it. Default true. (FS-108)
  public var actionStartsAtSender = true

  /// Whether the empty container of a dismissed controller stays in the window, where it takes
  /// touches, until the next event has been delivered. Default false. (One report.)
  public var leavesContainerAfterDismissal = false

  /// Seconds of the device's clock that an animated presentation or dismissal takes. Default 0.4.
  public var presentationDuration: TimeInterval = 0.4

  /// Thresholds and ways of gesture recognizers, controls and scroll views.
  public var gestures = SimulatedGestureBehavior()

  /// Creates the default choices.
  public init() {}
}
