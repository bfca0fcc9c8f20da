/// Texts in JSON.
enum JSONString {
  /// Appends a text in quotation marks. Escapes the characters that JSON forbids, and those that
  /// control a terminal or change the direction of writing.
  static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where VisibleText.isInvisible(scalar): text += number(of: scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Returns JSON on one line. Escapes characters that control a terminal or change the direction
  /// of writing; they are in strings only.
  static func escapingInvisible(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: VisibleText.isInvisible) else { return json }
    var text = ""
    for scalar in json.unicodeScalars {
      if VisibleText.isInvisible(scalar) {
        text += number(of: scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// An escape of four digits; no such character has more.
  private static func number(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
