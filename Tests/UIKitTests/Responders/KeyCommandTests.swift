import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A key of a hardware keyboard` {
  private class Commanded: UIView, ActionPerforming {
    var log: Log?
    var commands: [UIKeyCommand] = []
    var does: Selector?
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      guard selector == does else { return nil }
      return { [self] sender, _ in
        log?.note("\(selector) \((sender as? UIKeyCommand)?.input ?? "?")")
      }
    }
  }

  private let outer = Commanded()
  private let inner = Commanded()
  let log = Log()

  init() {
    Stage.show(outer)
    outer.addSubview(inner)
    (outer.log, inner.log) = (log, log)
  }

  private func command(_ action: Selector, _ input: String) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: .command, action: action)
  }

  @Test func `does what the nearest responder has for it, from the first responder on`() {
    outer.commands = [command("outer", "k"), command("outer", "l")]
    inner.commands = [command("inner", "k")]
    (outer.does, inner.does) = ("outer", "inner")
    #expect(!device.press("k", modifierFlags: .command))
    inner.becomeFirstResponder()
    #expect(device.press("k", modifierFlags: .command) && log.takeAll() == ["inner k"])
    #expect(device.press("l", modifierFlags: .command) && log.takeAll() == ["outer l"])
  }

  @Test func `does nothing with other modifiers, or where nothing can perform it`() {
    inner.commands = [command("inner", "k")]
    inner.becomeFirstResponder()
    #expect(!device.press("k", modifierFlags: .command))
    inner.does = "inner"
    #expect(!device.press("k") && !device.press("j", modifierFlags: .command))
    #expect(log.lines == [])
    #expect(device.press("k", modifierFlags: .command))
  }
}
