/// The targets and actions of a control, in the order in which they were added.
@MainActor struct ControlHandlers {
  /// The target, which is not retained; without one the responder chain decides.
  struct Target {
    private weak var kept: AnyObject?
    let isResponderChain: Bool

    init(_ object: AnyObject?) {
      kept = object
      isResponderChain = object == nil
    }

    var object: AnyObject? { kept }
  }

  enum Work {
    case closure(UIAction)
    case selector(Selector, Target)
  }

  struct Handler {
    let work: Work
    var events: UIControl.Event
  }

  private(set) var all: [Handler] = []

  /// The handlers for any of some events; one whose target was released does nothing.
  func matching(_ events: UIControl.Event) -> [Handler] {
    all.filter { handler in
      guard !handler.events.isDisjoint(with: events) else { return false }
      if case .selector(_, let target) = handler.work {
        return target.isResponderChain || target.object != nil
      }
      return true
    }
  }

  var targets: [AnyObject] {
    all.compactMap { handler in
      if case .selector(_, let target) = handler.work { return target.object }
      return nil
    }
  }

  func selectors(of target: AnyObject?, for events: UIControl.Event) -> [Selector] {
    all.compactMap { handler in
      guard case .selector(let selector, let known) = handler.work, known.object === target,
        !handler.events.isDisjoint(with: events)
      else { return nil }
      return selector
    }
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    all.append(Handler(work: .closure(action), events: events))
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { handler in
      if case .closure(let action) = handler.work { return action.identifier == identifier }
      return false
    }
  }

  mutating func add(target: AnyObject?, action: Selector, for events: UIControl.Event) {
    remove(events) { Self.isSelector($0, action, of: target) }
    all.append(Handler(work: .selector(action, Target(target)), events: events))
  }

  mutating func remove(target: AnyObject?, action: Selector?, for events: UIControl.Event) {
    remove(events) { handler in
      guard case .selector(let selector, let handlerTarget) = handler.work else { return false }
      return (target == nil || handlerTarget.object === target)
        && (action == nil || selector == action)
    }
  }

  private static func isSelector(
    _ handler: Handler, _ action: Selector, of target: AnyObject?
  ) -> Bool {
    guard case .selector(action, let known) = handler.work else { return false }
    return known.object === target
  }

  /// Removes events from handlers, and removes handlers without events.
  private mutating func remove(_ events: UIControl.Event, where isMeant: (Handler) -> Bool) {
    for index in all.indices where isMeant(all[index]) { all[index].events.subtract(events) }
    all.removeAll { $0.events.isEmpty }
  }
}
