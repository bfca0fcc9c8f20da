/// Blanks and bars before descriptions that a page, a chat or a tool replaced.
///
/// Only in the margin, because labels may contain the same characters.
extension ByteText {
  /// A character that replaces another one in a margin.
  private struct Mark {
    var text: StaticString
    var plain: UInt8
    /// Whether the tool drew branches. Then the columns show the depth, because the last branch of
    /// a node has no line beside it.
    var isBranch = false
  }

  private static let marks = [
    Mark(text: "\\|", plain: .verticalBar), Mark(text: "\\\\|", plain: .verticalBar),
    Mark(text: "\u{A0}", plain: .space), Mark(text: "\u{2007}", plain: .space),
    Mark(text: "\u{2002}", plain: .space), Mark(text: "\u{2003}", plain: .space),
    Mark(text: "\u{202F}", plain: .space), Mark(text: "\u{3000}", plain: .space),
    Mark(text: "\u{FF5C}", plain: .verticalBar), Mark(text: "│", plain: .verticalBar),
    Mark(text: "┃", plain: .verticalBar), Mark(text: "¦", plain: .verticalBar),
    Mark(text: "├", plain: .space, isBranch: true), Mark(text: "└", plain: .space, isBranch: true),
    Mark(text: "╰", plain: .space, isBranch: true), Mark(text: "─", plain: .space, isBranch: true),
  ]

  /// The mark at an index, if there is one.
  private func mark(at index: Int) -> Mark? {
    guard self[index].isBeyondASCII || self[index] == .backslash else { return nil }
    return Self.marks.first { hasText($0.text, at: index) }
  }

  /// Returns the index after the blanks, bars and marks at the beginning of a line.
  private func endOfMargin(from start: Int, _ body: (UInt8, Mark?) -> Void) -> Int {
    var index = start
    while index < count {
      if let mark = mark(at: index) {
        body(mark.plain, mark)
        index += mark.text.utf8CodeUnitCount
      } else if self[index].isBlank || self[index] == .verticalBar {
        body(self[index], nil)
        index += 1
      } else {
        break
      }
    }
    return index
  }

  private func anyMargin(_ fits: (Mark) -> Bool) -> Bool {
    var start = 0
    var found = false
    while start < count, !found {
      let end = endOfMargin(from: start) { _, mark in
        if let mark, fits(mark) { found = true }
      }
      start = (first(.lineFeed, in: end..<count) ?? count) + 1
    }
    return found
  }

  /// Whether a line of a dump begins with such a character; trees of other kinds do too.
  var hasDrawnMargins: Bool {
    first("frame = (", in: 0..<count) != nil && anyMargin { _ in true }
  }

  /// Returns the text with spaces and plain bars instead of them.
  func withPlainMargins() -> MendedText {
    let hasBranches = anyMargin(\.isBranch)
    var plain = MendedText()
    var start = 0
    while start < count {
      let end = endOfMargin(from: start) { byte, mark in
        plain.take(hasBranches && mark != nil ? .space : byte)
      }
      let next = Swift.min((first(.lineFeed, in: end..<count) ?? count) + 1, count)
      for byte in self[end..<next] { plain.take(byte) }
      start = next
    }
    return plain
  }
}
