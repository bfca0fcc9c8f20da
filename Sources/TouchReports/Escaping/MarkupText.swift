import TouchMap

/// Texts in SVG, HTML and XML.
package enum MarkupText {
  /// Returns a text on one line with everything escaped that could end a text or a quoted
  /// attribute. Control characters, which XML forbids even when escaped, become U+FFFD, and so do
  /// those that change the direction of writing.
  package static func escape(_ value: String) -> String { escaped(value, keepingLines: false) }

  /// Returns the same, but keeps its lines and tabs.
  package static func escapeLines(_ value: String) -> String { escaped(value, keepingLines: true) }

  /// Returns JSON in which nothing ends the script element around it. Signs that could do so are in
  /// strings only.
  package static func escapeScript(_ json: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") {
        bytes += #"\u003c"#.utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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
      case _ where VisibleText.isInvisible(scalar): text.unicodeScalars.append("\u{FFFD}")
      case "\u{FFFE}", "\u{FFFF}": text.unicodeScalars.append("\u{FFFD}")
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
