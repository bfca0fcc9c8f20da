#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `The actions of a control, by Apple's words` {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    final class Log { var lines: [String] = [] }

    let log = Log()

    func action(_ text: String, id: String? = nil) -> UIAction {
      UIAction(identifier: id.map { UIAction.Identifier($0) }) { [log] _ in log.lines.append(text) }
    }

    @Test func `FS-113 Events are bits at their documented places`() {
      let events: [UIControl.Event] = [
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
        .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
        .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
        .editingDidEnd, .editingDidEndOnExit,
      ]
      #expect(events.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
      #expect(
        events.map(\.rawValue.trailingZeroBitCount)
          == [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 18, 19])
      #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    }

    @Test func `FS-119 Run for the events they were added for`() {
      control.addAction(action("down"), for: .touchDown)
      control.addAction(action("up"), for: [.touchUpInside, .touchUpOutside])
      control.sendActions(for: .touchUpOutside)
      control.sendActions(for: .touchDown)
      control.sendActions(for: .valueChanged)
      #expect(log.lines == ["up", "down"])
    }

    @Test func `FS-119 Replace one another by identifier`() {
      control.addAction(action("old", id: "x"), for: .touchDown)
      control.addAction(action("new", id: "x"), for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(log.lines == ["new"])
    }

    @Test func `FS-119 Run in the order in which they were added`() {
      control.addAction(action("first"), for: .touchDown)
      control.addAction(action("second"), for: .touchDown)
      control.sendActions(for: .touchDown)
      expectChoice("FS-119", log.lines, is: ["first", "second"])
    }

    @Test func `FS-119 A main action runs for the main event`() {
      let control = UIControl(frame: .zero, primaryAction: action("main"))
      control.sendActions(for: .primaryActionTriggered)
      #expect(log.lines == ["main"])
    }

    @Test func `FS-028 Disabled it still answers hit tests, and takes user interaction`() {
      control.isEnabled = false
      #expect(control.hitTest(CGPoint(x: 5, y: 5), with: nil) === control)
      #expect(control.isUserInteractionEnabled)
      #expect(control.state == .disabled)
    }
  }
#endif
