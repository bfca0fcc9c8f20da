import Testing
import UIKit

/// Thresholds that Apple does not publish: each at its default and at another value, with a finger
/// between the two.
@MainActor @Suite(.simulatedDevice) struct `A threshold` {
  let stage = GestureStage()

  /// The tap count of a second touch.
  func secondTapCount(holding: TimeInterval = 0, pause: TimeInterval, x: CGFloat) -> Int {
    let first = stage.touchDown(100, 100)
    stage.wait(holding)
    first.lift()
    stage.wait(pause)
    return stage.touchDown(x, 100).touch.tapCount
  }

  @Test(arguments: [(0.35, 1), (0.5, 2)])
  func `FS-084 of time between taps of a series is a choice`(
    _ interval: TimeInterval, _ count: Int
  ) {
    device.behavior.repeatedTapInterval = interval
    #expect(secondTapCount(pause: 0.4, x: 100) == count)
  }

  @Test(arguments: [(45.0, 1), (80.0, 2)])
  func `FS-084 of distance between taps of a series is a choice`(_ distance: Double, _ count: Int) {
    device.behavior.repeatedTapDistance = CGFloat(distance)
    #expect(secondTapCount(pause: 0.1, x: 160) == count)
  }

  @Test(arguments: [(0.75, 1), (2.0, 2)])
  func `FS-084 of how long a tap lasts is a choice`(_ duration: TimeInterval, _ count: Int) {
    device.behavior.gestures.tapDuration = duration
    #expect(secondTapCount(holding: 1, pause: 0.1, x: 100) == count)
  }

  @Test(arguments: [(0.75, [String]()), (2.0, ["tap ended"])])
  func `FS-140 of how long a finger may stay in a tap is a choice`(
    _ duration: TimeInterval, _ expected: [String]
  ) {
    device.behavior.gestures.tapDuration = duration
    _ = stage.add(UITapGestureRecognizer(), "tap")
    let finger = stage.touchDown()
    stage.wait(1)
    finger.lift()
    #expect(stage.actions == expected)
  }

  @Test(arguments: [(0.35, [String]()), (1.0, ["tap ended"])])
  func `FS-140 of time between two taps is a choice`(
    _ interval: TimeInterval, _ expected: [String]
  ) {
    device.behavior.gestures.tapInterval = interval
    stage.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    stage.tap()
    stage.wait(0.5)
    stage.tap()
    #expect(stage.actions == expected)
  }

  @Test(arguments: [(45.0, [String]()), (80.0, ["tap ended"])])
  func `FS-140 of distance between two taps is a choice`(_ distance: Double, _ expected: [String]) {
    device.behavior.gestures.tapDistance = CGFloat(distance)
    stage.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    stage.tap(100, 100)
    stage.wait(0.1)
    stage.tap(160, 100)
    #expect(stage.actions == expected)
  }

  func swipe(to x: CGFloat, _ y: CGFloat, lasting seconds: TimeInterval = 0.1) -> [String] {
    _ = stage.add(UISwipeGestureRecognizer(), "swipe")
    let finger = stage.touchDown(100, 100)
    stage.wait(seconds)
    finger.move(x, y)
    finger.lift()
    return stage.actions
  }

  @Test(arguments: [(50.0, ["swipe ended"]), (90.0, [])])
  func `FS-140 of how far a swipe goes is a choice`(_ distance: Double, _ expected: [String]) {
    device.behavior.gestures.swipeDistance = CGFloat(distance)
    #expect(swipe(to: 170, 100) == expected)
  }

  @Test(arguments: [(50.0, ["swipe ended"]), (20.0, [])])
  func `FS-140 of how far a swipe strays is a choice`(_ deviation: Double, _ expected: [String]) {
    device.behavior.gestures.swipeDeviation = CGFloat(deviation)
    #expect(swipe(to: 180, 130) == expected)
  }

  @Test(arguments: [(0.5, [String]()), (2.0, ["swipe ended"])])
  func `FS-140 of how long a swipe takes is a choice`(
    _ duration: TimeInterval, _ expected: [String]
  ) {
    device.behavior.gestures.swipeDuration = duration
    #expect(swipe(to: 180, 100, lasting: 1) == expected)
  }

  @Test(arguments: [(10.0, ["pinch began"]), (40.0, [])])
  func `FS-140 of how far fingers move in a pinch is a choice`(
    _ hysteresis: Double, _ expected: [String]
  ) {
    device.behavior.gestures.pinchHysteresis = CGFloat(hysteresis)
    _ = stage.add(UIPinchGestureRecognizer(), "pinch")
    let fingers = device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    fingers[1].move(220, 100)
    #expect(stage.actions == expected)
  }

  @Test(arguments: [(0.1, ["rotation began"]), (0.5, [])])
  func `FS-140 of how far fingers turn in a rotation is a choice`(
    _ hysteresis: Double, _ expected: [String]
  ) {
    device.behavior.gestures.rotationHysteresis = CGFloat(hysteresis)
    _ = stage.add(UIRotationGestureRecognizer(), "rotation")
    let fingers = device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    fingers[1].move(200, 130)
    #expect(stage.actions == expected)
  }

  @Test(arguments: [(10.0, true), (60.0, false)])
  func `FS-155 of how far a finger goes before content scrolls is a choice`(
    _ hysteresis: Double, _ scrolls: Bool
  ) {
    device.behavior.gestures.panHysteresis = CGFloat(hysteresis)
    let scrollView = UIScrollView(frame: device.screenBounds)
    scrollView.contentSize = CGSize(width: 393, height: 4000)
    stage.view.addSubview(scrollView)
    let finger = stage.touchDown(100, 500)
    finger.move(100, 460)
    #expect(scrollView.isDragging == scrolls)
    finger.lift()
  }
}
