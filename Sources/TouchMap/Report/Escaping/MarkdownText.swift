/// Texts in Markdown.
enum MarkdownText {
  /// Returns a text in which Markdown and the HTML in it find no marks, on one line.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\n", "\r", "\r\n": escaped += " "
      case "\\", "|", "_", "*", "`", "[", "]", "#": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
