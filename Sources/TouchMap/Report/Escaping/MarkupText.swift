/// Texts in SVG, HTML and XML.
enum MarkupText {
  /// Returns a text on one line with everything escaped that could end a text or a quoted attribute.
  ///
  /// Control characters, which XML forbids even when escaped, become U+FFFD, and so do those that
  /// turn the direction of writing.
  static func escape(_ value: String) -> String { escaped(value, keepingLines: false) }

  /// Returns the same with its lines and tabulators kept.
  static func escapeLines(_ value: String) -> String { escaped(value, keepingLines: true) }

  /// Returns JSON in which nothing ends the script element that it stands in.
  ///
  /// The signs that could do so stand inside of strings only.
  static func escapeScript(_ json: String) -> String {
    json.reduce(into: "") { $0 += $1 == "<" ? "\\u003c" : String($1) }
  }

  private static func escaped(_ value: String, keepingLines: Bool) -> String {
    var text = ""
    text.reserveCapacity(value.utf8.count)
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t" where keepingLines, "\n" where keepingLines: text.unicodeScalars.append(scalar)
      case "\t", "\n", "\r": text += " "
      case _ where VisibleText.isInvisible(scalar):
        text.unicodeScalars.append("\u{FFFD}")
      case "\u{FFFE}", "\u{FFFF}": text.unicodeScalars.append("\u{FFFD}")
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
