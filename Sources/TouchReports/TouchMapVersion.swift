/// The version of this package, as reports and the command tell it.
package enum TouchMapVersion {
  /// A semantic version.
  package static let current = "0.1.0"
  /// Where its pages are.
  static let home = "https://github.com/OWNER/fallthrough"
  /// The page about the checks, with a section a rule.
  static var linting: String { "\(home)/blob/main/Documentation/Linting.md" }
}

/// The version of the JSON in which answers are written. It grows when a member changes its name or
/// meaning; further members may come at any time.
enum AnswerVersion {
  static let current = 2
}
