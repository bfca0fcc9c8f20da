/// Undoes the changes that terminals, mails and chats make to the characters of a text.
extension ByteText {
  /// Returns the text with other bytes in place of some.
  ///
  /// - Parameter change: How many bytes to replace at an index, and by which one; `nil` to keep the
  ///   byte.
  func replacing(_ change: (Int) -> (count: Int, byte: UInt8?)?) -> MendedText {
    var plain = MendedText()
    var index = 0
    while index < count {
      let change = change(index) ?? (1, self[index])
      if let byte = change.byte { plain.take(byte) }
      index += change.count
    }
    return plain
  }

  private static let escape: UInt8 = 0x1B

  /// Whether the text contains colours of a terminal or line ends of Unicode.
  var holdsTerminalCharacters: Bool {
    first(Self.escape, in: 0..<count) != nil || first("\u{2028}", in: 0..<count) != nil
      || first("\u{2029}", in: 0..<count) != nil
  }

  /// Returns the text without control sequences of a terminal, and with plain line ends.
  func withoutTerminalCharacters() -> MendedText {
    var plain = MendedText()
    var index = 0
    while index < count {
      if self[index] == Self.escape {
        index = endOfCommand(at: index)
      } else if hasText("\u{2028}", at: index) || hasText("\u{2029}", at: index) {
        plain.breakLine()
        index += 3
      } else {
        plain.take(self[index])
        index += 1
      }
    }
    return plain
  }

  /// The index after a control sequence of a terminal: `ESC [`, numbers, and a letter.
  private func endOfCommand(at start: Int) -> Int {
    guard hasText("[", at: start + 1) else { return start + 1 }
    var index = start + 2
    while index < count, 0x20..<0x40 ~= self[index] { index += 1 }
    return Swift.min(index + 1, count)
  }

  /// Whether the text is `Quoted-Printable`, as in a mail: there `=` is `=3D`.
  var isQuotedPrintable: Bool { first("frame =3D (", in: 0..<Swift.min(count, 1 << 20)) != nil }

  /// > Source: RFC 2045, 6.7.
  func decodingQuotedPrintable() -> MendedText {
    var plain = MendedText()
    var index = 0
    while index < count {
      let next = index + 1
      if self[index] != .equals {
        plain.take(self[index])
        index += 1
      } else if hasText("\n", at: next) || hasText("\r\n", at: next) {
        plain.joinLine()
        index = next + (self[next] == .lineFeed ? 1 : 2)
      } else if next + 1 < count, let high = self[next].hexDigit, let low = self[next + 1].hexDigit
      {
        let byte = high << 4 | low
        if byte == .lineFeed { plain.breakLine() } else { plain.take(byte) }
        index += 3
      } else {
        plain.take(self[index])
        index += 1
      }
    }
    return plain
  }

  /// Whether lines end as on the first Macintosh.
  var hasCarriageReturnsAlone: Bool {
    guard first(.carriageReturn, in: 0..<count) != nil else { return false }
    let feed = first(.lineFeed, in: 0..<count) ?? count
    return feed >= count - 1
  }

  func withLineFeeds() -> MendedText {
    replacing { self[$0] == .carriageReturn ? (1, .lineFeed) : nil }
  }

  /// Whether the name of a class contains a backslash, as Markdown and Jira write `_`.
  var hasEscapedNames: Bool {
    var start = 0
    while let found = first("\\_", in: start..<count) {
      var index = found
      while index > start, self[index - 1].isWordByte || self[index - 1] == .fullStop { index -= 1 }
      if index > 0, self[index - 1] == .lessThan { return true }
      start = found + 2
    }
    return false
  }

  func withoutMarkdownEscapes() -> MendedText {
    replacing { index in
      let isEscape =
        self[index] == .backslash && index + 1 < count && "_|*<>[]".utf8.contains(self[index + 1])
      return isEscape ? (1, nil) : nil
    }
  }

  /// Whether a page replaced every space by one that does not break.
  var hasHardSpaces: Bool {
    first("frame\u{A0}=\u{A0}(", in: 0..<Swift.min(count, 1 << 20)) != nil
  }

  func withPlainSpaces() -> MendedText {
    replacing { hasText("\u{A0}", at: $0) ? (2, .space) : nil }
  }

  /// Whether the dump is the cell of a table, `"<UIWindow`, in which quotation marks are doubled.
  ///
  /// > Source: RFC 4180, 2.7.
  var hasDoubledQuotes: Bool {
    guard let frame = first("frame = (", in: 0..<Swift.min(count, 1 << 20)),
      first("\"\"", in: 0..<count) != nil
    else { return false }
    let head = self[..<frame].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    guard let description = first(.lessThan, in: head..<frame) else { return false }
    return description > 0 && self[description - 1] == .quotationMark
  }

  func withSingleQuotes() -> MendedText {
    replacing { hasText("\"\"", at: $0) ? (2, .quotationMark) : nil }
  }

  private static let invisibleMarks: [StaticString] = ["\u{200B}", "\u{FEFF}", "\u{2060}"]

  private func invisibleMark(at index: Int) -> Int? {
    guard self[index].isBeyondASCII else { return nil }
    return Self.invisibleMarks.first { hasText($0, at: index) }?.utf8CodeUnitCount
  }

  /// Whether a margin, or the text before a class, contains characters without a width; in labels
  /// they belong to the label.
  var hasInvisibleMarks: Bool {
    let all = 0..<count
    guard Self.invisibleMarks.contains(where: { first($0, in: all) != nil }) else { return false }
    return indices.contains { invisibleMark(at: $0) != nil && isBesideName($0) }
  }

  private func isBesideName(_ index: Int) -> Bool {
    if index == 0 || self[index - 1].isLineEnd || self[index - 1] == .lessThan { return true }
    guard self[index - 1].isBlank || self[index - 1] == .verticalBar else { return false }
    let next = index + 3
    return next < count && (self[next] == .lessThan || self[next] == .verticalBar)
  }

  func withoutInvisibleMarks() -> MendedText {
    replacing { index in
      invisibleMark(at: index).flatMap { isBesideName(index) ? ($0, nil) : nil }
    }
  }
}
