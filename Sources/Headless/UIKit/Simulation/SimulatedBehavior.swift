/// Behaviour of UIKit that is not documented, or that reports disagree about, where the tests of an
/// overlay need more than one answer. Elsewhere we chose, and the doc comment of a name says so.
///
/// Change ``SimulatedDevice/behavior`` to see how code behaves if UIKit turns out to be different.
public struct SimulatedBehavior: Sendable, Hashable {
  /// How often a window is asked for the touch that it gets: once (the first answer counts), twice,
  /// or more often in the second phase. Default 2. (FS-035, FS-070)
  public var hitTestPasses = 2

  /// Whether a `UIVisualEffectView` answers with itself where its content view has no subview,
  /// rather than with the content view; read when such a view is made. Default false. (FS-032)
  public var effectViewAnswersItself = false

  /// The model of a hosting view of iOS 27.
  public enum HostingModel27: Sendable, Hashable {
    /// As on iOS 26.
    case as26
    /// As on iOS 18: content is views.
    case as18
  }

  /// The model of a hosting view of iOS 27; read when its view is loaded. Default as on iOS 26: no
  /// change has been reported. (FS-236)
  public var hostingModel27 = HostingModel27.as26

  /// Whether the wrappers around a representable on iOS 26 answer a hit test themselves where their
  /// content does not. Default false, as in one re-implementation. (FS-237)
  public var inheritedViewAnswersItself = false

  /// Whether a hosting view of iOS 18 that answers a gesture hit test with itself makes an
  /// exception for subviews that the app added to it; otherwise it answers with itself over those
  /// too, and they get no touches. Default true: one report says otherwise. (FS-254)
  public var hostingViewsKeepForeignViews = true

  /// The content that gets a tap on Liquid Glass and what is on it.
  public enum GlassTaps: Sendable, Hashable {
    /// The frontmost, which is the glass where nothing else is.
    case frontmost
    /// What is on the glass; the glass only by a content shape of its own.
    case content
    /// The glass, also where something is on it.
    case glass
  }

  /// The content that gets a tap on Liquid Glass and what is on it, from iOS 26 on. Default the
  /// frontmost, as in a button with the style `.glass`. Reports about `.glassEffect` around a
  /// button name the two others: the button alone, or interactive glass. (FS-462)
  public var glassTaps = GlassTaps.frontmost

  /// When a window is asked twice in a row whether it takes a touch.
  public enum RepeatedWindowAsks: Sendable, Hashable {
    /// Never.
    case never
    /// When several fingers come down in one event.
    case forSeveralFingers
    /// For every touch.
    case always
  }

  /// When a window is asked twice in a row in the first phase, with the same event, point and
  /// timestamp; the second answer counts. Default never: it has not been observed, but it would
  /// explain one report. (FS-255)
  public var repeatedWindowAsks = RepeatedWindowAsks.never

  /// Whether windows put a `UITransitionView` and a `UIDropShadowView` around the root view, as
  /// iPads do since iOS 13 and phones in many dumps. Default false. (FS-075, FS-076)
  public var wrapsRootView = false

  /// Whether a window is asked to become key before a responder in it becomes first; otherwise
  /// after it. Default false. (FS-067)
  public var asksForKeyBeforeFirstResponder = false

  /// Whether the points of `accessibilityHitTest(_:event:)` are in the screen's space; otherwise
  /// they are in the space of the asked view. Default false, as a published override takes them.
  /// (FS-166)
  public var accessibilityPointsAreInScreen = false

  /// Whether hover recognizers end when the pointer is taken away. Default false, as reported for a
  /// mouse that was disconnected. (FS-431)
  public var removedPointersAreReported = false

  /// Whether a controller that presents another one is never released, with what it presents, if
  /// its window lets it go before the dismissal. Default false: the reports end with iOS 13.
  /// (FS-432)
  public var abandonedPresentationsLeak = false

  /// Seconds by which work that waits on the device's clock is late. Default zero. (FS-434)
  public var timerLateness: TimeInterval = 0

  /// Whether the empty container of a dismissed controller stays in the window, where it takes
  /// touches, until the next event has been delivered. Default false. (One report.)
  public var leavesContainerAfterDismissal = false

  /// Seconds of the device's clock that an animated presentation or dismissal takes. Default 0.4.
  public var presentationDuration: TimeInterval = 0.4

  /// The fate of a touch on a view whose animation disables touches.
  public enum AnimatedViewTouches: Sendable, Hashable {
    /// The view is hit, and no view receives the touch.
    case swallowed
    /// The view is not hit, so the view behind it gets the touch.
    case passedOn
  }

  /// The fate of a touch on a view whose animation disables touches. Default swallowed, as in two
  /// talks by Apple; one report says the opposite. (FS-176)
  public var animatedViewTouches = AnimatedViewTouches.swallowed

  /// Whether a touch may go to a view of another window, or of no window, if a hit test returns
  /// one; otherwise the touch is dropped. Default true. (FS-036)
  public var acceptsForeignViews = true

  /// Points that fingers move before a pan begins. Default 10; it is reported that there is such a
  /// distance. (FS-140)
  public var panHysteresis: CGFloat = 10

  /// Whether a plain view that an app put into a control keeps its touches from the control.
  /// Default true, as apps report. (FS-396)
  public var plainViewsKeepTouches = true

  /// Creates the default choices.
  public init() {}
}
