/// A dump that was changed on its way: a web page changes its brackets, a debugger or a mail its
/// line ends, a terminal its colours, a chat its blanks.
struct PastedText {
  /// The text as it was printed.
  let bytes: [UInt8]
  /// For each line of ``bytes`` the line of the source, from 1, on which it begins.
  let sourceLines: [Int]

  /// Several programs may have changed a text in turn. A choice: no text had more changes.
  private static let mostSteps = 8

  /// Undoes the changes of a text; `nil` if there are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init?(_ text: ByteText) { self.init(text, Self.step) }

  /// Undoes the changes of a text of elements, which XCUITest printed.
  init?(elements text: ByteText) { self.init(text, Self.stepOfElements) }

  private init?(_ text: ByteText, _ step: (ByteText) -> MendedText?) {
    guard var mended = step(text) else { return nil }
    for _ in 1..<Self.mostSteps {
      guard let next = mended.bytes.withUnsafeBufferPointer(step) else { break }
      let lines = mended.lines
      mended = MendedText(
        bytes: next.bytes, lines: next.lines.map { lines[min($0, lines.count) - 1] })
    }
    bytes = mended.bytes
    sourceLines = mended.lines
  }

  /// Undoes one change.
  private static func step(_ text: ByteText) -> MendedText? {
    if text.hasCarriageReturnsAlone { return text.withLineFeeds() }
    if text.holdsTerminalCharacters { return text.withoutTerminalCharacters() }
    if text.isQuotedPrintable { return text.decodingQuotedPrintable() }
    if text.hasEscapedNames { return text.withoutMarkdownEscapes() }
    if text.hasEscapedBrackets { return text.resolvingEntities() }
    if text.hasEscapedLineEnds { return MendedText(EscapedText(unescaping: text)) }
    if text.hasHardSpaces { return text.withPlainSpaces() }
    if text.hasDoubledQuotes { return text.withSingleQuotes() }
    if text.hasInvisibleMarks { return text.withoutInvisibleMarks() }
    if let line = text.firstDescription.flatMap(text.lineOfFirstHead),
      let prefix = text.prefixOfDescriptions(startingWith: line)
    {
      return prefix.removed()
    }
    return text.hasDrawnMargins ? text.withPlainMargins() : nil
  }

  private static func stepOfElements(_ text: ByteText) -> MendedText? {
    if text.hasCarriageReturnsAlone { return text.withLineFeeds() }
    if text.holdsEscapedTree { return MendedText(EscapedText(unescaping: text)) }
    return text.holdsEscapedValues ? text.resolvingEntities() : nil
  }
}

/// A text while it is rewritten, with the line of the source for each of its lines.
struct MendedText {
  private(set) var bytes: [UInt8] = []
  private(set) var lines = [1]
  private var source = 1

  init(bytes: [UInt8] = [], lines: [Int] = [1]) {
    self.bytes = bytes
    self.lines = lines
  }

  init(_ plain: EscapedText) {
    bytes = plain.bytes
    var passed = 1
    for (index, byte) in bytes.enumerated() where byte == .lineFeed {
      while passed < plain.lineStarts.count, plain.lineStarts[passed] <= index + 1 { passed += 1 }
      lines.append(passed)
    }
  }

  /// Copies a byte of the source.
  mutating func take(_ byte: UInt8) {
    bytes.append(byte)
    guard byte == .lineFeed else { return }
    source += 1
    lines.append(source)
  }

  /// Ends a line where the source has no line end.
  mutating func breakLine() {
    bytes.append(.lineFeed)
    lines.append(source)
  }

  /// Removes a line end of the source.
  mutating func joinLine() { source += 1 }
}

extension DumpReader {
  /// Reads a text without its changes, and gives what is read the lines of the source.
  func read(
    _ text: ByteText, without changes: PastedText?,
    reading: (ByteText) throws(DumpError) -> [Screen]
  ) throws(DumpError) -> [Screen] {
    guard let changes else { return try reading(text) }
    do throws(DumpError) {
      var screens = try changes.bytes.read(reading)
      screens.replaceLines(in: changes.sourceLines)
      return screens
    } catch {
      var error = error
      error.line = error.line.map { changes.sourceLines[min($0, changes.sourceLines.count) - 1] }
      throw error
    }
  }
}

extension ByteText {
  /// Whether one line contains a tree, with `\n` between its elements.
  fileprivate var holdsEscapedTree: Bool {
    ["subtree:\\n", "\\n    ", "}}\\n"].contains {
      first($0, in: 0..<count) != nil
    }
  }

  /// Whether a page wrote the quotation marks around values as entities.
  fileprivate var holdsEscapedValues: Bool {
    [
      "label: &#x27;", "label: &#39;", "label: &apos;", "identifier: &#x27;", "identifier: &#39;",
      "identifier: &apos;",
    ].contains { first($0, in: 0..<Swift.min(count, Self.recognizedPart)) != nil }
  }

  /// The line with the first frame; its form is assumed for the whole dump.
  fileprivate var firstDescription: Range<Int>? {
    guard let frame = first("frame = (", in: 0..<count) else { return nil }
    var start = frame
    while start > 0, self[start - 1] != .lineFeed { start -= 1 }
    return start..<(first(.lineFeed, in: frame..<count) ?? count)
  }

  /// Whether descriptions begin with `&lt;`, or with its numeric form.
  fileprivate var hasEscapedBrackets: Bool {
    if first("frame&nbsp;=&nbsp;(", in: 0..<count) != nil { return true }
    guard let line = firstDescription else { return false }
    let isEscaped = ["&lt;", "&#60;", "&#x3C;", "&#x3c;"].contains {
      first($0, in: 0..<line.upperBound) != nil
    }
    return isEscaped && lineOfFirstHead(to: line) == nil
  }

  /// The line on which the first description begins, at the latest the given one: a frame may be on
  /// a line of its own.
  fileprivate func lineOfFirstHead(to last: Range<Int>) -> Range<Int>? {
    ByteText(rebasing: self[..<last.upperBound]).lines(from: 0).first { line in
      var start = line.lowerBound
      while let found = first(.lessThan, in: start..<line.upperBound) {
        let head = ClassNameScanner(text: self, start: found, limit: line.upperBound)
        // `<pre>` is not a description.
        let isHead = head.address != nil || hasText(";", at: head.end)
        if isHead, startsClassName(at: found + 1), isDescription(found..<line.upperBound) {
          return true
        }
        start = found + 1
      }
      return false
    }
  }

  /// Whether lines end with an `n` or `r` behind backslashes: one for each time that they were
  /// escaped.
  fileprivate var hasEscapedLineEnds: Bool {
    guard let line = firstDescription else { return false }
    var start = line.lowerBound
    while let end = first(">\\", in: start..<line.upperBound) {
      var index = end + 1
      while index < line.upperBound, self[index] == .backslash { index += 1 }
      if index < line.upperBound, "nr".utf8.contains(self[index]) { return true }
      start = index
    }
    return false
  }

  /// Returns the text with the HTML entities resolved that occur in descriptions.
  func resolvingEntities() -> MendedText {
    let entities: [(StaticString, UInt8)] = [
      ("&lt;", .lessThan), ("&#60;", .lessThan), ("&#x3C;", .lessThan), ("&#x3c;", .lessThan),
      ("&gt;", .greaterThan), ("&#62;", .greaterThan), ("&#x3E;", .greaterThan),
      ("&#x3e;", .greaterThan), ("&quot;", .quotationMark), ("&#34;", .quotationMark),
      ("&#39;", .apostrophe), ("&apos;", .apostrophe), ("&#x27;", .apostrophe),
      ("&nbsp;", .space), ("&#160;", .space), ("&amp;", .ampersand), ("&#38;", .ampersand),
    ]
    return replacing { index in
      guard self[index] == .ampersand else { return nil }
      return entities.first { hasText($0.0, at: index) }.map { ($0.0.utf8CodeUnitCount, $0.1) }
    }
  }
}

extension [Screen] {
  /// Replaces each line number by the one at its place in a list.
  mutating func replaceLines(in lines: [Int]) {
    replaceLines { lines.indices.contains($0 - 1) ? lines[$0 - 1] : $0 }
  }
}
