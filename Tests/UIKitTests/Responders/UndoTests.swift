import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An undo manager` {
  /// A number whose changes can be taken back.
  @MainActor private final class Counter {
    let undo = UndoManager()
    var value = 0

    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  private let counter = Counter()
  private let clock = SimulatedDevice.current.clock

  @Test func `FS-393 takes back and does again what was done`() {
    counter.set(1)
    counter.undo.setActionName("Set")
    clock.advance(by: 1)
    counter.set(2)
    clock.advance(by: 1)
    counter.undo.undo()
    #expect(counter.value == 1)
    counter.undo.undo()
    #expect(counter.value == 0)
    #expect(!counter.undo.canUndo)
    #expect(counter.undo.redoMenuItemTitle == "Redo Set")
    counter.undo.redo()
    #expect(counter.value == 1)
    counter.undo.redo()
    #expect(counter.value == 2)
    #expect(!counter.undo.canRedo)
  }

  @Test func `FS-393 takes back everything of an event together`() {
    counter.set(1)
    counter.set(2)
    clock.advance(by: 1)
    counter.set(3)
    counter.undo.undo()
    #expect(counter.value == 2)
    counter.undo.undo()
    #expect(counter.value == 0)
  }

  @Test func `forgets what can be done again once something else is done`() {
    counter.set(1)
    counter.undo.undo()
    #expect(counter.undo.canRedo)
    counter.set(5)
    #expect(!counter.undo.canRedo)
  }

  @Test func `registers nothing while that is off, and forgets all but the last steps`() {
    counter.undo.disableUndoRegistration()
    counter.set(1)
    #expect(!counter.undo.canUndo)
    counter.undo.enableUndoRegistration()
    counter.undo.levelsOfUndo = 1
    for value in 2...4 {
      counter.set(value)
      clock.advance(by: 1)
    }
    counter.undo.undo()
    counter.undo.undo()
    #expect(counter.value == 3)
  }

  @Test func `of a window is that of all in it`() {
    let window = Stage.show()
    let view = UIView()
    window.rootViewController?.view.addSubview(view)
    #expect(view.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
  }
}
