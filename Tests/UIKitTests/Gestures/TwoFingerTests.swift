import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A gesture of two fingers` {
  let stage = GestureStage()

  func fingersDown() -> [SimulatedFinger] {
    stage.device.touchDown(at: [CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300)])
  }

  @Test func `FS-140 that pinches tells how many times farther apart the fingers are`() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    #expect(pinch.scale == 1)
    let fingers = fingersDown()
    fingers[1].move(255, 300)
    #expect(stage.actions.isEmpty)
    fingers[1].move(350, 300)
    #expect(abs(pinch.scale - 2) < 1e-9)
    pinch.scale = 1
    fingers[0].move(50, 300)
    #expect(abs(pinch.scale - 1.5) < 1e-9)
    fingers.forEach { $0.lift() }
    #expect(stage.actions == ["pinch began", "pinch changed", "pinch ended"])
    #expect(pinch.scale == 1)
  }

  @Test func `FS-140 that pinches from one point counts from where the fingers are apart`() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let fingers = stage.device.touchDown(at: [CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 300)])
    fingers[1].move(250, 300)
    #expect(pinch.scale == 1)
    fingers[1].move(350, 300)
    #expect(pinch.scale == 2 && stage.actions == ["pinch began", "pinch changed"])
  }

  @Test func `FS-140 that turns tells the angle in radians, clockwise`() {
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
    #expect(rotation.rotation == 0)
    let fingers = fingersDown()
    fingers[1].move(250, 305)
    #expect(stage.actions.isEmpty)
    fingers[1].move(150, 400)
    #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
    fingers[1].move(50, 300)
    #expect(abs(rotation.rotation - .pi) < 1e-9)
    fingers[1].move(150, 200)
    #expect(abs(rotation.rotation - 1.5 * .pi) < 1e-9)
    #expect(stage.actions == ["rotation began", "rotation changed", "rotation changed"])
  }

  @Test func `FS-140 starts anew each time`() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
    for _ in 0..<2 {
      let fingers = fingersDown()
      // Neither far enough apart nor turned enough.
      fingers[1].move(252, 301)
      #expect(stage.actions == [])
      fingers.forEach { $0.lift() }
      #expect(pinch.scale == 1 && rotation.rotation == 0)
      #expect(stage.actions == [])
    }
    for (x, y, name) in [(400, 300, "pinch"), (150, 400, "rotation")]
      as [(CGFloat, CGFloat, String)]
    {
      for _ in 0..<2 {
        let fingers = fingersDown()
        fingers[1].move(x, y)
        fingers.forEach { $0.lift() }
        #expect(stage.actions == ["\(name) began", "\(name) ended"])
        #expect(pinch.scale == 1 && rotation.rotation == 0)
      }
    }
  }

  @Test func `FS-138 is in the middle of its fingers`() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    fingersDown()[1].move(350, 300)
    #expect(pinch.location(in: stage.view) == CGPoint(x: 250, y: 300))
    #expect(pinch.numberOfTouches == 2)
  }

  @Test func `FS-140 FS-141 ends with its last finger (a choice)`() {
    _ = stage.add(UIPinchGestureRecognizer(), "pinch")
    let fingers = fingersDown()
    fingers[1].move(350, 300)
    fingers[0].lift()
    #expect(stage.actions == ["pinch began"])
    fingers[1].lift()
    #expect(stage.actions == ["pinch ended"])
  }

  @Test func `FS-140 is none of one finger`() {
    _ = stage.add(UIPinchGestureRecognizer(), "pinch")
    _ = stage.add(UIRotationGestureRecognizer(), "rotation")
    let finger = stage.touchDown()
    finger.move(300, 300)
    finger.lift()
    #expect(
      stage.log.lines == ["view began (100 100)", "view moved (300 300)", "view ended (300 300)"])
  }

  @Test func `FS-140 ignores a third one`() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let fingers = fingersDown()
    _ = stage.touchDown(10, 10)
    fingers[1].move(350, 300)
    #expect(pinch.numberOfTouches == 2)
    #expect(abs(pinch.scale - 2) < 1e-9)
  }

  @Test func `FS-131 may be a pinch and a rotation if the delegate wants it`() {
    let delegate = ScriptedDelegate()
    delegate.isSimultaneous = true
    stage.add(UIPinchGestureRecognizer(), "pinch").delegate = delegate
    _ = stage.add(UIRotationGestureRecognizer(), "rotation")
    fingersDown()[1].move(250, 400)
    #expect(stage.actions == ["rotation began", "pinch began"])
  }
}

@MainActor @Suite(.simulatedDevice) struct `A gesture whose touches the system takes` {
  let stage = GestureStage()

  @Test func `FS-125 is cancelled if it goes on`() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
    for (recognizer, x, y, name) in [
      (pinch, 400, 300, "pinch"), (rotation, 150, 400, "rotation"),
    ] as [(UIGestureRecognizer, CGFloat, CGFloat, String)] {
      (pinch.isEnabled, rotation.isEnabled) = (recognizer === pinch, recognizer === rotation)
      let fingers = stage.device.touchDown(at: [CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300)])
      fingers[1].move(x, y)
      fingers.forEach { $0.cancel() }
      #expect(stage.actions == ["\(name) began", "\(name) cancelled"])
      #expect(recognizer.state == .possible)
    }
  }

  @Test func `FS-125 fails if it has not begun`() {
    let recognizers = [
      stage.add(UITapGestureRecognizer(), "tap"), stage.add(UISwipeGestureRecognizer(), "swipe"),
      stage.add(UIPinchGestureRecognizer(), "pinch"),
    ]
    let finger = stage.touchDown()
    finger.move(120, 100)
    finger.cancel()
    #expect(stage.actions == [])
    #expect(recognizers.map(\.state) == [.possible, .possible, .possible])
    stage.tap()
    #expect(stage.actions == ["tap ended"])
  }
}
