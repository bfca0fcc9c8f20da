/// How sure an answer is.
///
/// Later cases are weaker.
public enum Evidence: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// The source tells everything UIKit's own rule asks for, unless a class overrides the rule.
  case exact
  /// The source tells places, and not what lets touches through.
  case geometric
  /// Something that the source does not tell was assumed; the answer says what.
  case assumed

  /// Compares by strength: `exact` is the smallest.
  public static func < (left: Evidence, right: Evidence) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .exact: 0
    case .geometric: 1
    case .assumed: 2
    }
  }
}
