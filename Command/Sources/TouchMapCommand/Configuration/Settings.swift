@_spi(Command) import TouchMap

/// The contents of a `.touchmap.yml`.
package struct Settings: Equatable {
  /// The name of the file.
  static let fileName = ".touchmap.yml"

  package var lint = LintConfiguration()
  /// The lowest severity of findings that make the command fail.
  var failOn: FailureThreshold?
  /// The file that contains them.
  var file: String?
}

/// The lowest severity of findings that make the command fail.
enum FailureThreshold: String, CaseIterable {
  case error, warning, note, never

  /// Returns whether a severity is at or above the threshold.
  func isReached(by severity: LintSeverity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}

/// Why settings cannot be used, and where.
package struct SettingsError: Error {
  enum Problem {
    /// The text is not valid YAML.
    case malformed
    /// No setting has this name.
    case unknownKey(String, expected: [String])
    /// The value of a setting is of the wrong type or out of range.
    case unexpected(key: String, expected: Expected)
  }

  /// The values that a setting accepts.
  enum Expected {
    case points, lines, names
    case oneOf([String])
  }

  var problem: Problem
  /// The line, from 1.
  var line: Int?
}
