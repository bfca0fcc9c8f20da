/// How certain an answer is.
///
/// Later cases are weaker.
public enum Evidence: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// The source has everything that UIKit's own rule needs, unless a class overrides the rule.
  case exact
  /// The source has places, but does not say where touches fall through.
  case geometric
  /// The answer assumes something that the source does not say, and it names the assumption.
  case assumed

  /// Compares by strength: `exact` is the smallest.
  public static func < (left: Evidence, right: Evidence) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .exact: 0
    case .geometric: 1
    case .assumed: 2
    }
  }
}
