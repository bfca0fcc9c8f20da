/// Several JSON documents in one text, each beginning on a line of its own, as `cat *.json` and
/// line-oriented tools write them.
struct JSONDocuments {
  /// A document: its bytes, and the line on which it begins.
  struct Document {
    var range: Range<Int>
    var line: Int
  }

  /// The documents in their order; none if the text is not of this kind or holds only one.
  private(set) var documents: [Document] = []

  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ text: ByteText) {
    var found: [Document] = []
    var (index, line) = (0, 1)
    while true {
      let start = Self.skipBlanks(of: text, from: &index, line: &line)
      guard index < text.count else { break }
      guard found.isEmpty || start, text[index] == .openBrace || text[index] == .openBracket else {
        return
      }
      var scanner = JSONScanner(text: text, from: index, line: line)
      guard (try? scanner.skipValue()) != nil else { return }
      found.append(Document(range: index..<scanner.index, line: line))
      index = scanner.index
      line = scanner.line
    }
    if found.count > 1 { documents = found }
  }

  /// Whether a text begins with an object or an array and is one document.
  static func isDocument(_ text: ByteText) -> Bool {
    guard text.startsWithJSON("{") || text.startsWithJSON("[") else { return false }
    var scanner = JSONScanner(text: text)
    return (try? scanner.skipValue()) != nil
  }

  /// Returns whether a line ended on the way.
  private static func skipBlanks(
    of text: ByteText, from index: inout Int, line: inout Int
  ) -> Bool {
    let before = line
    while index < text.count, text[index].isBlank || text[index].isLineEnd {
      if text[index] == .lineFeed { line += 1 }
      index += 1
    }
    return line > before
  }
}

extension [Screen] {
  /// Replaces the line numbers of all nodes and notes.
  mutating func replaceLines(_ change: (Int) -> Int) {
    for screen in indices { self[screen].replaceLines(change) }
  }
}

/// How deep arrays and objects of a dump may be nested.
package enum JSONNesting {
  /// The most levels in JSON that is read token by token: an element is an object in an array, and
  /// its frame is an object in it. A choice: as many as the deepest tree needs, and a hundred
  /// around it.
  package static let most = 2 * ScreenBuilder.maximumDepth + 100

  /// The most levels in the project's own format, whose trees are flat.
  ///
  /// > Source: Foundation's `JSONDecoder`, which refuses more without saying why; observed with the
  /// > Foundation of Swift 6.3 on Linux.
  package static let mostOfOwnFormat = 512
}
