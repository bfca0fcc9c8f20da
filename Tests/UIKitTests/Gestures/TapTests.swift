import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A tap recognizer` {
  let stage = GestureStage()

  func add(taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
    return tap
  }

  @Test func `FS-140 recognizes each tap when the finger is lifted`() {
    _ = add()
    let finger = stage.touchDown()
    #expect(stage.actions.isEmpty)
    finger.lift()
    stage.tap()
    #expect(stage.actions == ["tap ended", "tap ended"])
  }

  @Test(arguments: [(144, ["tap ended"]), (146, [])] as [(CGFloat, [String])])
  func `FS-140 allows a small movement`(_ x: CGFloat, _ expected: [String]) {
    _ = add()
    let finger = stage.touchDown()
    finger.move(x, 100)
    finger.lift()
    #expect(stage.actions == expected)
  }

  @Test(arguments: [(0.74, ["tap ended"]), (0.76, [])])
  func `FS-140 allows a finger to stay for a while (a choice)`(
    _ seconds: TimeInterval, _ expected: [String]
  ) {
    _ = add()
    let finger = stage.touchDown()
    stage.wait(seconds)
    finger.lift()
    #expect(stage.actions == expected)
  }

  @Test func `FS-140 counts the time of each tap by itself`() {
    _ = add()
    for _ in 0..<3 {
      let finger = stage.touchDown()
      stage.wait(0.3)
      finger.lift()
      stage.wait(0.3)
    }
    #expect(stage.actions == ["tap ended", "tap ended", "tap ended"])
  }

  @Test func `FS-140 wants several taps in time and in one place`() {
    _ = add(taps: 3)
    stage.device.tap(at: CGPoint(x: 100, y: 100), count: 3)
    #expect(stage.actions == ["tap ended"])
    stage.wait(1)
    stage.device.tap(at: CGPoint(x: 100, y: 100), count: 2)
    stage.wait(0.4)
    stage.tap()
    stage.wait(1)
    #expect(stage.actions.isEmpty)
    stage.tap()
    stage.tap(200, 100)
    stage.wait(1)
    #expect(stage.actions.isEmpty)
  }

  @Test func `FS-140 wants several fingers down together, not one after the other`() {
    _ = add(fingers: 2)
    let fingers = stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    fingers.forEach { $0.lift() }
    #expect(stage.actions == ["tap ended"])
    stage.tap()
    stage.tap(200, 100)
    #expect(stage.actions.isEmpty)
  }

  @Test func `FS-140 fails with a finger too many`() {
    _ = add()
    stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
      .forEach { $0.lift() }
    #expect(stage.actions.isEmpty)
  }

  @Test func `FS-138 is where the first tap of the series was`() {
    final class Noting: UITapGestureRecognizer {
      var place: CGPoint?
      override func reset() {
        place = location(in: view)
        super.reset()
      }
    }
    let tap = stage.add(Noting(), "tap")
    tap.numberOfTapsRequired = 2
    stage.tap(100, 100)
    stage.tap(110, 90)
    #expect(stage.actions == ["tap ended"])
    #expect(tap.place == CGPoint(x: 100, y: 100))
  }

  @Test func `FS-171 of a pointer is a press of its main button`() {
    let tap = add()
    let record = stage.device.clickFromHover(at: CGPoint(x: 100, y: 100))
    #expect(record.view === stage.view)
    #expect(stage.actions == ["tap ended"])
    #expect(tap.buttonMaskRequired == .primary)
    tap.buttonMaskRequired = .secondary
    stage.device.clickFromHover(at: CGPoint(x: 100, y: 100))
    #expect(stage.actions.isEmpty)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A long press recognizer` {
  let stage = GestureStage()

  @Test func `FS-140 begins after the time, then follows the finger anywhere until it is lifted`() {
    _ = stage.add(UILongPressGestureRecognizer(), "press")
    let finger = stage.touchDown()
    stage.wait(0.49)
    finger.move(110, 100)
    #expect(stage.actions.isEmpty)
    stage.wait(0.02)
    #expect(stage.log.takeAll() == ["press began", "view cancelled (110 100)"])
    finger.move(300, 300)
    finger.lift()
    #expect(stage.actions == ["press changed", "press ended"])
  }

  @Test func `FS-140 fails if the finger moves too far or is lifted too soon`() {
    _ = stage.add(UILongPressGestureRecognizer(), "press")
    let finger = stage.touchDown()
    finger.move(111, 100)
    stage.wait(1)
    finger.lift()
    stage.tap()
    stage.wait(1)
    #expect(stage.actions.isEmpty)
  }

  @Test func `FS-140 ends when any of its fingers is lifted`() {
    stage.add(UILongPressGestureRecognizer(), "press").numberOfTouchesRequired = 2
    let fingers = stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    stage.wait(0.6)
    fingers[0].lift()
    #expect(stage.actions == ["press began", "press ended"])
    fingers[1].lift()
    #expect(stage.actions.isEmpty)
  }

  @Test func `FS-140 may want taps first`() {
    stage.add(UILongPressGestureRecognizer(), "press").numberOfTapsRequired = 1
    let only = stage.touchDown()
    stage.wait(2)
    only.lift()
    #expect(stage.actions.isEmpty)
    stage.tap()
    let finger = stage.touchDown()
    stage.wait(0.6)
    finger.lift()
    #expect(stage.actions == ["press began", "press ended"])
  }

  @Test func `FS-140 begins at once if it wants no time`() {
    stage.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0
    let finger = stage.touchDown()
    #expect(stage.actions == ["press began"])
    finger.cancel()
    #expect(stage.actions == ["press cancelled"])
  }
}
