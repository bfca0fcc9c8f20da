/// Texts in SVG and HTML.
enum MarkupText {
  /// Returns a text with everything escaped that could end a text or a quoted attribute.
  ///
  /// Control characters, which XML forbids even when escaped, become U+FFFD.
  static func escape(_ value: String) -> String {
    var text = ""
    text.reserveCapacity(value.utf8.count)
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t", "\n", "\r": text += " "
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        text.unicodeScalars.append("\u{FFFD}")
      case "\u{FFFE}", "\u{FFFF}": text.unicodeScalars.append("\u{FFFD}")
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
