@_spi(Command) import TouchMap

/// Texts in Markdown, as GitHub reads it.
enum MarkdownText {
  /// Returns a text on one line in which Markdown and the HTML in it find no marks, and which
  /// notifies no user: no address in it becomes a link, no name after an `@` is a mention, and no
  /// number after a `#` becomes a link to an issue.
  ///
  /// It examines scalars and not a person's characters: a parser also finds a mark with an accent
  /// on it. Characters that control a terminal or change the direction of writing are written as
  /// `\u{1B}`.
  ///
  /// > Source: GitHub Flavored Markdown Spec 0.29, sections 6.1 "Backslash escapes" and 6.9
  /// > "Autolinks (extension)". Bots write the blank without width after an `@`.
  static func escape(_ text: String) -> String {
    let line = VisibleText.escape(text).unicodeScalars
    var escaped = ""
    for index in line.indices {
      switch line[index] {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "@": escaped += "@&#8203;"
      case "#" where isDigit(after: index, in: line): escaped += "\\#&#8203;"
      case "\\", "|", "_", "*", "`", "[", "]", "#", "~": escaped += "\\\(line[index])"
      case ":" where line[index...].starts(with: "://".unicodeScalars): escaped += "\\:"
      case "." where line[..<index].suffix(3).elementsEqual("www".unicodeScalars): escaped += "\\."
      default: escaped.unicodeScalars.append(line[index])
      }
    }
    return escaped
  }

  private static func isDigit(
    after index: String.Index, in line: String.UnicodeScalarView
  ) -> Bool {
    let next = line.index(after: index)
    return next < line.endIndex && ("0"..."9").contains(line[next])
  }
}
