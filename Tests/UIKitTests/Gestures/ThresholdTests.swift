import Testing
import UIKit

/// Thresholds that Apple does not publish, with a finger beyond each.
@MainActor @Suite(.simulatedDevice) struct `A threshold` {
  let stage = GestureStage()

  @Test(
    arguments: [(0, 0.4, 100), (0, 0.1, 160), (1, 0.1, 100)]
      as [(TimeInterval, TimeInterval, CGFloat)])
  func `FS-084 of a series of taps is its time, its distance, and how long a tap lasts`(
    _ holding: TimeInterval, _ pause: TimeInterval, _ x: CGFloat
  ) {
    let first = stage.touchDown(100, 100)
    stage.wait(holding)
    first.lift()
    stage.wait(pause)
    #expect(stage.touchDown(x, 100).touch.tapCount == 1)
  }

  @Test(arguments: [(0.5, 100), (0.1, 160)] as [(TimeInterval, CGFloat)])
  func `FS-140 of two taps is the time and the distance between them`(
    _ pause: TimeInterval, _ x: CGFloat
  ) {
    stage.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    stage.tap(100, 100)
    stage.wait(pause)
    stage.tap(x, 100)
    #expect(stage.actions == [])
  }

  @Test(
    arguments: [
      (CGPoint(x: 145, y: 100), 0.1), (CGPoint(x: 180, y: 155), 0.1),
      (CGPoint(x: 180, y: 100), 1),
    ] as [(CGPoint, TimeInterval)])
  func `FS-140 of a swipe is how far it goes, how far it strays, and its time`(
    _ end: CGPoint, _ seconds: TimeInterval
  ) {
    _ = stage.add(UISwipeGestureRecognizer(), "swipe")
    let finger = stage.touchDown(100, 100)
    stage.wait(seconds)
    finger.move(end.x, end.y)
    finger.lift()
    #expect(stage.actions == [])
  }

  @Test func `FS-140 of two fingers is how far they move or turn`() {
    _ = stage.add(UIPinchGestureRecognizer(), "pinch")
    _ = stage.add(UIRotationGestureRecognizer(), "rotation")
    let fingers = device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    fingers[1].move(209, 109)
    #expect(stage.actions == [])
  }

  @Test(arguments: [(10.0, true), (60.0, false)])
  func `FS-155 of how far a finger goes before content scrolls is a choice`(
    _ hysteresis: Double, _ scrolls: Bool
  ) {
    device.behavior.panHysteresis = CGFloat(hysteresis)
    let scrollView = UIScrollView(frame: device.screenBounds)
    scrollView.contentSize = CGSize(width: 393, height: 4000)
    stage.view.addSubview(scrollView)
    let finger = stage.touchDown(100, 500)
    finger.move(100, 460)
    #expect(scrollView.isDragging == scrolls)
    finger.lift()
  }
}
