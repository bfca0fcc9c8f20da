/// Behaviour of UIKit that is not documented, or that reports disagree about.
///
/// Every default is a choice. Change ``SimulatedDevice/behavior`` to see how code behaves if UIKit
/// turns out to be different.
public struct SimulatedBehavior: Sendable, Hashable {
  /// How often a window is asked for the touch that it gets: once (the first answer counts), twice,
  /// or more often in the second phase. Default 2. (FS-035, FS-070)
  public var hitTestPasses = 2

  /// Whether `CALayer.hitTest(_:)` asks a higher `zPosition` before a later place; otherwise only
  /// the place counts. Default true, as measured twice; one book says otherwise. (FS-043)
  public var layersFollowZPosition = true

  /// Whether `CALayer.hitTest(_:)` finds layers of no opacity. Default true. (FS-046)
  public var clearLayersAreHit = true

  /// Whether `CALayer.hitTest(_:)` finds a layer and its sublayers only inside its mask's bounds.
  /// Default false. (FS-047)
  public var masksLimitLayerHits = false

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

  /// The fate of an app of the SDK of iOS 27 that asks for the old design on iOS 26.
  public enum NewerSDKKey: Sendable, Hashable {
    /// The system ignores the request.
    case ignored
    /// The app does not launch.
    case crashes
  }

  /// The fate of an app of the SDK of iOS 27 that asks for the old design on iOS 26. Default
  /// ignored, as documented; by one report the app crashes. (FS-235)
  public var newerSDKKey = NewerSDKKey.ignored

  /// Whether a touch asks the windows of only one scene, the frontmost under it; otherwise a touch
  /// that falls through its windows reaches the scenes behind. Default true. (FS-202)
  public var touchesStayInTheirScene = true

  /// Whether nil means the scene's space where windows convert points, rather than the screen's.
  /// Default false, as documented for windows that fill the screen. (FS-201)
  public var windowsConvertToScene = false

  /// Whether the wrappers around a representable on iOS 26 answer a hit test themselves where their
  /// content does not. Default false, as in one re-implementation. (FS-237)
  public var inheritedViewAnswersItself = false

  /// Whether the layer of content with `.allowsHitTesting(false)` refuses `CALayer.hitTest(_:)`
  /// from iOS 26 on. It counts when the content is drawn. Default false.
  ///
  /// > Source: a re-implementation does so where a layer hosts SwiftUI; nothing is published about
  /// > hosting views. FS-406.
  public var decorationRefusesHits = false

  /// Whether a hosting view of iOS 18 that answers a gesture hit test with itself makes an
  /// exception for subviews that the app added to it; otherwise it answers with itself over those
  /// too, and they get no touches. Default true: one report says otherwise. (FS-254)
  public var hostingViewsKeepForeignViews = true

  /// Whether UIKit's own hit tests without a touch are gesture hit tests, like the one for a
  /// touch's view: those of pointers, wheels and drag sessions, and those without an event. Default
  /// false: no source says so. (FS-401)
  public var gestureHitTestsIncludePointers = false

  /// The fate of a touch over a representable if the window returned the hosting view.
  public enum RepresentableTouches: Sendable, Hashable {
    /// SwiftUI passes it on to the representable.
    case handedOn
    /// SwiftUI passes it on if the window named the representable when it was asked whether it
    /// takes the touch, as a plain window does. If it named the hosting view then too, the touch is
    /// lost.
    case handedOnIfNamed
    /// The touch is lost.
    case lost
  }

  /// The fate of a touch over a representable if the window returned the hosting view, which it
  /// does by itself since iOS 18. Default nil: SwiftUI passes it on, from iOS 26 on only if named.
  /// The reason is that date pickers were dead there only in windows that named their root view.
  /// Before iOS 18 the touch is lost. A representable that the window returns always gets its
  /// touch. (FS-403)
  public var representableTouches: RepresentableTouches?

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

  /// Whether hidden windows are asked for touches. Default false. (FS-062)
  public var asksHiddenWindows = false

  /// Whether a touch makes its window key. Default false. (FS-067)
  public var touchMakesWindowKey = false

  /// Whether a window is asked to become key before a responder in it becomes first; otherwise
  /// after it. Default false. (FS-067)
  public var asksForKeyBeforeFirstResponder = false

  /// The next responder of a presented controller. (FS-101)
  public enum PresentedControllerNext: Sendable, Hashable {
    /// The superview of its view, which is a container in the window.
    case superview
    /// The controller that presents it.
    case presentingController
  }

  /// The next responder of a presented controller. Default the superview. (FS-101)
  public var presentedControllerNext = PresentedControllerNext.superview

  /// Whether a window's scene is between the window and the application in the responder chain.
  /// Default true. (FS-102)
  public var chainIncludesScene = true

  /// Whether the scene's delegate follows the scene, if it is a responder. Default false. (FS-102)
  public var chainIncludesSceneDelegate = false

  /// The fate of a touch whose view leaves its window. (FS-087)
  public enum RemovedViewTouches: Sendable, Hashable {
    /// The view gets `touchesCancelled` before the next event, and nothing after.
    case cancelled
    /// The view continues to get the touch.
    case delivered
  }

  /// The fate of a touch whose view leaves its window. Default cancelled. (FS-087)
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
  /// no object handles it. Default true. (FS-108)
  public var actionStartsAtSender = true

  /// Whether a first responder that leaves its window resigns. Default true. (FS-107)
  public var removedFirstResponderResigns = true

  /// Whether the clicks of a pointer are touches of a pointer, as for apps whose property list says
  /// `UIApplicationSupportsIndirectInputEvents`; otherwise they are touches of a finger. Default
  /// true. (FS-171)
  public var supportsIndirectInput = true

  /// Whether button presses do not reach a first responder in a view whose interaction is disabled,
  /// like touches, and not only one that is disabled itself. Default false. (FS-175)
  public var disabledAncestorsStopPresses = false

  /// Whether a modal window hides the elements of other windows, as a modal view hides those of its
  /// siblings. Default true: this is documented for siblings, and many reports mention overlays
  /// that hid the app. (FS-163, FS-225)
  public var modalWindowsHideOthers = true

  /// Whether controls and labels are accessibility elements if the app sets nothing. Default true.
  /// (FS-165)
  public var controlsAreElements = true

  /// Whether assistive apps find nothing behind a presented controller. The container around it is
  /// modal, unless touches beside the controller fall through it, as for an undimmed sheet. Default
  /// true. (FS-261)
  public var presentationsAreModal = true

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

  /// Whether a view's transform moves it out of the safe area or into it; otherwise the place
  /// without the transform counts. Default false: sources disagree. (FS-433)
  public var transformsMoveSafeArea = false

  /// How high a tab bar is while it is small, without the safe area, in points: that much of the
  /// safe area it takes. Default 32: one report says that the safe area becomes smaller, and not by
  /// how much. (FS-456)
  public var minimizedTabBarHeight: CGFloat = 32

  /// Seconds by which work that waits on the device's clock is late. Default zero. (FS-434)
  public var timerLateness: TimeInterval = 0

  /// Whether the empty container of a dismissed controller stays in the window, where it takes
  /// touches, until the next event has been delivered. Default false. (One report.)
  public var leavesContainerAfterDismissal = false

  /// Whether the completion of a presentation or a dismissal is called even if a gesture cancelled
  /// it. Default true. (FS-313)
  public var cancelledTransitionsComplete = true

  /// Seconds of the device's clock that an animated presentation or dismissal takes. Default 0.4.
  public var presentationDuration: TimeInterval = 0.4

  /// Seconds of the device's clock that a scene takes to turn or to get another size. Default 0.3,
  /// the documented value of UIKit's `statusBarOrientationAnimationDuration`. (FS-274)
  public var sceneTransitionDuration: TimeInterval = 0.3

  /// Whose direction decides where leading and trailing are in a constraint. (FS-278)
  public enum ConstraintDirection: Sendable, Hashable {
    /// The direction of the nearest view that is, or contains, both items.
    case commonSuperview
    /// The direction of the first item.
    case firstItem
  }

  /// Whose direction decides where leading and trailing are in a constraint between views of
  /// different directions. Default that of the common superview. (FS-278)
  public var constraintDirection = ConstraintDirection.commonSuperview

  /// Whether edges that constraints place are at the next lower pixel; otherwise they are at the
  /// nearest one. Default false, as measured twice; one comment saw 35.95 points become 35.5
  /// on a screen with two pixels for each point. (FS-425)
  public var constraintEdgesRoundDown = false

  /// The style of a popover in a compact width, where its delegate returns none. Default a page
  /// sheet, as observed since iOS 13; the documentation says full screen. (FS-284)
  public var compactPopoverStyle = UIModalPresentationStyle.pageSheet

  /// Whether the notification of the keyboard's new frame comes before that of its appearance or
  /// disappearance. Default true. (FS-282)
  public var keyboardFrameIsNotifiedFirst = true

  /// Choices about hit tests and about the touch that follows them.
  public var hitTesting = SimulatedHitTestBehavior()

  /// Thresholds and other choices about gesture recognizers, controls and scroll views.
  public var gestures = SimulatedGestureBehavior()

  /// Creates the default choices.
  public init() {}
}

extension SimulatedBehavior {
  var layerRules: LayerHitTestRules {
    var rules = LayerHitTestRules()
    rules.zPositionCounts = layersFollowZPosition
    rules.clearLayersAreHit = clearLayersAreHit
    rules.masksLimitHits = masksLimitLayerHits
    rules.standardizesSizes = hitTesting.standardizesNegativeSizes
    rules.refusesNaN = hitTesting.refusesInvalidGeometry
    rules.singularMapsInvertToThemselves = hitTesting.singularTransformsInvertToThemselves
    return rules
  }
}
