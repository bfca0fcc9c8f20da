/// The path of an action to the object that performs it. (FS-108)
@MainActor struct ActionRoute {
  let action: Selector
  let sender: Any?
  let event: UIEvent?

  /// Returns whether an object performed it.
  func send(to target: Any?) -> Bool {
    let target = target ?? start?.target(forAction: action, withSender: sender)
    guard let target,
      let perform = ActionLookup.action(for: action, of: target as AnyObject)
    else { return false }
    perform(sender, event)
    return true
  }

  /// The first responder, else the sender, which we chose. (FS-108)
  private var start: UIResponder? {
    SimulatedDevice.current.keyWindow?.firstResponder ?? sender as? UIResponder
  }
}
