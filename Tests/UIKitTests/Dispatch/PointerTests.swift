import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A hit test without a touch` {
  final class Asked: UIWindow {
    var types: [UIEvent.EventType?] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      types.append(event?.type)
      return super.hitTest(point, with: event)
    }
  }

  func showLoggingView(_ log: Log) -> Asked {
    let window = Stage.show(window: Asked())
    window.rootViewController?.view.addSubview(
      TouchLoggingView("view", frame: device.screenBounds, log: log))
    return window
  }

  @Test func `FS-170 Hovering asks in both phases with a hover event and delivers no touch`() {
    let log = Log()
    let window = showLoggingView(log)
    let record = device.hover(at: Stage.center)
    #expect(window.types == [.hover, .hover])
    #expect(record.isNobodys)
    #expect(record.passes.map(\.phase) == [1, 2])
    #expect(log.lines.isEmpty)
  }

  @Test func `FS-170 A drag session asks with an event that is no touch`() {
    let window = showLoggingView(Log())
    let record = device.drag(at: Stage.center)
    #expect(window.types.count == 2)
    #expect(!window.types.contains(.touches))
    #expect(!window.types.contains(nil))
    #expect(record.isNobodys)
    #expect(record.passes.last?.result != nil)
  }

  @Test func `FS-073 A probe asks once without an event`() {
    let window = showLoggingView(Log())
    let record = device.probe(at: Stage.center)
    #expect(window.types == [nil])
    #expect(record.passes.map(\.phase) == [1])
    #expect(record.isNobodys)
  }

  @Test func `A click after hovering asks the hovered window once, in the second phase`() {
    let log = Log()
    let window = showLoggingView(log)
    device.hover(at: Stage.center)
    window.types = []
    let record = device.clickFromHover(at: Stage.center)
    #expect(window.types == [.touches])
    #expect(record.passes.map(\.phase) == [2])
    #expect(log.lines == ["view began (196 426)", "view ended (196 426)"])
  }

  @Test func `A click where nothing is hovered is nobody's`() {
    let record = device.clickFromHover(at: Stage.center)
    #expect(record.isNobodys)
    #expect(record.passes.isEmpty)
  }

  @Test func `FS-171 A click is a touch of a pointer`() {
    final class TypeNoting: UIView {
      var type: UITouch.TouchType?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        type = touches.first?.type
      }
    }
    let view = TypeNoting(frame: device.screenBounds)
    Stage.show(view)
    device.clickFromHover(at: Stage.center)
    #expect(view.type == .indirectPointer)
    device.tap(at: Stage.center)
    #expect(view.type == .direct)
  }

  @Test func `A click during an event is in the window that is hovered by then`() {
    let log = Log()
    let window = showLoggingView(log)
    let above = Stage.show(level: .alert)
    device.hover(at: Stage.center)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(
      UIAction { [device] _ in
        above.isHidden = true
        device.clickFromHover(at: Stage.center)
      }, for: .touchUpInside)
    above.rootViewController?.view.addSubview(button)
    device.hover(at: CGPoint(x: 10, y: 10))
    device.clickFromHover(at: CGPoint(x: 10, y: 10))
    #expect(window.types == [.hover, .hover, .touches])
    #expect(log.lines == ["view began (196 426)", "view ended (196 426)"])
  }

  @Test func `FS-078 A window that reaches above the screen is asked there`() {
    let window = Stage.show()
    window.frame.origin.y = -100
    #expect(device.tap(at: CGPoint(x: 10, y: -50)).view === window.rootViewController?.view)
  }
}
