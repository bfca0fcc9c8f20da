import TouchMap

/// What a `.touchmap.yml` says.
package struct Settings: Equatable {
  /// What the checks go by.
  package var lint = LintConfiguration()
  /// From which severity on findings make the command fail.
  var failOn: FailureThreshold?
}

/// From which severity on findings make the command fail.
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
    /// The text is no sound YAML.
    case malformed
    /// No setting is called so.
    case unknownKey(String, expected: [String])
    /// A setting has another value than is asked.
    case unexpected(key: String, expected: Expected)
  }

  /// What a setting takes.
  enum Expected {
    case points, lines, names
    case oneOf([String])
  }

  var problem: Problem
  /// The line, from 1.
  var line: Int?
}
