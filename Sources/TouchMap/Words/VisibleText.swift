/// Text from outside that a terminal may show.
@_spi(Command) public enum VisibleText {
  /// Returns a text in which characters that control a terminal, break a line or change the
  /// direction of writing are written as `\u{1B}`.
  ///
  /// If a text begins with two colons, perhaps after blanks, the first colon is escaped too: at the
  /// beginning of a line they are a command for a GitHub runner that keeps the log.
  ///
  /// > Source: GitHub's documentation, "Workflow commands for GitHub Actions".
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  @_spi(Command) public static func escape(_ text: String) -> String {
    let command = startOfCommand(in: text)
    guard command != nil || text.unicodeScalars.contains(where: isInvisible) else { return text }
    var escaped = ""
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if isInvisible(scalar) || index == command {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func startOfCommand(in text: String) -> String.Index? {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      scalars[first...].starts(with: "::".unicodeScalars)
    else { return nil }
    return first
  }

  /// Whether a character controls a terminal, breaks a line or changes the direction of writing.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
