/// The methods of classes by their Objective-C names, as a tool found them in the sources; this
/// replaces Objective-C's own tables.
///
/// A program adds its tables before it starts. If an object conforms to ``ActionPerforming``, its
/// action there has priority.
public enum SelectorTable {
  /// Calls a method of an object with none, one or two parameters.
  public typealias Method = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Void
  /// Finds a method by its selector; nil if there is none.
  public typealias Methods = (_ selector: String) -> Method?

  // Written before the program starts, and read on the main actor after that.
  nonisolated(unsafe) private static var tables: [(AnyClass) -> Methods?] = []
  @MainActor private static var known: [ObjectIdentifier: [Methods]] = [:]
  @MainActor private static var knownCount = 0

  /// Adds the methods of a class. The closure returns them for that class and for those that
  /// inherit from it, and nil for all others.
  public static func add(_ methods: @escaping (_ type: AnyClass) -> Methods?) {
    tables.append(methods)
  }

  /// Returns the argument of a method's parameter: the sender or the event, according to the
  /// parameter's type.
  ///
  /// A parameter that is an object gets any object, or none, as in Objective-C: a method that uses
  /// something that the object does not have fails on a device too. If the parameter's type is a
  /// value that the sender cannot become, the process ends.
  ///
  /// > Source: Objective-C's calls do not check the types of arguments. FS-421.
  public static func argument<Value>(_ value: Any?, of selector: String) -> Value {
    if let fitting = value as? Value { return fitting }
    if Value.self == NSNotification.self, let notification = value as? Notification,
      let fitting = notification._bridgeToObjectiveC() as? Value
    {
      return fitting
    }
    let wrapped = (Value.self as? any OptionalReference.Type)?.wrappedType ?? Value.self
    guard wrapped is AnyObject.Type else {
      preconditionFailure(
        "\(selector) takes a \(Value.self) and was called with \(value.map { "\($0)" } ?? "nil")")
    }
    return unsafeBitCast(value.map { $0 as AnyObject }, to: Value.self)
  }

  /// Returns the method of an object's class, else of the nearest superclass that has one. (FS-370)
  @MainActor static func method(_ selector: Selector, of target: AnyObject) -> Method? {
    for methods in methods(of: type(of: target)) {
      if let method = methods(selector.description) { return method }
    }
    return nil
  }

  /// The tables of a class and of its superclasses, the class's own first.
  @MainActor private static func methods(of type: AnyClass) -> [Methods] {
    // A library that is loaded later adds its own.
    if knownCount != tables.count {
      known = [:]
      knownCount = tables.count
    }
    if let methods = known[ObjectIdentifier(type)] { return methods }
    var methods: [Methods] = []
    for type in sequence(first: type, next: { _getSuperclass($0) }) {
      let superclass: AnyClass? = _getSuperclass(type)
      methods += tables.compactMap { table in
        superclass.flatMap { table($0) } == nil ? table(type) : nil
      }
    }
    known[ObjectIdentifier(type)] = methods
    return methods
  }
}

/// The error of an optional requirement of a protocol that is not implemented. A tool writes it
/// into the default implementation of the requirement, in place of Objective-C's `optional`.
public struct UnmetRequirement: Error {
  /// Creates the error.
  public init() {}
}

/// The action of an object for a selector, from ``ActionPerforming`` or a table.
@MainActor enum ActionLookup {
  /// Returns nil if the object does nothing for it.
  static func action(
    for selector: Selector, of target: AnyObject
  ) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
    if let action = (target as? any ActionPerforming)?.action(for: selector) { return action }
    guard let method = SelectorTable.method(selector, of: target) else { return nil }
    return { sender, event in method(target, sender, event) }
  }

  /// Sends a selector to an object. An unknown one ends the process, as on a device.
  static func perform(_ selector: Selector, on target: AnyObject, with sender: Any?) {
    guard let action = action(for: selector, of: target) else {
      preconditionFailure("unrecognized selector \(selector) sent to \(type(of: target))")
    }
    action(sender, nil)
  }
}

/// An optional, whatever it wraps.
private protocol OptionalReference { static var wrappedType: Any.Type { get } }

extension Optional: OptionalReference { static var wrappedType: Any.Type { Wrapped.self } }
