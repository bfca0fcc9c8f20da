/// Texts in JSON.
enum JSONString {
  /// Appends a text in quotation marks. Escapes the characters that JSON forbids, and those that
  /// control a terminal or change the direction of writing.
  static func write(_ value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    guard !value.utf8.allSatisfy(isPlain) else { return bytes.append(contentsOf: value.utf8) }
    var text = ""
    append(value, to: &text) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: invisible(scalar)
      }
    }
    bytes.append(contentsOf: text.utf8)
  }

  /// Whether a byte is a visible ASCII character that JSON allows as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7f && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Returns JSON on one line. Escapes characters that control a terminal or change the direction
  /// of writing; they are in strings only.
  static func escapingInvisible(_ json: String) -> String {
    var text = ""
    append(json, to: &text, invisible)
    return text
  }

  /// Appends a text, with escapes for single scalars: what is between two of them at once.
  @inline(__always)
  private static func append(
    _ value: String, to text: inout String, _ escape: (Unicode.Scalar) -> String?
  ) {
    let scalars = value.unicodeScalars
    var start = value.startIndex
    var index = start
    while index < value.endIndex {
      let next = scalars.index(after: index)
      if let escape = escape(scalars[index]) {
        text += value[start..<index]
        text += escape
        start = next
      }
      index = next
    }
    text += value[start...]
  }

  /// An escape of four digits, which all invisible scalars have; `nil` for the others.
  private static func invisible(_ scalar: Unicode.Scalar) -> String? {
    guard VisibleText.isInvisible(scalar) else { return nil }
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
