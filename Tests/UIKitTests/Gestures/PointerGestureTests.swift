import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A gesture without a touch` {
  func pad() -> GestureStage {
    device.screenBounds = CGRect(x: 0, y: 0, width: 820, height: 1180)
    return GestureStage()
  }

  func hover(_ x: CGFloat, _ y: CGFloat = 50) { device.hover(at: CGPoint(x: x, y: y)) }

  @Test func `FS-140 FS-170 that hovers begins, goes on and ends with the pointer`() {
    let stage = pad()
    let child = stage.addView("child", CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = stage.add(UIHoverGestureRecognizer(), "outer")
    let inner = stage.add(UIHoverGestureRecognizer(), "inner", to: child)
    hover(50)
    hover(60)
    #expect(inner.location(in: child) == CGPoint(x: 60, y: 50))
    hover(200)
    stage.log.expect([
      "inner began", "outer began", "inner changed", "outer changed", "inner ended",
      "outer changed",
    ])
    #expect(inner.state == .possible)
    #expect(outer.state == .changed)
  }

  @Test func `FS-140 that hovers does nothing on a phone`() {
    let stage = GestureStage()
    _ = stage.add(UIHoverGestureRecognizer(), "hover")
    hover(50)
    #expect(stage.log.lines.isEmpty)
  }

  @Test func `FS-170 that hovers disturbs no other`() {
    let stage = pad()
    _ = stage.add(UIHoverGestureRecognizer(), "hover")
    _ = stage.add(UITapGestureRecognizer(), "tap")
    hover(50)
    device.clickFromHover(at: CGPoint(x: 50, y: 50))
    #expect(stage.log.lines.filter { !$0.hasPrefix("view") } == ["hover began", "tap ended"])
  }

  @Test func `FS-172 that scrolls is a pan only if it allows that kind of wheel`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let movement = CGVector(dx: 3, dy: 4)
    device.scroll(at: CGPoint(x: 50, y: 60), by: movement)
    #expect(stage.log.takeAll().isEmpty)
    pan.allowedScrollTypesMask = .discrete
    device.scroll(at: CGPoint(x: 50, y: 60), by: movement)
    #expect(stage.log.takeAll().isEmpty)
    device.scroll(at: CGPoint(x: 50, y: 60), by: movement, kind: .discrete)
    #expect(stage.log.takeAll() == ["pan began", "pan ended"])
  }

  @Test func `FS-172 that scrolls tells its movement and its place`() {
    final class Noting: ActionPerforming {
      var seen: [String] = []
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        { [weak self] sender, _ in
          guard let pan = sender as? UIPanGestureRecognizer else { return }
          let (move, place) = (pan.translation(in: nil), pan.location(in: nil))
          self?.seen.append("\(pan.state) \(move.x) \(move.y) at \(place.x) \(place.y)")
        }
      }
    }
    let (stage, target) = (GestureStage(), Noting())
    let pan = UIPanGestureRecognizer(target: target, action: "pan:")
    pan.allowedScrollTypesMask = .all
    stage.view.addGestureRecognizer(pan)
    device.scroll(at: CGPoint(x: 50, y: 60), by: CGVector(dx: 3, dy: 4))
    #expect(target.seen == ["began 3.0 4.0 at 50.0 60.0", "ended 3.0 4.0 at 50.0 60.0"])
  }

  @Test func `FS-172 that scrolls is asked about the event, and touches may be left out`() {
    let (stage, delegate) = (GestureStage(), ScriptedDelegate())
    delegate.log = stage.log
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    (pan.allowedScrollTypesMask, pan.allowedTouchTypes) = (.all, [])
    pan.delegate = delegate
    device.scroll(at: CGPoint(x: 50, y: 60), by: CGVector(dx: 3, dy: 4))
    #expect(stage.log.takeAll() == ["receive event?", "should begin?", "pan began", "pan ended"])
    let finger = stage.touchDown()
    finger.move(300, 300)
    finger.lift()
    #expect(
      stage.log.lines == ["view began (100 100)", "view moved (300 300)", "view ended (300 300)"])
  }

  @Test func `FS-173 that is a press is recognized before the first responder`() {
    let (stage, view) = (GestureStage(), PressNotingView())
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.allowedPressTypes = []
    device.press(.select)
    #expect(view.phases == ["began", "ended"])
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    view.phases = []
    device.press(.select)
    device.press(.menu)
    #expect(view.phases == ["began", "cancelled", "began", "ended"])
    #expect(stage.log.lines == ["tap ended"])
  }

  @Test func `FS-181 takes the button that selects and no other by default`() {
    let (stage, view) = (GestureStage(), PressNotingView())
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    #expect(tap.allowedPressTypes.map(\.intValue) == [UIPress.PressType.select.rawValue])
    device.press(.playPause)
    #expect(stage.log.lines.isEmpty)
    device.press(.select)
    #expect(stage.log.takeAll() == ["tap ended"])
    tap.allowedPressTypes = []
    device.press(.select)
    #expect(stage.log.lines.isEmpty)
    stage.tap()
    #expect(stage.log.lines.contains("tap ended"))
  }

  @Test func `FS-173 that takes a press at once leaves the responder out`() {
    final class Quick: UIGestureRecognizer {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .ended
      }
    }
    let (stage, view) = (GestureStage(), PressNotingView())
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    let quick = stage.add(Quick(), "quick")
    quick.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    device.press(.select)
    #expect(stage.log.lines == ["quick ended"])
    #expect(view.phases.isEmpty)
  }

  @Test func `FS-134 FS-173 that is a press waits for others`() {
    let (stage, view, delegate) = (GestureStage(), PressNotingView(), ScriptedDelegate())
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    let awaited = stage.add(UITapGestureRecognizer(), "awaited")
    let waiting = stage.add(UITapGestureRecognizer(), "waiting")
    for tap in [awaited, waiting] {
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    }
    delegate.waits = true
    waiting.delegate = delegate
    device.press(.select)
    #expect(stage.log.lines == ["awaited ended"])
  }

  @Test func `FS-134 FS-172 that scrolls waits for others`() {
    let (stage, delegate) = (GestureStage(), ScriptedDelegate())
    let awaited = stage.add(UIPanGestureRecognizer(), "awaited")
    let waiting = stage.add(UIPanGestureRecognizer(), "waiting")
    for pan in [awaited, waiting] { pan.allowedScrollTypesMask = .all }
    delegate.waits = true
    waiting.delegate = delegate
    device.scroll(at: Stage.center, by: CGVector(dx: 0, dy: 20))
    #expect(stage.log.lines == ["awaited began", "awaited ended"])
  }

  @Test func `FS-110 that shakes is in a transcript`() {
    let stage = GestureStage()
    stage.window.makeKey()
    let transcript = device.transcript { device.shake() }
    let calls = transcript.steps.compactMap { step in
      if case .told(_, let call, _) = step { call } else { nil }
    }
    #expect(calls == ["motionBegan", "motionEnded"])
  }

  @Test func `FS-173 that is a press knows its buttons`() {
    final class Noting: UIGestureRecognizer {
      var counts: [Int] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        counts = [event.presses(for: self).count, event.presses(for: UIGestureRecognizer()).count]
      }
    }
    let (stage, view) = (GestureStage(), PressNotingView())
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    let noting = stage.add(Noting(), "noting")
    noting.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    device.press(.select)
    #expect(noting.counts == [1, 0])
  }
}

/// A first responder that notes the phases in which it is told of buttons.
private final class PressNotingView: UIView {
  var phases: [String] = []
  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, event)
  }

  private func note(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    phases += presses.map { "\($0.phase)\(event == nil ? " without event" : "")" }
  }
}
