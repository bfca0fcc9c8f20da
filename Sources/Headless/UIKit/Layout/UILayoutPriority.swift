/// The priority of a constraint, from 1 to 1000; at 1000 it is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// From 1 to 1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Whether a priority is less than another.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  /// Returns a priority that is greater by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority that is less by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// Required: 1000.
  public static let required = UILayoutPriority(1000)
  /// How firmly content resists being cut: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// How firmly content resists being stretched: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view keeps a requested size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
