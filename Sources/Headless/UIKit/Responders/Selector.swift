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
