/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call with the value at the beginning of the observation, before the method returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// One call before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes of a value. Changes of parts of collections are not reported here.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
///
/// Values are Swift's own: a point is a `CGPoint` and not an `NSValue`, because Foundation does not
/// bridge on this host.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of change, as the number of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which parts of a collection changed; never there here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// There and true in a call before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a value, as an observer gets it.
public struct NSKeyValueObservedChange<Value> {
  /// The kinds of changes.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change: always a setting here.
  public let kind: Kind
  /// The value after the change; nil unless requested.
  public let newValue: Value?
  /// The value before the change; nil unless requested.
  public let oldValue: Value?
  /// Which parts of a collection changed: always nil here.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
