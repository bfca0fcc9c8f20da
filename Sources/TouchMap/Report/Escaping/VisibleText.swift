/// Texts from outside on their way to a terminal.
package enum VisibleText {
  /// Returns a text in which characters that command a terminal, break a line or turn the direction
  /// of writing are written as `\u{1B}`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isInvisible(scalar) {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
