/// The text before every line of a paste: the mark of a quotation or a comment, a bullet, a line's
/// number, or what a log prints before its lines.
///
/// Its numbers may differ from line to line.
struct CommonPrefix {
  private enum Token: Equatable {
    case literal(UInt8)
    /// A word with a digit: a time, a number, an address.
    case changing
    /// How many, where a bar follows: behind more of them it is a tree's.
    case blanks(beforeBar: Int?)

    var isBlanks: Bool { if case .blanks = self { true } else { false } }
  }

  private let tokens: [Token]
  /// The blanks at its end; further blanks belong to the line.
  private let blanksAtEnd: Int
  private let blanksAtStart: Int
  private let text: ByteText

  /// A longer text is not a prefix, in bytes. A choice.
  fileprivate static let longest = 200
  /// Fewer lines are no block of their own. A choice.
  private static let leastBlock = 3

  /// Finds the prefix of a text; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - anchor: A line that certainly has it.
  ///   - content: Where the content of that line begins.
  ///   - isBlock: Whether lines behind the last one with the prefix may lack it.
  ///   - isContent: Whether a line without the prefix, given as a range, is one that the dump
  ///     begins.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init?(
    of text: ByteText, anchor: Range<Int>, content: Int, isBlock: Bool = false,
    isContent: (Range<Int>) -> Bool
  ) {
    let prefix = anchor.lowerBound..<content
    let inner = text.trimmed(prefix)
    guard !inner.isEmpty, prefix.count <= Self.longest, !text.isTreeMargin(prefix) else {
      return nil
    }
    self.text = text
    blanksAtStart = inner.lowerBound - prefix.lowerBound
    blanksAtEnd = content - inner.upperBound
    tokens = Self.tokens(of: text, in: inner)
    var (count, isCommon) = (0, true)
    for line in text.lines(from: anchor.lowerBound) where isCommon {
      if end(in: line) != nil {
        count += 1
      } else if !isDeeper(line), isContent(line) || beginsAlike(line) {
        isCommon = false
      }
    }
    guard isCommon ? count > 1 : isBlock && count >= Self.leastBlock else { return nil }
  }

  private static func tokens(of text: ByteText, in range: Range<Int>) -> [Token] {
    var tokens: [Token] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      if text[index].isBlank {
        index = text.skippingBlanks(from: index, to: range.upperBound)
        tokens.append(.blanks(beforeBar: text[index] == .verticalBar ? index - start : nil))
      } else if text[index].isWordByte {
        while index < range.upperBound, text[index].isWordByte { index += 1 }
        let word = text[start..<index]
        tokens += word.contains(where: \.isDigit) ? [.changing] : word.map(Token.literal)
      } else {
        tokens.append(.literal(text[index]))
        index += 1
      }
    }
    return tokens
  }

  /// Whether a line has the first of several marks, so that the prefix of all lines is shorter.
  private func beginsAlike(_ line: Range<Int>) -> Bool {
    guard let first = tokens.firstIndex(where: \.isBlanks), tokens[..<first] != [.changing] else {
      return false
    }
    return end(of: tokens[..<first], in: line) != nil
  }

  /// Whether the prefix begins with a bar or a bracket, and a line with more blanks: behind them it
  /// is a tree's or a description's.
  private func isDeeper(_ line: Range<Int>) -> Bool {
    [.verticalBar, .greaterThan, .backslash].contains { tokens.first == .literal($0) }
      && text.skippingBlanks(from: line.lowerBound, to: line.upperBound) - line.lowerBound
        > blanksAtStart
  }

  /// Returns the text without the prefix of each line that has it.
  func removed() -> MendedText {
    var plain = MendedText()
    for line in text.lines(from: 0) {
      let next = Swift.min(line.upperBound + 1, text.count)
      for byte in text[(end(in: line) ?? line.lowerBound)..<next] { plain.take(byte) }
    }
    return plain
  }

  /// Returns where the prefix of a line ends; `nil` if it has another prefix.
  private func end(in line: Range<Int>) -> Int? {
    guard var index = end(of: tokens[...], in: line) else { return nil }
    var blanks = blanksAtEnd
    while blanks > 0, index < line.upperBound, text[index].isBlank {
      index = index + 1
      blanks = blanks - 1
    }
    return index
  }

  private func end(of tokens: ArraySlice<Token>, in line: Range<Int>) -> Int? {
    var index = text.skippingBlanks(from: line.lowerBound, to: line.upperBound)
    if isDeeper(line) { return nil }
    for token in tokens {
      switch token {
      case .blanks(let count):
        let next = text.skippingBlanks(from: index, to: line.upperBound)
        guard next > index, count.map({ $0 == next - index }) ?? true else { return nil }
        index = next
      case .changing:
        let start = index
        while index < line.upperBound, text[index].isWordByte { index += 1 }
        guard text[start..<index].contains(where: \.isDigit) else { return nil }
      case .literal(let byte):
        guard index < line.upperBound, text[index] == byte else { return nil }
        index += 1
      }
    }
    return index
  }
}

extension ByteText {
  /// The lines from an index on, without their ends.
  func lines(from start: Int) -> some Sequence<Range<Int>> {
    sequence(state: start) { start -> Range<Int>? in
      guard start < count else { return nil }
      let end = first(.lineFeed, in: start..<count) ?? count
      defer { start = end + 1 }
      return start..<end
    }
  }

  /// Whether a range is the margin that UIKit prints: blanks, and bars after blanks.
  fileprivate func isTreeMargin(_ range: Range<Int>) -> Bool {
    self[range].first?.isBlank == true
      && self[range].allSatisfy { $0.isBlank || $0 == .verticalBar }
  }

  /// The prefix of a dump of views.
  func prefixOfDescriptions(startingWith line: Range<Int>) -> CommonPrefix? {
    var start = line.lowerBound
    while let found = first(.lessThan, in: start..<line.upperBound) {
      let head = ClassNameScanner(text: self, start: found, limit: line.upperBound)
      if startsClassName(at: found + 1), head.address != nil || hasText(";", at: head.end) {
        return prefix(startingWith: line, before: found)
      }
      start = found + 1
    }
    return nil
  }

  /// The longest prefix that ends before a description, or before other text before it: the name of
  /// a result, a prompt.
  private func prefix(startingWith line: Range<Int>, before description: Int) -> CommonPrefix? {
    let words = (line.lowerBound..<description).filter { index in
      index > line.lowerBound && self[index - 1].isBlank && !self[index].isBlank
    }
    return ([description] + words.suffix(Self.mostWordsBeforeDescription).reversed()).lazy
      .compactMap { CommonPrefix(of: self, anchor: line, content: $0, isContent: self.beginsView) }
      .first
  }

  /// A choice.
  private static var mostWordsBeforeDescription: Int { 12 }

  /// The prefix of a JSON or XML document, or of a tree of XCUITest's.
  func prefixOfDocument() -> CommonPrefix? {
    prefixOfDocument(isBlock: false) ?? prefixOfDocument(isBlock: true)
  }

  private func prefixOfDocument(isBlock: Bool) -> CommonPrefix? {
    var tried = 0
    for line in lines(from: 0).prefix(1_000) where tried < Self.mostAnchors {
      let starts = startsOfDocument(in: line)
      tried += starts.isEmpty ? 0 : 1
      // The longest first, because a log prints brackets itself.
      for start in starts.reversed() {
        let prefix = CommonPrefix(of: self, anchor: line, content: start, isBlock: isBlock) {
          !self.trimmed($0).isEmpty
        }
        if let prefix { return prefix }
      }
    }
    return nil
  }

  /// Where a document may begin on a line, behind a prefix.
  private func startsOfDocument(in line: Range<Int>) -> [Int] {
    let head = line.prefix(CommonPrefix.longest).prefix { self[$0] != .quotationMark }
    return head.dropFirst().filter { index in
      opensDocument(at: index, to: line.upperBound)
        || Self.marksOfTrees.contains { hasText($0, at: index) }
    }
  }

  /// Whether JSON or a page source may begin at an index; a log prints brackets, too.
  private func opensDocument(at index: Int, to end: Int) -> Bool {
    guard self[index] == .openBrace || self[index] == .openBracket else {
      return opensPageSource(at: index)
    }
    let next = skippingBlanks(from: index + 1, to: end)
    return next == end || [.quotationMark, .openBrace, .openBracket].contains(self[next])
  }

  /// So that a long text is not read again for each of its lines. A choice.
  private static var mostAnchors: Int { 4 }

  private static var marksOfTrees: [StaticString] {
    ["Attributes: ", "Element subtree:", "→Application"]
  }

  /// Whether a description begins a line, whatever precedes it, except for an attribute.
  private func beginsView(_ line: Range<Int>) -> Bool {
    let content = trimmed(line)
    guard let first = self[content].first else { return false }
    if first == .verticalBar { return true }
    let end = self.first(.semicolon, in: content) ?? content.upperBound
    guard let start = self.first(.lessThan, in: content.lowerBound..<end) else { return false }
    return startsClassName(at: start + 1) && isDescription(start..<content.upperBound)
  }

  /// Whether the head of a description, `<Name:`, is at an index.
  func startsHead(at index: Int, to limit: Int) -> Bool {
    guard index < limit, self[index] == .lessThan, startsClassName(at: index + 1) else {
      return false
    }
    let head = ClassNameScanner(text: self, start: index, limit: limit)
    return hasText(":", at: head.name.upperBound)
  }

  /// Whether the head of a description with an address, `<Name: 0x`, is at an index.
  func startsDescription(at index: Int, to limit: Int) -> Bool {
    guard index < limit, self[index] == .lessThan, startsClassName(at: index + 1) else {
      return false
    }
    return ClassNameScanner(text: self, start: index, limit: limit).address != nil
  }
}
