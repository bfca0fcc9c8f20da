import Fallthrough
import Fuzzing
import UIKit

extension TouchProgram {
  private static let switches: [WritableKeyPath<SimulatedBehavior, Bool>] = [
    \.layersFollowZPosition, \.clearLayersAreHit, \.masksLimitLayerHits, \.effectViewAnswersItself,
    \.touchesStayInTheirScene, \.windowsConvertToScene, \.inheritedViewAnswersItself,
    \.hostingViewsKeepForeignViews, \.gestureHitTestsIncludePointers, \.wrapsRootView,
    \.asksHiddenWindows, \.touchMakesWindowKey,
    \.chainIncludesScene, \.chainIncludesSceneDelegate, \.actionStartsAtSender,
    \.removedFirstResponderResigns, \.modalWindowsHideOthers, \.presentationsAreModal,
    \.leavesContainerAfterDismissal, \.cancelledTransitionsComplete,
    \.hitTesting.oneHundredthIsTouchable, \.hitTesting.alphasMultiply,
    \.hitTesting.asksGuardedViews,
    \.hitTesting.detachedViewsAreHit, \.hitTesting.standardizesNegativeSizes,
    \.hitTesting.singularTransformsInvertToThemselves, \.hitTesting.acceptsForeignViews,
    \.hitTesting.hidingCancelsTouches,
    \.gestures.panTranslationIncludesHysteresis, \.gestures.endsWithFirstFinger,
    \.gestures.prefersDeeperRecognizers, \.gestures.prefersLaterRecognizers,
    \.gestures.actionsPrecedeCancellation, \.gestures.failsIdleRecognizers,
    \.gestures.waitingRecognizersShowTheirState, \.gestures.stoppingTouchesReachContent,
    \.gestures.controlsKeepTheirGestures, \.gestures.asksViewsOfHarmlessRecognizers,
    \.gestures.endsRefusedTracking, \.gestures.controlsHandTouchesOn,
  ]

  /// Turns one of the things around that UIKit leaves open.
  func changeDevice() {
    switch tape.byte() % 7 {
    case 0: device.behavior.hitTestPasses = 1 + tape.byte() % 3
    case 1:
      device.behavior.repeatedWindowAsks = [.never, .forSeveralFingers, .always][tape.byte() % 3]
    case 2: device.behavior.removedViewTouches = tape.bool() ? .cancelled : .delivered
    case 3:
      device.behavior.representableTouches =
        [nil, .handedOn, .handedOnIfNamed, .lost][tape.byte() % 4]
    default: device.behavior[keyPath: Self.switches[tape.byte() % Self.switches.count]].toggle()
    }
  }

  func changeSettings() {
    let surfaces = windows.compactMap { $0 as? PassThroughWindow }
    guard !surfaces.isEmpty else { return }
    let window = surfaces[tape.byte() % surfaces.count]
    switch tape.byte() % 5 {
    case 0: window.rootViewTakesTouches = tape.bool()
    case 1: window.allowsKey = tape.bool()
    case 2: hearOutsideTouches(of: window)
    case 3: hearDecisions(of: window)
    default: (window.onTouchOutside, window.onDecision) = (nil, nil)
    }
  }

  /// What is done about a touch outside is what apps do then: something goes away.
  private func hearOutsideTouches(of window: PassThroughWindow) {
    let habit = tape.byte() % 4
    let view = anyView
    window.onTouchOutside = { [weak self, weak window, weak view] point in
      self?.outsideCount += 1
      Rule.holds(point.x.isFinite && point.y.isFinite, "a touch outside at \(point)")
      switch habit {
      case 0: window?.isHidden = true
      case 1: view?.isHidden.toggle()
      case 2: window?.mode = .passAll
      default: break
      }
    }
  }

  private func hearDecisions(of window: PassThroughWindow) {
    let asksAgain = tape.bool()
    window.onDecision = { [weak window] decision in
      Rule.holds(
        (decision.verdict == .claim) == (decision.view != nil),
        "a decision without its view: \(decision)")
      if asksAgain { _ = window?.hitTest(decision.pointInWindow, with: nil) }
    }
  }
}
