/// Texts in Markdown.
enum MarkdownText {
  /// Escapes what Markdown and the HTML in it would take as marks.
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
