import SeededRandomness
import Testing
import UIKit

/// One way of the simulated UIKit that is not the default one.
struct Switch: Sendable {
  var name: String
  var turn: @Sendable (inout SimulatedBehavior) -> Void

  init(_ name: String, _ turn: @escaping @Sendable (inout SimulatedBehavior) -> Void) {
    (self.name, self.turn) = (name, turn)
  }

  /// A switch of a yes or no, which becomes the other.
  init(_ name: String, _ path: WritableKeyPath<SimulatedBehavior, Bool> & Sendable) {
    self.init(name) { $0[keyPath: path].toggle() }
  }

  /// A switch of a length or a time, which becomes three times as much and one.
  init(_ name: String, _ path: WritableKeyPath<SimulatedBehavior, Double> & Sendable) {
    self.init(name) { $0[keyPath: path] = $0[keyPath: path] * 3 + 1 }
  }
  init(_ name: String, _ path: WritableKeyPath<SimulatedBehavior, CGFloat> & Sendable) {
    self.init(name) { $0[keyPath: path] = $0[keyPath: path] * 3 + 1 }
  }
}

extension Switch {
  /// Every switch, in the order of the types that hold them.
  static let all: [Switch] = [
    Switch("hitTestPasses") { $0.hitTestPasses = 3 },
    Switch("layersFollowZPosition", \.layersFollowZPosition),
    Switch("clearLayersAreHit", \.clearLayersAreHit),
    Switch("masksLimitLayerHits", \.masksLimitLayerHits),
    Switch("effectViewAnswersItself", \.effectViewAnswersItself),
    Switch("hostingModel27") { $0.hostingModel27 = .as18 },
    Switch("newerSDKKey") { $0.newerSDKKey = .crashes },
    Switch("touchesStayInTheirScene", \.touchesStayInTheirScene),
    Switch("windowsConvertToScene", \.windowsConvertToScene),
    Switch("inheritedViewAnswersItself", \.inheritedViewAnswersItself),
    Switch("decorationRefusesHits", \.decorationRefusesHits),
    Switch("hostingViewsKeepForeignViews", \.hostingViewsKeepForeignViews),
    Switch("gestureHitTestsIncludePointers", \.gestureHitTestsIncludePointers),
    Switch("representableTouches") { $0.representableTouches = .lost },
    Switch("glassTaps") { $0.glassTaps = .glass },
    Switch("repeatedWindowAsks") { $0.repeatedWindowAsks = .always },
    Switch("wrapsRootView", \.wrapsRootView),
    Switch("asksHiddenWindows", \.asksHiddenWindows),
    Switch("touchMakesWindowKey", \.touchMakesWindowKey),
    Switch("asksForKeyBeforeFirstResponder", \.asksForKeyBeforeFirstResponder),
    Switch("presentedControllerNext") { $0.presentedControllerNext = .presentingController },
    Switch("chainIncludesScene", \.chainIncludesScene),
    Switch("chainIncludesSceneDelegate", \.chainIncludesSceneDelegate),
    Switch("removedViewTouches") { $0.removedViewTouches = .delivered },
    Switch("repeatedTapInterval", \.repeatedTapInterval),
    Switch("repeatedTapDistance", \.repeatedTapDistance),
    Switch("controlTolerance", \.controlTolerance),
    Switch("actionStartsAtSender", \.actionStartsAtSender),
    Switch("removedFirstResponderResigns", \.removedFirstResponderResigns),
    Switch("supportsIndirectInput", \.supportsIndirectInput),
    Switch("disabledAncestorsStopPresses", \.disabledAncestorsStopPresses),
    Switch("modalWindowsHideOthers", \.modalWindowsHideOthers),
    Switch("controlsAreElements", \.controlsAreElements),
    Switch("presentationsAreModal", \.presentationsAreModal),
    Switch("accessibilityPointsAreInScreen", \.accessibilityPointsAreInScreen),
    Switch("removedPointersAreReported", \.removedPointersAreReported),
    Switch("abandonedPresentationsLeak", \.abandonedPresentationsLeak),
    Switch("transformsMoveSafeArea", \.transformsMoveSafeArea),
    Switch("minimizedTabBarHeight", \.minimizedTabBarHeight),
    Switch("timerLateness", \.timerLateness),
    Switch("leavesContainerAfterDismissal", \.leavesContainerAfterDismissal),
    Switch("cancelledTransitionsComplete", \.cancelledTransitionsComplete),
    Switch("presentationDuration", \.presentationDuration),
    Switch("sceneTransitionDuration", \.sceneTransitionDuration),
    Switch("constraintDirection") { $0.constraintDirection = .firstItem },
    Switch("constraintEdgesRoundDown", \.constraintEdgesRoundDown),
    Switch("compactPopoverStyle") { $0.compactPopoverStyle = .fullScreen },
    Switch("keyboardFrameIsNotifiedFirst", \.keyboardFrameIsNotifiedFirst),
    Switch("hitTesting.oneHundredthIsTouchable", \.hitTesting.oneHundredthIsTouchable),
    Switch("hitTesting.alphasMultiply", \.hitTesting.alphasMultiply),
    Switch("hitTesting.asksGuardedViews", \.hitTesting.asksGuardedViews),
    Switch("hitTesting.detachedViewsAreHit", \.hitTesting.detachedViewsAreHit),
    Switch("hitTesting.animatedViewTouches") { $0.hitTesting.animatedViewTouches = .passedOn },
    Switch("hitTesting.standardizesNegativeSizes", \.hitTesting.standardizesNegativeSizes),
    Switch("hitTesting.refusesInvalidGeometry", \.hitTesting.refusesInvalidGeometry),
    Switch(
      "hitTesting.singularTransformsInvertToThemselves",
      \.hitTesting.singularTransformsInvertToThemselves),
    Switch("hitTesting.acceptsForeignViews", \.hitTesting.acceptsForeignViews),
    Switch("hitTesting.statusBarHeight", \.hitTesting.statusBarHeight),
    Switch("hitTesting.hidingCancelsTouches", \.hitTesting.hidingCancelsTouches),
    Switch("gestures.tapMovement", \.gestures.tapMovement),
    Switch("gestures.tapDuration", \.gestures.tapDuration),
    Switch("gestures.tapInterval", \.gestures.tapInterval),
    Switch("gestures.tapDistance", \.gestures.tapDistance),
    Switch("gestures.panHysteresis", \.gestures.panHysteresis),
    Switch(
      "gestures.panTranslationIncludesHysteresis", \.gestures.panTranslationIncludesHysteresis),
    Switch("gestures.velocityInterval", \.gestures.velocityInterval),
    Switch("gestures.edgeWidth", \.gestures.edgeWidth),
    Switch("gestures.swipeDistance", \.gestures.swipeDistance),
    Switch("gestures.swipeDeviation", \.gestures.swipeDeviation),
    Switch("gestures.swipeDuration", \.gestures.swipeDuration),
    Switch("gestures.systemGestureEdges") { $0.gestures.systemGestureEdges = .all },
    Switch("gestures.systemGestureWidth", \.gestures.systemGestureWidth),
    Switch("gestures.systemGestureDelay", \.gestures.systemGestureDelay),
    Switch("gestures.pinchHysteresis", \.gestures.pinchHysteresis),
    Switch("gestures.rotationHysteresis", \.gestures.rotationHysteresis),
    Switch("gestures.endsWithFirstFinger", \.gestures.endsWithFirstFinger),
    Switch("gestures.prefersDeeperRecognizers", \.gestures.prefersDeeperRecognizers),
    Switch("gestures.prefersLaterRecognizers", \.gestures.prefersLaterRecognizers),
    Switch("gestures.actionsPrecedeCancellation", \.gestures.actionsPrecedeCancellation),
    Switch("gestures.failsIdleRecognizers", \.gestures.failsIdleRecognizers),
    Switch(
      "gestures.waitingRecognizersShowTheirState", \.gestures.waitingRecognizersShowTheirState),
    Switch("gestures.hoversOnPhones", \.gestures.hoversOnPhones),
    Switch("gestures.contentTouchDelay", \.gestures.contentTouchDelay),
    Switch("gestures.stoppingTouchesReachContent", \.gestures.stoppingTouchesReachContent),
    Switch("gestures.controlsKeepTheirGestures", \.gestures.controlsKeepTheirGestures),
    Switch("gestures.asksViewsOfHarmlessRecognizers", \.gestures.asksViewsOfHarmlessRecognizers),
    Switch("gestures.endsRefusedTracking", \.gestures.endsRefusedTracking),
    Switch("gestures.controlsHandTouchesOn", \.gestures.controlsHandTouchesOn),
    Switch("gestures.plainViewsKeepTouches", \.gestures.plainViewsKeepTouches),
    Switch("gestures.stepperRepeatDelay", \.gestures.stepperRepeatDelay),
    Switch("gestures.stepperRepeatInterval", \.gestures.stepperRepeatInterval),
  ]
}

@MainActor @Suite(.simulatedDevice) struct `Two switches at once` {
  /// The names of the stored properties of a value, those of parts with the part's name before them.
  private func names(of value: Any, before prefix: String = "") -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      let name = prefix + (child.label ?? "")
      let isPart =
        child.value is SimulatedHitTestBehavior || child.value is SimulatedGestureBehavior
      return isPart ? names(of: child.value, before: name + ".") : [name]
    }
  }

  @Test func `are drawn from all switches that there are`() {
    #expect(Switch.all.map(\.name) == names(of: SimulatedBehavior()))
    let idle = Switch.all.filter { one in
      var behavior = SimulatedBehavior()
      one.turn(&behavior)
      return behavior == SimulatedBehavior()
    }
    #expect(idle.map(\.name) == [])
  }

  @Test func `leave every touch with one owner, whichever two they are`() {
    let all = Switch.all
    var random = SplitMix64(seed: 1)
    let pairs = all.indices.flatMap { first in
      all[(first + 1)...].map { [all[first], $0] }
    }.shuffled(using: &random)
    // Some pairs every day, and each ten times at night.
    let count = Exhaustive.count(everyDay: 300, night: 10 * pairs.count)
    let cases = all.map { [$0] } + (0..<count).map { pairs[$0 % pairs.count] }
    var (delivered, failures) = (0, [String]())
    for (seed, switches) in cases.enumerated() {
      device.reset()
      for one in switches { one.turn(&device.behavior) }
      let stage = SwitchStage(seed: UInt64(seed))
      failures += stage.play().map { "seed \(seed), \(switches.map(\.name)): \($0)" }
      delivered += stage.delivered
    }
    device.reset()
    #expect(failures == [])
    #expect(delivered > 2 * cases.count)
  }
}

/// A small app under which two windows lie, and what happens to it.
@MainActor private final class SwitchStage {
  private let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
  private let host = SimulatedHostingController()
  private var windows: [UIWindow] = []
  private var random: SplitMix64
  private(set) var delivered = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Builds the app and touches it; returns what was wrong.
  func play() -> [String] {
    build()
    var failures: [String] = []
    failures += check(device.tap(at: button.center, count: 2), "tap")
    failures += check(device.swipe(from: scroll.center, to: CGPoint(x: 190, y: 310)), "swipe")
    failures += check(device.longPress(at: CGPoint(x: 60, y: 40)), "press")
    let fingers = device.touchDown(at: [anyPoint(), anyPoint()])
    button.removeFromSuperview()
    fingers.forEach { $0.move(to: anyPoint()) }
    UIView.animate(withDuration: 0.2) { self.scroll.frame.origin.y = 200 }
    failures += check(device.tap(at: CGPoint(x: 190, y: 350)), "tap in an animation")
    fingers.first?.lift()
    fingers.last?.cancel()
    present()
    for _ in 0..<3 { failures += check(device.tap(at: anyPoint()), "tap") }
    device.resize(device.scenes[0], to: CGSize(width: 852, height: 393))
    device.clock.advance(by: 2)
    failures += check(device.tap(at: anyPoint()), "tap after turning")
    windows.forEach { $0.isHidden = true }
    return failures
  }

  private func build() {
    let app = Stage.show(root: UIViewController())
    let root = app.rootViewController?.view
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    scroll.contentSize = CGSize(width: 393, height: 2_000)
    scroll.addSubview(UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 30)))
    scroll.addGestureRecognizer(UITapGestureRecognizer())
    let effect = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 393, height: 80))
    effect.addGestureRecognizer(UILongPressGestureRecognizer())
    for view in [button, scroll, effect] { root?.addSubview(view) }
    let overlay = Stage.show(root: host, level: .alert)
    host.addContent(CGRect(x: 100, y: 600, width: 150, height: 80), kind: .glass)
    host.addForeignView(UISwitch(frame: CGRect(x: 20, y: 700, width: 60, height: 30)))
    overlay.isUserInteractionEnabled = random.next() % 2 == 0
    windows = [app, overlay]
  }

  private func present() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    windows[0].rootViewController?.present(sheet, animated: true)
    device.clock.advance(by: 1)
  }

  private func anyPoint() -> CGPoint {
    CGPoint(x: .random(in: 0..<393, using: &random), y: .random(in: 0..<852, using: &random))
  }

  /// What cannot be, whatever the switches say.
  private func check(_ record: TouchRecord, _ name: String) -> [String] {
    guard case .delivered(let view) = record.outcome else { return [] }
    delivered += 1
    let isAnswer = record.passes.contains { $0.result === view }
    let isShown = windows.contains { $0 === (view as? UIWindow ?? view.window) }
    return (isAnswer ? [] : ["\(name): \(type(of: view)) was no answer"])
      + (isShown || view.window == nil ? [] : ["\(name): \(type(of: view)) is in another window"])
  }
}
