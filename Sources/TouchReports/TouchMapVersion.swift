/// The version of this package, as reports and the command tell it.
package enum TouchMapVersion {
  /// A semantic version.
  package static let current = "0.1.0"
}

/// The version of the JSON in which answers are written. It grows when a member changes its name or
/// meaning; further members may come at any time.
enum AnswerVersion {
  static let current = 2
}
