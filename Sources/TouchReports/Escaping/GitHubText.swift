@_spi(Command) import TouchMap

/// Texts in the workflow commands of GitHub.
enum GitHubText {
  /// Returns a text for the message of a command.
  static func message(_ text: String) -> String {
    VisibleText.escape(replaced(text, properties: false))
  }

  /// Returns a text for a property of a command, which a colon or a comma would end.
  static func property(_ text: String) -> String {
    VisibleText.escape(replaced(text, properties: true))
  }

  /// A runner searches for scalars and not for a person's characters, so an accent on a sign does
  /// not hide it.
  private static func replaced(_ text: String, properties: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where properties: escaped += "%3A"
      case "," where properties: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
