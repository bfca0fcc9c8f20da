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

  @Test func `FS-393 calls a method of its target, with the argument`() {
    final class Page: UIView, ActionPerforming {
      var text = "new"

      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        selector == "put:" ? { [self] old, _ in text = "\(old ?? "")" } : nil
      }
    }
    let (page, undo) = (Page(), UndoManager())
    undo.registerUndo(withTarget: page, selector: "put:", object: "old")
    undo.undo()
    #expect(page.text == "old")
  }

  @Test func `forgets the actions of a target, or all of them`() {
    let (undo, other) = (counter.undo, NSObject())
    counter.set(1)
    undo.registerUndo(withTarget: other) { _ in }
    clock.advance(by: 1)
    counter.set(2)
    clock.advance(by: 1)
    undo.undo()
    undo.removeAllActions(withTarget: counter)
    #expect(undo.canUndo && !undo.canRedo)
    undo.removeAllActions(withTarget: other)
    #expect(!undo.canUndo)
    counter.set(5)
    undo.disableUndoRegistration()
    undo.removeAllActions()
    #expect(!undo.canUndo && undo.groupingLevel == 0 && undo.isUndoRegistrationEnabled)
  }

  @Test func `takes back groups within a group together with it`() {
    let undo = counter.undo
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    counter.set(1)
    undo.beginUndoGrouping()
    #expect(undo.groupingLevel == 2)
    counter.set(2)
    undo.endUndoGrouping()
    #expect(undo.groupingLevel == 1 && undo.canUndo)
    undo.endUndoGrouping()
    undo.undo()
    #expect(counter.value == 0 && !undo.canUndo)
  }

  @Test func `names in a menu what it takes back`() {
    #expect(counter.undo.undoMenuItemTitle == "Undo")
    counter.set(1)
    counter.undo.setActionName("Set")
    #expect(counter.undo.undoActionName == "Set")
    #expect(counter.undo.undoMenuItemTitle == "Undo Set")
    clock.advance(by: 1)
    #expect(counter.undo.undoMenuItemTitle == "Undo Set")
  }

  @Test func `of a window is that of all in it`() {
    let window = Stage.show()
    let view = UIView()
    window.rootViewController?.view.addSubview(view)
    #expect(view.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
  }
}
