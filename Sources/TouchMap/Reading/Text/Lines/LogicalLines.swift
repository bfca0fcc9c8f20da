/// The lines of a text, each together with the lines after it that may continue it: labels are
/// printed with their line ends.
struct LogicalLines {
  /// A line and the lines that may continue it.
  struct Line {
    /// The number of the first line, from 1.
    var number: Int
    /// The first line, without its end.
    var first: Range<Int>
    /// The end of the last line that may continue it.
    var end: Int
  }

  private let text: ByteText
  private let beginsAnew: (Range<Int>) -> Bool
  private var start = 0
  private var number = 1

  /// Reads a text.
  ///
  /// - Parameter beginsAnew: Whether a line, without its end, cannot continue the one before.
  init(text: ByteText, beginsAnew: @escaping (Range<Int>) -> Bool) {
    self.text = text
    self.beginsAnew = beginsAnew
  }

  /// Returns the next line; `nil` at the end of the text.
  ///
  /// - Complexity: Amortised O(*k*), where *k* is the number of bytes in it, if `beginsAnew` is
  ///   linear.
  mutating func next() -> Line? {
    guard start < text.count else { return nil }
    let first = start..<end(ofLineAt: start)
    var line = Line(number: number, first: first, end: first.upperBound)
    number += 1
    start = line.end + 1
    while start < text.count {
      let range = start..<end(ofLineAt: start)
      if beginsAnew(range) { break }
      line.end = range.upperBound
      number += 1
      start = range.upperBound + 1
    }
    return line
  }

  private func end(ofLineAt start: Int) -> Int {
    text.first(.lineFeed, in: start..<text.count) ?? text.count
  }
}

extension Screen.Notes {
  /// Adds a remark for each line of a range that belongs to a tree and was not read.
  ///
  /// - Parameter isInTree: Whether the content of a line, at its indentation, belongs to the tree.
  mutating func addUnread(
    in range: Range<Int>, of line: LogicalLines.Line, from text: ByteText,
    where isInTree: (_ content: Range<Int>, _ indent: Int) -> Bool
  ) {
    var number =
      line.number + text[line.first.lowerBound..<range.lowerBound].count { $0 == .lineFeed }
    for part in ByteText(rebasing: text[..<range.upperBound]).lines(from: range.lowerBound) {
      let content = text.trimmed(part)
      if isInTree(content, content.lowerBound - part.lowerBound) {
        add(.unreadLine, line: number, detail: text.string(content.prefix(40)))
      }
      number += 1
    }
  }
}

extension ByteText {
  /// Returns the number of lines in a range that are not blank.
  func contentLineCount(in range: Range<Int>) -> Int {
    var count = 0
    var isBlankLine = true
    for byte in self[range] {
      if byte == .lineFeed {
        isBlankLine = true
      } else if isBlankLine, !byte.isBlank, !byte.isLineEnd {
        count += 1
        isBlankLine = false
      }
    }
    return count
  }

  /// Returns whether a range is blank up to its end or the end of its first line.
  func isAtLineEnd(_ index: Int, before limit: Int) -> Bool {
    let next = skippingBlanks(from: index, to: limit)
    return next >= limit || self[next].isLineEnd
  }
}
