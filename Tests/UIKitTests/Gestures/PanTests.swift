import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A pan recognizer` {
  let stage = GestureStage()

  func add() -> UIPanGestureRecognizer { stage.add(UIPanGestureRecognizer(), "pan") }

  @Test func `FS-140 begins once the finger moved enough; how far is a choice`() {
    _ = add()
    var finger = stage.touchDown()
    finger.move(109, 100)
    #expect(stage.actions.isEmpty)
    finger.move(110, 100)
    #expect(stage.actions == ["pan began"])
    finger.lift()
    stage.device.behavior.panHysteresis = 30
    _ = stage.log.takeAll()
    finger = stage.touchDown()
    finger.move(129, 100)
    #expect(stage.actions.isEmpty)
  }

  @Test func `FS-140 leaves out of its translation what was moved before it began`() {
    let pan = add()
    let finger = stage.touchDown()
    finger.move(110, 100)
    #expect(pan.translation(in: stage.view) == .zero)
    finger.move(125, 130)
    #expect(pan.translation(in: stage.view) == CGPoint(x: 15, y: 30))
    finger.move(90, 100)
    #expect(pan.translation(in: stage.view) == CGPoint(x: -20, y: 0))
  }

  @Test func `FS-140 counts anew once enough fingers are down again (a choice)`() {
    let pan = add()
    pan.minimumNumberOfTouches = 2
    let fingers = stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    stage.device.move([
      (fingers[0], CGPoint(x: 108, y: 100)), (fingers[1], CGPoint(x: 208, y: 100)),
    ])
    fingers[1].lift()
    let third = stage.touchDown(200, 100)
    stage.device.move([(fingers[0], CGPoint(x: 116, y: 100)), (third, CGPoint(x: 208, y: 100))])
    #expect(stage.actions.isEmpty)
    stage.device.move([(fingers[0], CGPoint(x: 119, y: 100)), (third, CGPoint(x: 211, y: 100))])
    #expect(stage.actions == ["pan began"])
  }

  @Test func `FS-140 counts on from the translation that is set, in the space of a view`() {
    let pan = add()
    let finger = stage.touchDown()
    finger.move(120, 100)
    stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: stage.view)
    #expect(pan.translation(in: stage.view) == CGPoint(x: 3, y: 4))
    #expect(pan.translation(in: nil) == CGPoint(x: 6, y: 8))
    finger.move(130, 100)
    #expect(pan.translation(in: stage.view) == CGPoint(x: 8, y: 4))
  }

  @Test func `FS-140 knows how fast the finger goes`() {
    let pan = add()
    let finger = stage.touchDown()
    for x in [120.0, 140, 160] {
      stage.wait(0.05)
      finger.move(x, 100)
    }
    #expect(abs(pan.velocity(in: stage.view).x - 400) < 1)
    #expect(pan.velocity(in: stage.view).y == 0)
  }

  @Test func `FS-141 follows the middle of its fingers, which does not jump`() {
    let pan = add()
    let first = stage.touchDown()
    first.move(120, 100)
    let second = stage.touchDown(300, 100)
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    stage.device.move([(first, CGPoint(x: 140, y: 100)), (second, CGPoint(x: 320, y: 100))])
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    second.lift()
    first.move(150, 100)
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    #expect(pan.numberOfTouches == 1)
  }

  @Test func `FS-180 ends with its last finger, and goes on only while enough are down`() {
    let pan = add()
    pan.minimumNumberOfTouches = 2
    let points = [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)]
    let fingers = stage.device.touchDown(at: points)
    stage.device.move(zip(fingers, points).map { ($0, CGPoint(x: $1.x, y: 130)) })
    #expect(stage.actions == ["pan began"])
    fingers[0].lift()
    fingers[1].move(to: CGPoint(x: 200, y: 200))
    #expect(stage.actions.isEmpty)
    #expect(pan.state == .began)
    let third = stage.touchDown(100, 100)
    stage.device.move([(fingers[1], CGPoint(x: 200, y: 210)), (third, CGPoint(x: 100, y: 110))])
    #expect(stage.actions == ["pan changed"])
    third.lift()
    #expect(stage.actions.isEmpty)
    fingers[1].lift()
    #expect(stage.actions == ["pan ended"])
  }

  @Test func `FS-141 FS-180 ends without fingers, and does not begin with too many (a choice)`() {
    let pan = add()
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
    let fingers = stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    stage.device.move([
      (fingers[0], CGPoint(x: 100, y: 130)), (fingers[1], CGPoint(x: 200, y: 130)),
    ])
    let surplus = stage.touchDown(300, 300)
    #expect(pan.numberOfTouches == 2)
    fingers[0].lift()
    #expect(stage.actions == ["pan began"])
    fingers[1].lift()
    surplus.lift()
    #expect(stage.actions == ["pan ended"])
    let three = stage.device.touchDown(at: [
      CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), CGPoint(x: 300, y: 100),
    ])
    stage.device.move(three.map { ($0, CGPoint(x: 100, y: 300)) })
    #expect(stage.actions.isEmpty)
  }

  @Test func `FS-140 is cancelled with its touch`() {
    _ = add()
    let finger = stage.touchDown()
    finger.move(120, 100)
    finger.cancel()
    #expect(stage.actions == ["pan began", "pan cancelled"])
  }

  @Test func `FS-141 counts from where enough fingers are down`() {
    let pan = add()
    pan.minimumNumberOfTouches = 2
    let first = stage.touchDown()
    first.move(200, 100)
    let second = stage.touchDown(300, 100)
    second.move(301, 100)
    #expect(stage.actions.isEmpty)
    stage.device.move([(first, CGPoint(x: 230, y: 100)), (second, CGPoint(x: 331, y: 100))])
    #expect(stage.actions == ["pan began"])
    #expect(abs(pan.translation(in: nil).x - 20.5) < 1e-9)
    #expect(pan.translation(in: nil).y == 0)
  }

  @Test func `FS-141 ignores only the fingers that are too many`() {
    let pan = add()
    pan.maximumNumberOfTouches = 2
    stage.touchDown().move(120, 100)
    let fingers = stage.device.touchDown(at: [CGPoint(x: 200, y: 200), CGPoint(x: 300, y: 300)])
    #expect(pan.numberOfTouches == 2)
    #expect(fingers.map { $0.touch.gestureRecognizers ?? [] } == [[pan], []])
  }

  @Test func `FS-141 goes on while enough fingers are not cancelled`() {
    _ = add()
    let fingers = stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    stage.device.move(fingers.map { ($0, CGPoint(x: 100, y: 300)) })
    fingers[0].cancel()
    #expect(stage.actions == ["pan began"])
    fingers[1].cancel()
    #expect(stage.actions == ["pan cancelled"])
  }

  @Test func `FS-140 has no speed once the finger rests (a choice)`() {
    let pan = add()
    let finger = stage.touchDown()
    for x in [120.0, 140, 160] {
      stage.wait(0.05)
      finger.move(x, 100)
    }
    stage.wait(1)
    #expect(pan.velocity(in: stage.view) == .zero)
    finger.move(161, 100)
    #expect(pan.velocity(in: stage.view).x <= 10)
  }

  @Test func `FS-138 counts and finds the fingers that are still down`() {
    final class Noting: UIPanGestureRecognizer {
      var places: [CGPoint] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        places = (0..<numberOfTouches).map { location(ofTouch: $0, in: nil) }
      }
    }
    let pan = stage.add(Noting(), "pan")
    let fingers = stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    fingers[0].lift()
    #expect(pan.places == [CGPoint(x: 200, y: 100)])
  }
}

@MainActor @Suite(.simulatedDevice) struct `A screen edge pan recognizer` {
  let stage = GestureStage()

  nonisolated static let drags: [(UIRectEdge, Double, Double, [String])] = [
    (.left, 19, 60, ["edge began", "edge ended"]), (.left, 21, 60, []), (.left, 5, 5, []),
    (.right, 380, 300, ["edge began", "edge ended"]), (.right, 380, 390, []), ([], 5, 60, []),
  ]

  @Test(arguments: drags)
  func `FS-140 wants a drag that starts at its edge and goes inwards`(
    _ edge: UIRectEdge, _ start: Double, _ end: Double, _ expected: [String]
  ) {
    let recognizer = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
    #expect(recognizer.edges == [])
    recognizer.edges = edge
    let finger = stage.touchDown(start, 400)
    finger.move(end, 400)
    finger.lift()
    #expect(stage.actions == expected)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A swipe recognizer` {
  let stage = GestureStage()

  func swipe(dx: CGFloat, dy: CGFloat, lasting seconds: TimeInterval = 0.1) {
    let finger = stage.touchDown(200, 400)
    for step in 1...4 {
      stage.wait(seconds / 4)
      finger.move(200 + dx * CGFloat(step) / 4, 400 + dy * CGFloat(step) / 4)
    }
    finger.lift()
  }

  @Test func `FS-140 wants one finger that goes to the right`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, 100.0, 0.0), (.left, -100, 0), (.up, 0, -100),
    (.down, 0, 100),
  ])
  func `FS-140 recognizes its direction once, and no other`(
    _ direction: UISwipeGestureRecognizer.Direction, _ dx: Double, _ dy: Double
  ) {
    stage.add(UISwipeGestureRecognizer(), "swipe").direction = direction
    swipe(dx: dx, dy: dy)
    #expect(stage.actions == ["swipe ended"])
    swipe(dx: -dx, dy: -dy)
    swipe(dx: dy, dy: dx)
    #expect(stage.actions.isEmpty)
  }

  @Test func `FS-140 wants a long, straight and quick stroke (a choice)`() {
    _ = stage.add(UISwipeGestureRecognizer(), "swipe")
    swipe(dx: 49, dy: 0)
    swipe(dx: 100, dy: 120)
    swipe(dx: 100, dy: 0, lasting: 4)
    #expect(stage.actions.isEmpty)
    swipe(dx: 100, dy: 40)
    #expect(stage.actions == ["swipe ended"])
  }

  @Test func `FS-140 may recognize either of two directions`() {
    stage.add(UISwipeGestureRecognizer(), "swipe").direction = [.left, .right]
    swipe(dx: 100, dy: 0)
    swipe(dx: -100, dy: 0)
    #expect(stage.actions == ["swipe ended", "swipe ended"])
  }

  @Test func `FS-140 may want two fingers`() {
    stage.add(UISwipeGestureRecognizer(), "swipe").numberOfTouchesRequired = 2
    swipe(dx: 100, dy: 0)
    #expect(stage.actions.isEmpty)
    let fingers = stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 200)])
    stage.device.move([
      (fingers[0], CGPoint(x: 180, y: 100)), (fingers[1], CGPoint(x: 180, y: 200)),
    ])
    #expect(stage.actions == ["swipe ended"])
  }
}
