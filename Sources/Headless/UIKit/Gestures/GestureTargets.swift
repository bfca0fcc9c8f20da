/// The targets of a recognizer, in the order in which they were added. They are not retained.
@MainActor struct GestureTargets {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
  }

  private var entries: [Entry] = []

  mutating func add(_ target: AnyObject, action: Selector) {
    guard !entries.contains(where: { $0.target === target && $0.action == action }) else { return }
    entries.append(Entry(target: target, action: action))
  }

  mutating func remove(_ target: AnyObject?, action: Selector?) {
    entries.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  /// Objective-C raises an exception if a target does not have a selector, and so does this.
  func tell(of recognizer: UIGestureRecognizer) {
    for entry in entries {
      guard let target = entry.target else { continue }
      let perform = ActionLookup.action(for: entry.action, of: target)
      precondition(
        perform != nil,
        "\(type(of: target)): unrecognized selector \(entry.action); say what it does by "
          + "conforming to ActionPerforming")
      perform?(recognizer, nil)
    }
  }
}
