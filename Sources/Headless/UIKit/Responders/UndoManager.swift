/// Stores undo and redo actions. In Apple's systems it is in Foundation.
///
/// An action that is registered during an undo becomes a redo action. All actions of one event are
/// one group: here a group ends when the device's clock advances, or with an undo.
///
/// > Source: Foundation documentation, `UndoManager`. FS-393.
@preconcurrency @MainActor open class UndoManager: NSObject {
  /// An undo action on a target that is not retained.
  private struct Action {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
  }

  /// A group of actions that are undone together.
  private struct Step {
    var actions: [Action] = []
    var name = ""
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var openSteps: [Step] = []
  private var disabling = 0
  private var endsByEvent = false

  /// Whether an undo is running.
  open private(set) var isUndoing = false
  /// Whether a redo is running.
  open private(set) var isRedoing = false
  /// Whether all actions of one event are one group. Default true.
  open var groupsByEvent = true
  /// How many steps are stored; 0 for all. Default 0.
  open var levelsOfUndo = 0 { didSet { forgetOldSteps() } }

  /// Creates a manager that knows nothing yet.
  public nonisolated override init() { super.init() }

  // MARK: Steps

  /// How many steps are open, each inside the one before.
  open var groupingLevel: Int { openSteps.count }

  /// Opens a step.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    openSteps.append(Step())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends a step, which becomes part of the one around it.
  open func endUndoGrouping() {
    guard let step = openSteps.popLast() else {
      preconditionFailure("endUndoGrouping called with no matching begin")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    if let last = openSteps.indices.last {
      openSteps[last].actions += step.actions
    } else if !step.actions.isEmpty {
      if isUndoing { redoSteps.append(step) } else { undoSteps.append(step) }
      forgetOldSteps()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func forgetOldSteps() {
    guard levelsOfUndo > 0 else { return }
    undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo))
    redoSteps.removeFirst(max(0, redoSteps.count - levelsOfUndo))
  }

  private func openStepOfEvent() {
    guard groupsByEvent, openSteps.isEmpty else { return }
    beginUndoGrouping()
    endsByEvent = true
    SimulatedDevice.current.clock.schedule(after: 0) { [weak self] in self?.endStepOfEvent() }
  }

  private func endStepOfEvent() {
    guard endsByEvent, openSteps.count == 1 else { return }
    endsByEvent = false
    endUndoGrouping()
  }

  // MARK: Actions

  /// Whether undo actions are registered. Default true.
  open var isUndoRegistrationEnabled: Bool { disabling == 0 }
  /// Registers nothing until ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabling += 1 }
  /// Registers undo actions again.
  open func enableUndoRegistration() {
    precondition(disabling > 0, "enableUndoRegistration called with no matching disable")
    disabling -= 1
  }

  /// Registers a method as an undo action, with its argument; the target is not retained. A method
  /// that the target does not have ends the process.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(
      Action(target: target as AnyObject) { target in
        ActionLookup.perform(selector, on: target, with: anObject)
      })
  }

  /// Registers a closure as an undo action; its parameter is the target, which the manager does not
  /// retain.
  public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(
      Action(target: target) { target in
        if let target = target as? TargetType { handler(target) }
      })
  }

  private func register(_ action: Action) {
    guard isUndoRegistrationEnabled else { return }
    openStepOfEvent()
    guard let last = openSteps.indices.last else {
      preconditionFailure("must begin a group before registering undo")
    }
    openSteps[last].actions.append(action)
    if !isUndoing, !isRedoing { redoSteps = [] }
  }

  /// Removes all actions.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
    openSteps = []
    endsByEvent = false
    disabling = 0
  }

  /// Removes the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    func without(_ steps: [Step]) -> [Step] {
      steps.map { step in
        var step = step
        step.actions.removeAll { $0.target === target as AnyObject }
        return step
      }
    }
    undoSteps = without(undoSteps).filter { !$0.actions.isEmpty }
    redoSteps = without(redoSteps).filter { !$0.actions.isEmpty }
    openSteps = without(openSteps)
  }

  // MARK: Back and forth

  /// Whether there is an action to undo.
  open var canUndo: Bool { !undoSteps.isEmpty || openSteps.contains { !$0.actions.isEmpty } }
  /// Whether there is an action to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoSteps.isEmpty
  }

  /// Ends the open group, and undoes the last one.
  open func undo() {
    endStepOfEvent()
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    precondition(openSteps.isEmpty, "undo was called with too many nested undo groups")
    guard let step = undoSteps.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(step)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last group that was undone.
  open func redo() {
    endStepOfEvent()
    guard let step = redoSteps.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(step)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// The latest action runs first; the actions that it registers make one group with the same name.
  private func perform(_ step: Step) {
    openSteps.append(Step(name: step.name))
    for action in step.actions.reversed() {
      if let target = action.target { action.perform(target) }
    }
    endUndoGrouping()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Names

  /// Sets the name of the open group.
  open func setActionName(_ actionName: String) {
    if let last = openSteps.indices.last { openSteps[last].name = actionName }
  }
  /// The name of the undo action, or an empty text.
  open var undoActionName: String { openSteps.first?.name ?? undoSteps.last?.name ?? "" }
  /// The name of the redo action, or an empty text.
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  /// The title of the undo menu item.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the redo menu item.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of a menu item that undoes an action with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of a menu item that redoes an action with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension NSNotification.Name {
  /// Posted when a group begins or ends, and when `canRedo` is read.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted after a step was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a step ends.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a step has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
