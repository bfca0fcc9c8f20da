import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The life of a gesture recognizer` {
  let stage = GestureStage()

  @Test func `FS-136 is reset once it failed, and sees no more of the old touch`() {
    _ = stage.add(ScriptedRecognizer(["moved": .failed], log: stage.log), "own")
    let finger = stage.touchDown()
    finger.move(101, 100)
    finger.move(102, 100)
    finger.lift()
    _ = stage.touchDown()
    #expect(
      stage.log.lines.filter { $0.hasPrefix("own") } == [
        "own told began", "own told moved", "own reset", "own told began",
      ])
  }

  @Test func `FS-136 is reset at the end if it made nothing of its touches`() {
    let recognizer = stage.add(ScriptedRecognizer(log: stage.log), "own")
    stage.tap()
    stage.log.expect([
      "own told began", "view began (100 100)", "own told ended", "view ended (100 100)",
      "own reset",
    ])
    #expect(recognizer.numberOfTouches == 0)
  }

  @Test func `FS-136 is not reset before those that wait for it are done`() {
    let first = stage.add(ScriptedRecognizer(["began": .failed], log: stage.log), "first")
    let second = stage.add(ScriptedRecognizer(["ended": .ended], log: stage.log), "second")
    second.require(toFail: first)
    let finger = stage.touchDown()
    #expect(first.state == .failed)
    finger.lift()
    #expect(first.state == .possible)
    #expect(
      stage.log.lines.filter { $0.hasSuffix("reset") || $0 == "second ended" } == [
        "second ended", "second reset", "first reset",
      ])
  }

  @Test func `FS-137 is cancelled when it is turned off, and ready again at once`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let finger = stage.touchDown()
    finger.move(120, 100)
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(stage.log.takeAll().suffix(1) == ["pan cancelled"])
    finger.move(150, 100)
    finger.lift()
    #expect(stage.log.takeAll().isEmpty)
    let next = stage.touchDown()
    next.move(120, 100)
    #expect(stage.log.lines.contains("pan began"))
  }

  @Test func `FS-137 fails when it is turned off before it began, and views get what is theirs`() {
    let recognizer = stage.add(ScriptedRecognizer(log: stage.log), "own")
    recognizer.delaysTouchesBegan = true
    let finger = stage.touchDown()
    recognizer.isEnabled = false
    #expect(stage.log.takeAll() == ["own told began", "view began (100 100)", "own reset"])
    finger.lift()
    #expect(stage.log.lines == ["view ended (100 100)"])
  }

  @Test func `FS-138 is cancelled when it is taken from its view (a choice)`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.touchDown().move(120, 100)
    stage.view.removeGestureRecognizer(pan)
    #expect(stage.log.lines.last == "pan cancelled")
    #expect(pan.view == nil)
    #expect(stage.view.gestureRecognizers == nil)
  }

  @Test func `FS-138 is cancelled before the next event when its view leaves the window`() {
    let child = stage.addView("child", stage.view.bounds)
    _ = stage.add(UIPanGestureRecognizer(), "pan", to: child)
    let finger = stage.touchDown()
    finger.move(120, 100)
    child.removeFromSuperview()
    #expect(stage.log.takeAll().last == "child cancelled (120 100)")
    finger.move(130, 100)
    #expect(stage.log.takeAll() == ["pan cancelled"])
  }

  @Test func `FS-138 knows the places of its fingers and their middle`() {
    let recognizer = stage.add(ScriptedRecognizer(), "own")
    let child = stage.addView("child", CGRect(x: 50, y: 50, width: 300, height: 300))
    _ = stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 140)])
    #expect(recognizer.numberOfTouches == 2)
    #expect(recognizer.location(in: nil) == CGPoint(x: 150, y: 120))
    #expect(recognizer.location(in: child) == CGPoint(x: 100, y: 70))
    #expect(recognizer.location(ofTouch: 1, in: child) == CGPoint(x: 150, y: 90))
  }

  @Test func `FS-138 leaves its view when that is given others`() {
    let (view, taps) = (UIView(), (0..<3).map { _ in UITapGestureRecognizer() })
    view.gestureRecognizers = [taps[0], taps[1]]
    view.gestureRecognizers = [taps[1], taps[2]]
    #expect(view.gestureRecognizers == [taps[1], taps[2]])
    #expect(taps.map { $0.view === view } == [false, true, true] && taps[0].view == nil)
    view.gestureRecognizers = nil
    #expect(taps.allSatisfy { $0.view == nil } && view.gestureRecognizers == nil)
  }

  @Test func `FS-138 moves to another view with its view`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let child = stage.addView("child", stage.view.bounds)
    child.addGestureRecognizer(pan)
    #expect(pan.view === child)
    #expect(stage.view.gestureRecognizers == nil)
    #expect(child.gestureRecognizers == [pan])
  }
}
