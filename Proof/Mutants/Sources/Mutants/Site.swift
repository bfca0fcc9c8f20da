/// A place in a source at which something can be changed, and what it is changed to.
public struct Site: Codable, Equatable, Sendable {
  /// What is changed.
  public enum Kind: String, Codable, Sendable {
    case comparison, logic, arithmetic, assignment, condition, result, number, truth, call
  }

  /// What is changed.
  public var kind: Kind
  /// The type and function that it stands in, from the outside, separated by dots.
  public var scope: String
  /// The line of its start, from 1.
  public var line: Int
  /// Its bytes in the file, the end not included.
  public var start: Int
  /// The first byte behind it.
  public var end: Int
  /// What stands there.
  public var original: String
  /// What stands there when it is changed, for people.
  public var mutated: String
  /// What takes its place in the scratch copy: both, behind the switch ``switchName``.
  public var replacement: String

  /// The text in a replacement that stands for the question whether this change is on.
  public static let switchName = "_MUTANT_"
}
