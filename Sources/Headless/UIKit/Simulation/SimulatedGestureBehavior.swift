/// Thresholds and other choices about gesture recognizers, controls and scroll views.
///
/// Apple publishes only the values marked as documented. Everything else is a choice; change
/// ``SimulatedBehavior/gestures`` to see how code behaves if UIKit turns out to be different.
public struct SimulatedGestureBehavior: Sendable, Hashable {
  // MARK: Taps

  /// Points that a finger may move during a tap. Default 45. (FS-140)
  public var tapMovement: CGFloat = 45
  /// Seconds that a finger may stay down during a tap. Default 0.75. (FS-140)
  public var tapDuration: TimeInterval = 0.75
  /// Seconds that may pass between two taps of one gesture. Default 0.35. (FS-140)
  public var tapInterval: TimeInterval = 0.35
  /// Points that may lie between two taps of one gesture. Default 45. (FS-140)
  public var tapDistance: CGFloat = 45

  // MARK: Drags

  /// Points that fingers move before a pan begins. Default 10; it is reported that there is such a
  /// distance. (FS-140)
  public var panHysteresis: CGFloat = 10
  /// Whether a pan's translation counts from where the fingers came down, rather than from where
  /// the pan began. Default false. (FS-140)
  public var panTranslationIncludesHysteresis = false
  /// The seconds of movement from which a velocity is computed. Default 0.1.
  public var velocityInterval: TimeInterval = 0.1
  /// Points from an edge of the screen in which an edge pan starts. Default 20. (FS-140)
  public var edgeWidth: CGFloat = 20
  /// Points that a finger moves before a swipe is recognized. Default 50. (FS-140)
  public var swipeDistance: CGFloat = 50
  /// Points that a finger may stray sideways during a swipe. Default 50. (FS-140)
  public var swipeDeviation: CGFloat = 50
  /// Seconds in which a swipe is complete. Default 0.5. (FS-140)
  public var swipeDuration: TimeInterval = 0.5

  // MARK: The system's own gestures

  /// The edges of the screen at which the system has gestures of its own. Default the bottom.
  /// (FS-190, FS-192)
  public var systemGestureEdges = UIRectEdge.bottom
  /// Points from such an edge in which views, pans and swipes get touches late. Default 20.
  /// (FS-190)
  public var systemGestureWidth: CGFloat = 20
  /// Seconds after which the system releases a finger that stays at an edge. Default 1, the longest
  /// delay that was reported. (FS-192)
  public var systemGestureDelay: TimeInterval = 1

  // MARK: Two fingers

  /// Points by which the distance of two fingers changes before a pinch begins. Default 10.
  /// (FS-140)
  public var pinchHysteresis: CGFloat = 10
  /// Radians by which two fingers turn before a rotation begins. Default 0.1. (FS-140)
  public var rotationHysteresis: CGFloat = 0.1
  /// Whether a pinch or a rotation ends when the first of its fingers is lifted, rather than the
  /// last. Default false.
  public var endsWithFirstFinger = false

  // MARK: Arbitration

  /// Whether, of two recognizers that could both recognize, the one on the deeper view does.
  /// Default true. (FS-133)
  public var prefersDeeperRecognizers = true
  /// Whether, of two on one view, the one that was added later does. Default true. (FS-133)
  public var prefersLaterRecognizers = true
  /// Whether an action is sent before views lose the touches. Default true, as in a talk by Apple;
  /// one report has the opposite order. (FS-127)
  public var actionsPrecedeCancellation = true
  /// Whether a recognizer that is still possible when its last finger is lifted fails; otherwise it
  /// waits for more, as long as nothing excludes it. Taps that wait for further taps wait in either
  /// case. Default true. (FS-136)
  public var failsIdleRecognizers = true
  /// Whether a recognizer that waits for another one to fail shows the state that it wants at once,
  /// with its actions delayed; otherwise it shows possible. Default false, as documented; a talk by
  /// Apple says the opposite. (FS-134)
  public var waitingRecognizersShowTheirState = false
  /// Whether hover recognizers work on phones, too. Default false, as documented. (FS-140)
  public var hoversOnPhones = false

  // MARK: Scroll views

  /// Seconds for which a scroll view keeps touches from its content. Default 0.15, "say", in a talk
  /// by Apple. (FS-151)
  public var contentTouchDelay: TimeInterval = 0.15

  /// Whether a touch that stops content which is still scrolling also goes to that content. Default
  /// false. (FS-227)
  public var stoppingTouchesReachContent = false

  // MARK: Controls

  /// Whether the system's controls prevent the recognizers of their superviews from recognizing the
  /// controls' own gestures. Default true, as documented. (FS-120)
  public var controlsKeepTheirGestures = true
  /// Whether UIKit asks the view under a finger if a recognizer around it may begin that cancels no
  /// touches. Default false. (FS-214)
  public var asksViewsOfHarmlessRecognizers = false
  /// Whether `endTracking` is called when `continueTracking` returned false. Default true. (FS-183)
  public var endsRefusedTracking = true
  /// Whether controls forward touches to their superviews. Default false. (FS-118)
  public var controlsHandTouchesOn = false
  /// Whether a plain view that an app put into a control keeps its touches from the control.
  /// Default true, as apps report. (FS-396)
  public var plainViewsKeepTouches = true
  /// Seconds after which a pressed stepper starts to repeat. Default 0.5.
  public var stepperRepeatDelay: TimeInterval = 0.5
  /// Seconds between two steps of a pressed stepper. Default 0.1.
  public var stepperRepeatInterval: TimeInterval = 0.1

  /// Creates the default choices.
  public init() {}
}
