@_spi(Command) import TouchMap

/// Texts in SVG, HTML and XML.
package enum MarkupText {
  /// Returns a text on one line with everything escaped that could end a text or a quoted
  /// attribute. Control characters, which XML forbids even when escaped, become U+FFFD, and so do
  /// those that change the direction of writing. If a part is written from right to left, each name
  /// in quotes is isolated, so that it does not change the order of what is around it.
  ///
  /// > Source: Unicode Standard Annex #9, FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
  package static func escape(_ value: String) -> String {
    guard isRightToLeft(value) else { return escaped(value, keepingLines: false) }
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().map { place, part in
      let text = escaped(String(part), keepingLines: false)
      guard place % 2 == 1 else { return text }
      return "\u{2068}&quot;\(text)" + (place + 1 < parts.count ? "&quot;" : "") + "\u{2069}"
    }.joined()
  }

  /// Whether a part of a text is written from right to left: the blocks, not every exception.
  static func isRightToLeft(_ text: String) -> Bool {
    let blocks: [ClosedRange<UInt32>] = [
      0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
    return !text.utf8.allSatisfy { $0 < 0xD6 }
      && text.unicodeScalars.contains { scalar in blocks.contains { $0.contains(scalar.value) } }
  }

  /// Returns the same, but keeps its lines and tabs.
  static func escapeLines(_ value: String) -> String { escaped(value, keepingLines: true) }

  /// Returns JSON in which nothing ends the script element around it. Signs that could do so are in
  /// strings only.
  static func escapeScript(_ json: String) -> String {
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
