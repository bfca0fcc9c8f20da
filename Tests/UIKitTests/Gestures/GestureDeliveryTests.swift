import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A recognized gesture` {
  let stage = GestureStage()

  func showPan() -> (pan: UIPanGestureRecognizer, finger: SimulatedFinger) {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    return (pan, stage.touchDown())
  }

  @Test func `FS-127 FS-128 acts, then cancels the touch in its view, which gets no more of it`() {
    let (_, finger) = showPan()
    finger.move(105, 100)
    finger.move(120, 100)
    finger.move(130, 100)
    finger.lift()
    stage.log.expect([
      "view began (100 100)", "view moved (105 100)", "pan began", "view cancelled (120 100)",
      "pan changed", "pan ended",
    ])
  }

  @Test func `FS-081 takes the view from the touch`() {
    let (_, finger) = showPan()
    #expect(finger.touch.view === stage.view)
    finger.move(120, 100)
    #expect(finger.touch.view == nil)
    #expect(finger.touch.window === stage.window)
  }

  @Test func `FS-128 leaves the view its touches if it is told to`() {
    let (pan, finger) = showPan()
    pan.cancelsTouchesInView = false
    finger.move(120, 100)
    finger.lift()
    stage.log.expect([
      "view began (100 100)", "pan began", "view moved (120 100)", "pan ended",
      "view ended (120 100)",
    ])
    #expect(finger.touch.view === stage.view)
  }

  @Test func `FS-128 takes its own touches only, from all views that have one`() {
    let left = stage.addView("left", CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = stage.addView("right", CGRect(x: 100, y: 0, width: 100, height: 100))
    let outside = TouchLoggingView(
      "outside", frame: CGRect(x: 0, y: 500, width: 100, height: 100), log: stage.log)
    stage.window.addSubview(outside)
    _ = stage.add(UIPinchGestureRecognizer(), "pinch")
    let fingers = stage.device.touchDown(at: [
      CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50), CGPoint(x: 50, y: 550),
    ])
    _ = stage.log.takeAll()
    stage.device.move([
      (fingers[0], CGPoint(x: 30, y: 50)), (fingers[1], CGPoint(x: 170, y: 50)),
      (fingers[2], CGPoint(x: 60, y: 550)),
    ])
    stage.log.expect([
      "pinch began", "left cancelled (30 50)", "right cancelled (70 50)", "outside moved (60 50)",
    ])
    #expect(left.window === right.window)
  }

  @Test func `FS-128 keeps further fingers from its view, too`() {
    let (_, finger) = showPan()
    stage.view.isMultipleTouchEnabled = true
    finger.move(120, 100)
    _ = stage.log.takeAll()
    stage.touchDown(200, 200).lift()
    #expect(stage.log.lines.isEmpty)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A touch that a recognizer delays` {
  let stage = GestureStage()

  func showDelaying() -> ScriptedRecognizer {
    let recognizer = stage.add(ScriptedRecognizer(), "own")
    recognizer.delaysTouchesBegan = true
    return recognizer
  }

  @Test func `FS-129 never was, once the gesture is recognized`() {
    showDelaying().script = ["moved": .began, "ended": .ended]
    let finger = stage.touchDown()
    finger.move(120, 100)
    finger.lift()
    #expect(stage.log.lines == ["own began", "own ended"])
  }

  @Test func `FS-129 begins late where it came down, and moves once, if the gesture fails`() {
    let recognizer = showDelaying()
    let finger = stage.touchDown()
    finger.move(110, 100)
    finger.move(120, 100)
    #expect(stage.log.lines.isEmpty)
    recognizer.script = ["moved": .failed]
    finger.move(130, 100)
    #expect(stage.log.takeAll() == ["view began (100 100)", "view moved (130 100)"])
    finger.lift()
    #expect(stage.log.lines == ["view ended (130 100)"])
  }

  @Test func `FS-129 shows the phase and the place of each call while it lasts`() {
    final class Noting: UIView {
      var seen: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      func note(_ touches: Set<UITouch>) {
        for touch in touches {
          let (old, new) = (touch.previousLocation(in: self), touch.location(in: self))
          seen.append("\(touch.phase) \(Int(old.x))-\(Int(new.x))")
        }
      }
    }
    let view = Noting(frame: stage.view.bounds)
    stage.view.addSubview(view)
    showDelaying().script = ["ended": .failed]
    let finger = stage.touchDown()
    finger.move(110, 100)
    finger.move(120, 100)
    finger.lift()
    #expect(view.seen == ["began 100-100", "moved 100-120", "ended 120-120"])
  }

  @Test func `FS-129 that the system cancels meanwhile never was`() {
    _ = showDelaying()
    stage.touchDown().cancel()
    #expect(stage.log.lines.isEmpty)
  }

  @Test func `FS-129 may be delivered after all by a gesture that cancels nothing`() {
    let recognizer = showDelaying()
    recognizer.cancelsTouchesInView = false
    recognizer.script = ["ended": .ended]
    stage.touchDown().lift()
    #expect(stage.log.lines == ["own ended", "view began (100 100)", "view ended (100 100)"])
  }

  @Test func `FS-130 ends late if the gesture fails: a double tap that had only one`() {
    let tap = stage.add(UITapGestureRecognizer(), "double")
    tap.numberOfTapsRequired = 2
    stage.tap()
    #expect(stage.log.takeAll() == ["view began (100 100)"])
    stage.wait(0.34)
    #expect(stage.log.takeAll().isEmpty)
    stage.wait(0.02)
    #expect(stage.log.takeAll() == ["view ended (100 100)"])
  }

  @Test func `FS-130 is cancelled instead of ended if the gesture is recognized`() {
    let tap = stage.add(UITapGestureRecognizer(), "double")
    tap.numberOfTapsRequired = 2
    stage.device.tap(at: CGPoint(x: 100, y: 100), count: 2)
    stage.log.expect([
      "view began (100 100)", "view began (100 100)", "double ended",
      "view cancelled (100 100) (100 100)",
    ])
  }

  @Test func `FS-130 ends at once if nobody minds`() {
    let tap = stage.add(UITapGestureRecognizer(), "double")
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    stage.tap()
    #expect(stage.log.lines == ["view began (100 100)", "view ended (100 100)"])
  }

  @Test func `FS-139 is the view's at once when the recognizer ignores it`() {
    final class Ignoring: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        touches.forEach { ignore($0, for: event) }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let recognizer = stage.add(Ignoring(), "ignoring")
    recognizer.delaysTouchesBegan = true
    stage.tap()
    #expect(stage.log.lines == ["view began (100 100)", "view ended (100 100)"])
    #expect(recognizer.numberOfTouches == 0)
  }

  @Test func `FS-121 is told of its own fingers alone where others move at the same time`() {
    let left = stage.addView("left", CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = stage.addView("right", CGRect(x: 100, y: 0, width: 100, height: 100))
    for (view, name) in [(left, "A"), (right, "B")] {
      _ = stage.add(ScriptedRecognizer(log: stage.log), name, to: view)
    }
    let points = [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50), CGPoint(x: 160, y: 60)]
    let fingers = stage.device.touchDown(at: points)
    stage.device.move(fingers.map { ($0, CGPoint(x: 150, y: 20)) })
    let told = stage.log.takeAll().filter { $0.contains("told") }
    #expect(told == ["A told began", "B told began of 2", "A told moved", "B told moved of 2"])
  }
}
