/// The version of this package, for reports and the command.
@_spi(Command) public enum TouchMapVersion {
  /// A semantic version.
  @_spi(Command) public static let current = "0.1.0"
  /// Where its pages are.
  static let home = "https://github.com/OWNER/fallthrough"
  /// The page about the checks, with a section for each rule.
  static var linting: String { "\(home)/blob/main/Documentation/Linting.md" }
}

/// The version of the JSON format of answers. It grows when a member changes its name or meaning;
/// new members may be added at any time.
enum AnswerVersion {
  static let current = 2
}
