/// The name of an action, as Objective-C writes it: "save", "save:" or "save:forEvent:".
///
/// There is no Objective-C here, so there is no `#selector`: an object maps a name to its action by
/// ``ActionPerforming``.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates a selector from its name.
  public init(_ name: String) { description = name }

  /// Creates a selector from its name.
  public init(stringLiteral name: String) { description = name }
}

/// An object that performs actions for selectors; this replaces Objective-C's look-up of methods.
@preconcurrency @MainActor public protocol ActionPerforming: AnyObject {
  /// Returns the object's action for a selector, given the sender and the event, or nil if it has
  /// none.
  func action(for selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)?
}

/// The action of an object for a selector.
@MainActor enum ActionLookup {
  /// Returns nil if the object does nothing for it.
  static func action(
    for selector: Selector, of target: AnyObject
  ) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
    (target as? any ActionPerforming)?.action(for: selector)
  }
}
