import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Of several gestures` {
  let stage = GestureStage()

  /// A recognizer that begins with the first move and ends with the finger.
  func dragging(_ name: String, on view: UIView? = nil) -> ScriptedRecognizer {
    stage.add(ScriptedRecognizer(["moved": .began, "ended": .ended]), name, to: view)
  }

  func drag() {
    let finger = stage.touchDown()
    finger.move(120, 100)
    finger.lift()
  }

  var actions: [String] {
    stage.log.takeAll().filter { !$0.hasPrefix("view") && !$0.hasPrefix("child") }
  }

  @Test func `FS-131 one is recognized, and the others fail on whatever view they are`() {
    let child = stage.addView("child", stage.view.bounds)
    let recognizers = [
      dragging("outer"), dragging("inner", on: child), dragging("window", on: stage.window),
    ]
    for recognizer in recognizers { recognizer.log = stage.log }
    let finger = stage.touchDown()
    _ = stage.log.takeAll()
    finger.move(120, 100)
    stage.log.expect([
      "inner told moved", "outer told moved", "window told moved", "inner began",
      "child cancelled (120 100)", "outer reset", "window reset",
    ])
    finger.lift()
    #expect(stage.log.lines == ["inner told ended", "inner ended", "inner reset"])
  }

  @Test func `FS-133 the deepest and last added wins a tie (a choice)`() {
    let child = stage.addView("child", stage.view.bounds)
    for name in ["a", "b"] {
      _ = dragging("outer \(name)")
      _ = dragging("inner \(name)", on: child)
    }
    drag()
    #expect(actions == ["inner b began", "inner b ended"])
  }

  @Test(arguments: [0, 1])
  func `FS-131 two are recognized together if the delegate of either wants it`(_ index: Int) {
    let delegate = ScriptedDelegate()
    delegate.isSimultaneous = true
    let recognizers = [dragging("a"), dragging("b")]
    recognizers[index].delegate = delegate
    drag()
    #expect(actions == ["b began", "a began", "b ended", "a ended"])
  }

  @Test func `FS-131 those without a common touch are independent`() {
    let left = stage.addView("child", CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = stage.addView("child", CGRect(x: 100, y: 0, width: 100, height: 100))
    _ = dragging("left", on: left)
    _ = dragging("right", on: right)
    let fingers = stage.device.touchDown(at: [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50)])
    fingers[0].move(60, 50)
    fingers[1].move(160, 50)
    #expect(actions == ["left began", "right began"])
  }

  @Test func `FS-131 one that goes on keeps later ones from its further fingers`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    _ = stage.add(UITapGestureRecognizer(), "tap")
    let finger = stage.touchDown()
    finger.move(120, 100)
    stage.tap(200, 200)
    #expect(pan.numberOfTouches == 1)
    #expect(actions == ["pan began"])
  }

  @Test func `FS-132 one that cannot prevent others, or cannot be prevented, leaves them be`() {
    final class Polite: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Firm: UIPanGestureRecognizer {
      override func canBePrevented(
        by preventingGestureRecognizer: UIGestureRecognizer
      ) -> Bool { false }
    }
    _ = stage.add(Polite(), "polite")
    _ = dragging("other")
    drag()
    #expect(actions == ["other began", "other ended"])
    stage.view.gestureRecognizers = nil
    _ = stage.add(Firm(), "firm")
    _ = dragging("other")
    drag()
    #expect(actions == ["firm began", "firm ended"])
  }

  @Test func `FS-132 a single tap does not prevent a double tap, which prevents it`() {
    _ = stage.add(UITapGestureRecognizer(), "single")
    stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    stage.device.tap(at: CGPoint(x: 100, y: 100), count: 2)
    #expect(actions == ["single ended", "double ended"])
    stage.view.gestureRecognizers = stage.view.gestureRecognizers?.reversed()
    stage.wait(1)
    stage.device.tap(at: CGPoint(x: 100, y: 100), count: 2)
    #expect(actions == ["single ended", "double ended"])
  }

  @Test func `FS-134 one waits until another one failed`() {
    let single = stage.add(UITapGestureRecognizer(), "single")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.tap()
    #expect(single.state == .possible)
    #expect(actions.isEmpty)
    stage.wait(0.36)
    #expect(actions == ["single ended"])
    stage.device.tap(at: CGPoint(x: 100, y: 100), count: 2)
    #expect(actions == ["double ended"])
    stage.wait(1)
    #expect(actions.isEmpty)
  }

  @Test(arguments: ["delegate of one", "delegate of other", "subclass of one", "subclass of other"])
  func `FS-134 one waits for another one if either side says so`(_ side: String) {
    final class Waiting: UITapGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
    }
    final class WaitedFor: UITapGestureRecognizer {
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
    }
    let single = stage.add(
      side == "subclass of one" ? Waiting() : UITapGestureRecognizer(), "single")
    let double = stage.add(
      side == "subclass of other" ? WaitedFor() : UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let delegate = ScriptedDelegate()
    delegate.waits = side == "delegate of one"
    delegate.isWaitedFor = side == "delegate of other"
    if delegate.waits { single.delegate = delegate }
    if delegate.isWaitedFor { double.delegate = delegate }
    stage.tap()
    #expect(actions.isEmpty)
    stage.wait(0.36)
    #expect(actions == ["single ended"])
  }

  @Test func `FS-134 one of a second finger may wait for one that was there before`() {
    let delegate = ScriptedDelegate()
    delegate.waits = true
    _ = stage.add(ScriptedRecognizer(), "outer")
    let inner = stage.addView("inner", CGRect(x: 200, y: 200, width: 100, height: 100))
    stage.add(UITapGestureRecognizer(), "tap", to: inner).delegate = delegate
    let first = stage.touchDown(20, 20)
    stage.tap(250, 250)
    #expect(!stage.log.lines.contains("tap ended"))
    first.lift()
    #expect(stage.log.lines.contains("tap ended"))
  }

  @Test func `FS-134 one that waits tells of its beginning and its present when it is let go`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let gate = stage.add(ScriptedRecognizer(), "gate")
    pan.require(toFail: gate)
    let finger = stage.touchDown()
    for x in [120.0, 130, 140] { finger.move(x, 100) }
    #expect(pan.state == .possible)
    #expect(actions.isEmpty)
    gate.script = ["moved": .failed]
    finger.move(150, 100)
    #expect(actions == ["pan began", "pan changed"])
    finger.lift()
    #expect(actions == ["pan ended"])
  }

  @Test func `FS-134 one that waits fails when the other one is recognized, together or not`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let gate = stage.add(ScriptedRecognizer(["ended": .ended]), "gate")
    let delegate = ScriptedDelegate()
    delegate.isSimultaneous = true
    pan.delegate = delegate
    pan.require(toFail: gate)
    drag()
    #expect(actions == ["gate ended"])
  }

  @Test func `FS-134 one need not wait for another that failed long before, or is off`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let gate = stage.add(ScriptedRecognizer(["began": .failed]), "gate")
    pan.require(toFail: gate)
    drag()
    #expect(actions == ["pan began", "pan ended"])
    gate.isEnabled = false
    drag()
    #expect(actions == ["pan began", "pan ended"])
  }

  @Test func `FS-134 of two that wait for each other the first goes on (a choice)`() {
    let (a, b) = (dragging("a"), dragging("b"))
    a.require(toFail: b)
    b.require(toFail: a)
    drag()
    #expect(actions == ["b began", "b ended"])
  }

  @Test func `FS-135 one that its delegate does not let begin fails, and others go on`() {
    let delegate = ScriptedDelegate()
    (delegate.begins, delegate.log) = (false, stage.log)
    let (a, b) = (dragging("a"), dragging("b"))
    b.delegate = delegate
    a.require(toFail: b)
    drag()
    #expect(actions == ["receive event?", "receive touch?", "should begin?", "a began", "a ended"])
  }

  @Test func `FS-135 one that its view, or the view that has the touch, does not let begin fails`()
  {
    final class Stubborn: UIView {
      var asked: [UIGestureRecognizer] = []
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append(gestureRecognizer)
        return false
      }
    }
    let child = Stubborn(frame: stage.view.bounds)
    stage.view.addSubview(child)
    let (inner, outer) = (dragging("inner", on: child), dragging("outer"))
    drag()
    #expect(child.asked == [inner, outer])
    #expect(actions.isEmpty)
    outer.cancelsTouchesInView = false
    drag()
    #expect(actions == ["outer began", "outer ended"])
  }

  @Test func `FS-134 one that is done but waits takes no further finger`() {
    let single = stage.add(UITapGestureRecognizer(), "single")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    _ = stage.addView("child", CGRect(x: 200, y: 200, width: 100, height: 100))
    stage.tap()
    stage.tap(250, 250)
    stage.log.expect([
      "view began (100 100)", "single ended", "view cancelled (100 100)", "child began (50 50)",
      "child ended (50 50)",
    ])
  }

  @Test func `FS-134 three that wait for one another in a ring let the first through (a choice)`() {
    let taps = ["a", "b", "c"].map { stage.add(UITapGestureRecognizer(), $0) }
    for (place, tap) in taps.enumerated() { tap.require(toFail: taps[(place + 1) % 3]) }
    stage.tap()
    #expect(stage.log.lines.filter { $0.hasSuffix("ended") && $0.count == 7 }.count == 1)
  }

  @Test func `FS-134 one that comes later waits for one under way that shares a finger`() {
    let outer = stage.add(ScriptedRecognizer(["moved": .failed]), "outer")
    let card = stage.addView("card", CGRect(x: 200, y: 200, width: 50, height: 50))
    let inner = stage.add(ScriptedRecognizer(["began": .ended]), "inner", to: card)
    let delegate = ScriptedDelegate()
    delegate.waits = true
    inner.delegate = delegate
    let finger = stage.touchDown(100, 100)
    _ = stage.touchDown(210, 210)
    #expect(outer.numberOfTouches == 2)
    #expect(!stage.log.lines.contains("inner ended"))
    finger.move(110, 100)
    #expect(stage.log.lines.contains("inner ended"))
  }

  @Test func `FS-120 FS-134 one that waits does not ask a button that is touched after it`() {
    let single = stage.add(UITapGestureRecognizer(), "single")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let button = UIButton(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    button.addAction(UIAction { [stage] _ in stage.log.note("pressed") }, for: .touchUpInside)
    stage.view.addSubview(button)
    stage.tap()
    stage.tap(250, 250)
    #expect(actions == ["single ended", "pressed"])
  }
}
