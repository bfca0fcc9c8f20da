import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A control` {
  let log = Log()
  let button = UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
    (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]

  /// Shows the button, all of its events logged.
  func showLogging() {
    for (event, name) in Self.names {
      button.addAction(UIAction { [log] _ in log.note(name) }, for: event)
    }
    Stage.show(button)
  }

  /// A control whose overrides leave out super if they are told so.
  final class Forgetful: UIControl {
    var callsSuper = true
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      if callsSuper { super.endTracking(touch, with: event) }
    }
    override func cancelTracking(with event: UIEvent?) {
      if callsSuper { super.cancelTracking(with: event) }
    }
  }

  @Test(arguments: [true, false])
  func `FS-182 stops tracking where it ends or is cancelled, and not if super is left out`(
    _ callsSuper: Bool
  ) {
    let control = Forgetful(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.callsSuper = callsSuper
    Stage.show(control)
    SimulatedDevice.current.tap(at: CGPoint(x: 10, y: 10))
    #expect(control.isTracking == !callsSuper)
    let finger = SimulatedDevice.current.touchDown(at: CGPoint(x: 10, y: 10))
    #expect(control.isTracking)
    finger.cancel()
    #expect(control.isTracking == !callsSuper)
    #expect(!control.isHighlighted)
  }

  @Test func `FS-113 FS-119 tells of a tap, its main action last (a choice)`() {
    showLogging()
    device.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.takeAll() == ["down", "up inside", "primary"])
    device.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.takeAll() == ["down", "repeat", "up inside", "primary"])
  }

  @Test func `FS-114 tells of a finger that leaves and comes back`() {
    showLogging()
    let finger = device.touchDown(at: CGPoint(x: 110, y: 110))
    for x in [120.0, 300, 310, 120] { finger.move(to: CGPoint(x: x, y: 110)) }
    finger.move(to: CGPoint(x: 300, y: 110))
    finger.lift()
    log.expect([
      "down", "drag inside", "exit", "drag outside", "drag outside", "enter", "drag inside",
      "exit", "drag outside", "up outside",
    ])
  }

  @Test(arguments: [(115.0, "up inside"), (125, "up outside")])
  func `FS-115 takes a finger for inside up to 70 points beyond its bounds`(
    _ x: Double, _ expected: String
  ) {
    showLogging()
    let finger = device.touchDown(at: CGPoint(x: 110, y: 110))
    finger.move(to: CGPoint(x: 100 + x, y: 110))
    finger.lift()
    #expect(log.lines.contains(expected))
  }

  @Test func `FS-116 is highlighted while the finger is inside`() {
    showLogging()
    var states: [Bool] = []
    let finger = device.touchDown(at: CGPoint(x: 110, y: 110))
    states.append(button.isHighlighted)
    for x in [300.0, 120] {
      finger.move(to: CGPoint(x: x, y: 110))
      states.append(button.isHighlighted)
    }
    finger.lift()
    #expect(states + [button.isHighlighted] == [true, false, true, false])
    #expect(button.state == .normal)
  }

  @Test func `FS-028 FS-117 that is disabled takes touches and does nothing`() {
    let behind = UIButton(frame: device.screenBounds)
    behind.addAction(UIAction { [log] _ in log.note("behind") }, for: .touchUpInside)
    let window = Stage.show(behind)
    window.rootViewController?.view.addSubview(button)
    button.addAction(UIAction { [log] _ in log.note("button") }, for: .allEvents)
    button.isEnabled = false
    #expect(device.tap(at: CGPoint(x: 110, y: 110)).view === button)
    #expect(log.lines.isEmpty)
    #expect(button.state == .disabled)
  }

  @Test func `FS-117 that is disabled under the finger gives it up (a choice)`() {
    showLogging()
    let finger = device.touchDown(at: CGPoint(x: 110, y: 110))
    button.isEnabled = false
    finger.lift()
    #expect(log.lines == ["down", "cancel"])
    #expect(!button.isTracking)
  }

  @Test func `FS-118 hands no touch on to its superview`() {
    let parent = TouchLoggingView("parent", frame: device.screenBounds, log: log)
    parent.addSubview(button)
    Stage.show(parent)
    device.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 130, y: 130))
    device.touchDown(at: CGPoint(x: 110, y: 110)).cancel()
    button.isEnabled = false
    device.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.lines.isEmpty)
  }

  @Test func `FS-112 is told that tracking begins, goes on, ends or is cancelled`() {
    final class Noting: UIControl {
      let log = Log()
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.note("begin")
        return super.beginTracking(touch, with: event)
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.note("continue")
        return super.continueTracking(touch, with: event)
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        log.note("end")
      }
      override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        log.note("cancel")
      }
    }
    let control = Noting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    Stage.show(control)
    let finger = device.touchDown(at: CGPoint(x: 10, y: 10))
    finger.move(to: CGPoint(x: 12, y: 10))
    finger.lift()
    #expect(control.log.takeAll() == ["begin", "continue", "end"])
    device.touchDown(at: CGPoint(x: 10, y: 10)).cancel()
    #expect(control.log.takeAll() == ["begin", "cancel"])
  }

  @Test func `FS-112 may refuse to follow a finger, at once or later`() {
    final class Choosy: UIControl {
      var log = Log()
      var follows = true
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.note("begin")
        return follows
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.note("continue")
        return touch.location(in: self).x < 20
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.note("end") }
      override func cancelTracking(with event: UIEvent?) {
        log.note("cancel \(event == nil ? "without" : "with") event")
      }
    }
    let control = Choosy(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    Stage.show(control)
    control.follows = false
    device.tap(at: CGPoint(x: 10, y: 10))
    #expect(control.log.takeAll() == ["begin"])
    control.follows = true
    let finger = device.touchDown(at: CGPoint(x: 10, y: 10))
    for x in [15.0, 30, 15] { finger.move(to: CGPoint(x: x, y: 10)) }
    finger.lift()
    #expect(control.log.takeAll() == ["begin", "continue", "continue", "end"])
    device.touchDown(at: CGPoint(x: 10, y: 10)).cancel()
    #expect(control.log.takeAll() == ["begin", "cancel with event"])
    let last = device.touchDown(at: CGPoint(x: 10, y: 10))
    control.removeFromSuperview()
    last.lift()
    #expect(control.log.takeAll() == ["begin", "cancel without event"])
  }
}

@MainActor @Suite struct `The actions of a control` {
  let control = UIControl()
  let log = Log()

  func action(_ text: String, id: String? = nil) -> UIAction {
    UIAction(identifier: id.map { UIAction.Identifier($0) }) { [log] _ in log.note(text) }
  }

  @Test func `FS-119 replace one another by identifier, for the same event only`() {
    control.addAction(action("old", id: "x"), for: [.touchDown, .touchUpInside])
    control.addAction(action("new", id: "x"), for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["new", "old"])
  }

  @Test func `FS-119 can be taken back, by themselves or by identifier`() {
    let first = action("first")
    control.addAction(first, for: [.touchDown, .valueChanged])
    control.addAction(action("second", id: "x"), for: .touchDown)
    control.removeAction(first, for: .touchDown)
    control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(log.takeAll().isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(log.takeAll() == ["first"])
  }

  @Test func `FS-119 of a frame and a main action run for the main action`() {
    let control = UIControl(frame: .zero, primaryAction: action("main"))
    control.sendActions(for: .touchUpInside)
    #expect(log.lines.isEmpty)
    control.performPrimaryAction()
    #expect(log.lines == ["main"])
  }

  @Test func `FS-119 know who sent them`() {
    var sender: UIControl?
    control.addAction(UIAction { sender = $0.sender as? UIControl }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
  }

  @Test func `FS-119 of one target can be taken back, by name too, or those of all`() {
    final class Target: NSObject, ActionPerforming {
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? { { _, _ in } }
    }
    let (one, other) = (Target(), Target())
    func names(_ target: Target) -> [String]? {
      control.actions(forTarget: target, forControlEvent: .touchDown)
    }
    for name in ["first:", "second:"] as [Selector] {
      for target in [one, other] { control.addTarget(target, action: name, for: .touchDown) }
    }
    control.removeTarget(one, action: "first:", for: .touchDown)
    #expect(names(one) == ["second:"] && names(other) == ["first:", "second:"])
    control.removeTarget(nil, action: "second:", for: .touchDown)
    #expect(names(one) == nil && names(other) == ["first:"])
    control.addTarget(one, action: "first:", for: .touchDown)
    control.removeTarget(other, action: nil, for: .touchDown)
    #expect(names(one) == ["first:"] && names(other) == nil)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(names(one) == nil && control.allControlEvents == [])
  }

  @Test func `FS-119 of a target are selectors, and do not keep it`() {
    final class Target: ActionPerforming {
      var log = Log()
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        { [log] _, _ in log.note(selector.description) }
      }
    }
    weak var gone: Target?
    do {
      let target = Target()
      target.log = log
      gone = target
      control.addTarget(target, action: "down:", for: .touchDown)
      control.addTarget(target, action: "up:", for: .touchUpInside)
      control.removeTarget(target, action: "up:", for: .allEvents)
      control.sendActions(for: [.touchDown, .touchUpInside])
      #expect(log.takeAll() == ["down:"])
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(log.lines.isEmpty)
  }
}
