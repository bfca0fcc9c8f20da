import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The recognizers of a touch` {
  let stage = GestureStage()

  func scripted(_ name: String, on view: UIView? = nil) -> ScriptedRecognizer {
    let recognizer = stage.add(ScriptedRecognizer(log: stage.log), name, to: view)
    recognizer.delaysTouchesEnded = false
    return recognizer
  }

  @Test func `FS-121 are those of its view and of all around it, the window's too`() {
    let child = stage.addView("child", CGRect(x: 0, y: 0, width: 200, height: 200))
    let beside = stage.addView("beside", CGRect(x: 200, y: 0, width: 100, height: 100))
    let recognizers = [
      scripted("on child", on: child), scripted("on view"), scripted("on window", on: stage.window),
    ]
    _ = scripted("on sibling", on: beside)
    let finger = stage.touchDown()
    #expect(finger.touch.gestureRecognizers == recognizers)
    stage.log.expect([
      "on child told began", "on view told began", "on window told began",
      "child began (100 100)",
    ])
    finger.lift()
    #expect(finger.touch.gestureRecognizers == nil)
  }

  @Test func `FS-123 see every phase before the view`() {
    _ = scripted("own")
    let finger = stage.touchDown()
    finger.move(101, 100)
    finger.cancel()
    stage.touchDown().lift()
    stage.log.expect([
      "own told began", "view began (100 100)", "own told moved", "view moved (101 100)",
      "own told cancelled", "view cancelled (101 100)", "own reset",
      "own told began", "view began (100 100)", "own told ended", "view ended (100 100)",
      "own reset",
    ])
  }

  @Test func `FS-122 are asked about the event once, then about each touch, before they see it`() {
    let delegate = ScriptedDelegate()
    delegate.log = stage.log
    scripted("own").delegate = delegate
    stage.device.touchDown(at: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
    stage.log.expect([
      "receive event?", "receive touch?", "receive touch?", "own told began of 2",
      "view began (1 1)",
    ])
  }

  @Test func `FS-122 are not those whose delegate refuses the event or the touch`() {
    let (first, second) = (ScriptedDelegate(), ScriptedDelegate())
    first.takesEvent = false
    second.takesTouch = false
    (first.log, second.log) = (stage.log, stage.log)
    scripted("no event").delegate = first
    scripted("no touch").delegate = second
    stage.tap()
    stage.log.expect([
      "receive event?", "receive touch?", "receive event?", "view began (100 100)",
      "view ended (100 100)",
    ])
  }

  @Test func `FS-122 are not those that are off, or that want other kinds of touches`() {
    scripted("off").isEnabled = false
    scripted("pencil").allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    final class Refusing: UIGestureRecognizer {
      override func shouldReceive(_ event: UIEvent) -> Bool { false }
    }
    let refusing = stage.add(Refusing(), "refusing")
    let touch = stage.touchDown().touch
    #expect(touch.gestureRecognizers == nil)
    #expect(refusing.numberOfTouches == 0)
  }

  @Test func `FS-124 see what the view keeps from its superviews`() {
    let child = stage.addView("child", stage.view.bounds)
    _ = scripted("on view")
    stage.touchDown().lift()
    #expect(child.next === stage.view)
    stage.log.expect([
      "on view told began", "child began (100 100)", "on view told ended",
      "child ended (100 100)", "on view reset",
    ])
  }

  @Test func `FS-124 see nothing through a view that no hit test finds`() {
    final class PassThrough: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let overlay = PassThrough(frame: stage.view.bounds)
    stage.view.addSubview(overlay)
    _ = scripted("on overlay", on: overlay)
    stage.tap()
    #expect(stage.log.lines == ["view began (100 100)", "view ended (100 100)"])
  }

  @Test func `FS-036 are collected from the view that the hit test gave, in another window too`() {
    final class Redirecting: UIWindow {
      var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }
    _ = scripted("on view")
    let above = Stage.show(window: Redirecting(), level: .alert)
    above.target = stage.view
    stage.touchDown().lift()
    #expect(stage.log.lines.first == "on view told began")
    #expect(stage.log.lines.contains("view began (100 100)"))
  }

  @Test func `FS-091 have the touches of an event that are theirs`() {
    final class Noting: UIGestureRecognizer {
      var counts: [Int?] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        counts = [event.touches(for: self)?.count, event.allTouches?.count]
      }
    }
    let child = stage.addView("child", CGRect(x: 0, y: 0, width: 50, height: 50))
    let noting = stage.add(Noting(), "noting", to: child)
    stage.device.touchDown(at: [CGPoint(x: 10, y: 10), CGPoint(x: 100, y: 100)])
    #expect(noting.counts == [1, 2])
  }

  @Test func `FS-085 get all fingers, though the view gets one`() {
    let recognizer = scripted("own")
    _ = stage.touchDown()
    _ = stage.touchDown(200, 200)
    #expect(recognizer.numberOfTouches == 2)
    #expect(stage.log.lines == ["own told began", "view began (100 100)", "own told began"])
  }

  @Test func `FS-086 do not care about exclusive views`() {
    let exclusive = stage.addView("exclusive", CGRect(x: 0, y: 0, width: 50, height: 50))
    exclusive.isExclusiveTouch = true
    let recognizer = scripted("own")
    _ = stage.touchDown(10, 10)
    _ = stage.touchDown()
    #expect(recognizer.numberOfTouches == 2)
    #expect(!stage.log.lines.contains("view began (100 100)"))
  }

  @Test func `FS-087 of views that stay go on when the touch's view leaves the window`() {
    let child = stage.addView("child", CGRect(x: 0, y: 0, width: 200, height: 200))
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.cancelsTouchesInView = false
    let finger = stage.touchDown()
    finger.move(120, 100)
    child.removeFromSuperview()
    finger.move(130, 100)
    finger.lift()
    stage.log.expect([
      "child began (100 100)", "pan began", "child moved (120 100)", "child cancelled (120 100)",
      "pan changed", "pan ended",
    ])
  }

  @Test func `FS-036 of a view that is in no window recognize their gestures`() {
    final class Redirecting: UIWindow {
      var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }
    let above = Stage.show(window: Redirecting(), level: .alert)
    let target = UIView()
    above.target = target
    _ = stage.add(UITapGestureRecognizer(), "tap", to: target)
    stage.tap()
    #expect(stage.log.lines == ["tap ended"])
  }
}
