/// Searches for dumps in a text that is not a dump itself: after a sentence, in a fence, in the
/// answer of a server, in a string.
struct DocumentSearch {
  /// How far into a text a document may begin, and how many places are tried. Choices.
  private static let (farthest, mostPlaces) = (1 << 16, 1_000)
  /// How many texts may be wrapped in one another. A choice.
  static let mostWrappers = 6

  private let text: ByteText
  private let format: String?
  private let depth: Int
  private var places = 0
  /// How many bytes may still be read, so that a text is not read again for each of its brackets.
  private var budget: Int
  private var found: (format: DumpFormat, screens: [Screen])?
  private var line = 1
  /// The lines beside the documents.
  private var skippedLines = 0
  /// Where JSON begins that is broken before its end: what is found behind may be a part of it.
  private var broken: Int?

  private init(_ text: ByteText, as format: String?, depth: Int) {
    self.text = text
    self.format = format
    self.depth = depth
    budget = 8 * text.count + Self.farthest
  }

  /// Returns the dump in a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func firstDump(in text: ByteText, as format: String?, depth: Int) -> Dump? {
    guard depth < mostWrappers else { return nil }
    if let plain = plainVersion(of: text), let dump = plain.read(as: format, depth: depth + 1) {
      return dump
    }
    if text.holdsBrokenString, let dump = text.withoutLineEnds().readDocument(as: format) {
      return dump
    }
    var search = DocumentSearch(text, as: format, depth: depth)
    search.run()
    guard var found = search.found else { return nil }
    found.screens[0].notes.skippedLines += search.skippedLines
    return Dump(format: found.format, screens: found.screens)
  }

  /// The text without one change of a program or a page; `nil` if none is seen. Others may be left.
  private static func plainVersion(of text: ByteText) -> MendedText? {
    if text.hasCarriageReturnsAlone { return text.withLineFeeds() }
    // Descriptions have a reader that undoes more, and knows what it leaves in doubt.
    if !RecursiveDescriptionReader().recognizes(text) {
      if text.holdsTerminalCharacters { return text.withoutTerminalCharacters() }
      if text.holdsEntities { return text.resolvingEntities() }
      if text.holdsHardSpaces { return text.withPlainSpaces() }
      if text.holdsCurlyQuotes { return text.withStraightQuotes() }
    }
    if let prefix = text.prefixOfDocument() { return prefix.removed() }
    guard text.holdsEscapedQuotes, !JSONDocuments.isDocument(text) else { return nil }
    return MendedText(EscapedText(unescaping: text))
  }

  private mutating func run() {
    var (index, last, end) = (0, 0, 0)
    defer { skippedLines += text.contentLineCount(in: end..<text.count) }
    var limit = min(text.count, Self.farthest)
    while index < limit, places < Self.mostPlaces, budget > 0 {
      defer { index += 1 }
      guard text[index].mayOpenDocument, let range = document(at: index) else { continue }
      places += 1
      line += text[last..<index].count { $0 == .lineFeed }
      last = index
      guard let dump = document(read: range) else { continue }
      take(dump)
      skippedLines += text.contentLineCount(in: end..<range.lowerBound)
      end = range.upperBound
      index = max(index, range.upperBound - 1)
      limit = min(text.count, index + Self.farthest)
    }
  }

  private mutating func take(_ dump: Dump) {
    var screens = dump.screens
    screens.replaceLines { $0 + line - 1 }
    for index in screens.indices {
      guard let broken else { break }
      let beginning = text.string(broken..<min(broken + 40, text.count)).prefix { !$0.isNewline }
      let number = 1 + text[..<broken].count { $0 == .lineFeed }
      screens[index].notes.add(.unreadLine, line: number, detail: String(beginning))
    }
    guard let format = found?.format else {
      found = (dump.format, screens)
      return
    }
    // Two kinds of documents about one moment are not two screens.
    if format == dump.format {
      found?.screens += screens
    } else {
      found?.screens[0].notes.add(.otherDocument, line: line)
    }
  }

  /// The document that begins at an index, up to its end by its grammar.
  private mutating func document(at start: Int) -> Range<Int>? {
    if text[start] == .lessThan {
      // A text that is XML from its beginning is a document itself.
      guard text.opensPageSource(at: start), !text.startsWithJSON("<") else { return nil }
      budget -= text.count - start
      return start..<text.endOfPageSource(from: start)
    }
    var scanner = JSONScanner(text: text, from: start, line: 1)
    let next = text.skippingSpace(from: start + 1)
    if text[start] != .quotationMark {
      let isPlausible =
        next < text.count
        && (text[next] == .quotationMark || text[next] == .openBrace || text[next] == .openBracket)
      guard isPlausible else { return nil }
    }
    let isWhole = (try? scanner.skipValue()) != nil
    budget -= scanner.index - start
    if isWhole { return start..<scanner.index }
    // The end of the text may cut it.
    if scanner.index >= text.count { return start..<text.count }
    if text[start] != .quotationMark { broken = broken ?? start }
    return nil
  }

  private func document(read range: Range<Int>) -> Dump? {
    let part = ByteText(rebasing: text[range])
    guard part.first != .quotationMark else { return string(part) }
    let isNew = range.count < text.count || depth == 0
    let isKnown = DumpFormat.readers.dropLast().contains { $0.recognizes(part) }
    if isNew, isKnown, let dump = try? Dump(document: part, as: format) { return dump }
    return part.first == .lessThan ? nil : dumpInStrings(of: part)
  }

  /// The dump in a string at the beginning of the text.
  private func string(_ part: ByteText) -> Dump? {
    let end = part.count > 1 && part.last == .quotationMark ? part.count - 1 : part.count
    guard end > Self.shortest else { return nil }
    let content = Array(JSONText.decode(1..<end, of: part).utf8)
    guard content.withUnsafeBufferPointer({ $0.holdsDump }) else { return nil }
    return MendedText(bytes: content).read(as: format, depth: depth + 1)?.onFirstLine
  }

  /// A shorter string contains no dump. A choice.
  private static let shortest = 20

  /// The dumps in the strings of a document without a known format, such as a server's answer.
  private func dumpInStrings(of part: ByteText) -> Dump? {
    var scanner = JSONScanner(text: part)
    var result: Dump?
    while let token = try? scanner.next(), token != .end {
      guard case .string(let range) = token, range.count > Self.shortest else { continue }
      let line = scanner.line
      let quoted = ByteText(rebasing: part[(range.lowerBound - 1)..<(range.upperBound + 1)])
      guard var dump = string(quoted) else { continue }
      dump.screens.replaceLines { $0 + line - 1 }
      if result == nil { result = dump } else { result?.screens += dump.screens }
    }
    return result
  }
}

extension MendedText {
  /// Reads the text if it is a whole document of JSON.
  fileprivate func readDocument(as format: String?) -> Dump? {
    guard bytes.withUnsafeBufferPointer(JSONDocuments.isDocument) else { return nil }
    let dump = try? bytes.read { text throws(DumpError) in try Dump(document: text, as: format) }
    return dump?.onFirstLine
  }

  /// Reads the text.
  fileprivate func read(as format: String?, depth: Int) -> Dump? {
    var dump = try? bytes.read { text throws(DumpError) in
      try Dump(text: text, as: format, depth: depth)
    }
    dump?.screens.replaceLines(in: lines)
    return dump
  }
}

extension Dump {
  /// The same with everything on the first line, because a string has no lines of its own.
  fileprivate var onFirstLine: Dump {
    var dump = self
    dump.screens.replaceLines { _ in 1 }
    return dump
  }
}

extension ByteText {
  /// Whether a text from a string may be a dump.
  fileprivate var holdsDump: Bool {
    let head = 0..<Swift.min(count, Self.recognizedPart)
    return first(.openBrace, in: head) != nil || first(.lessThan, in: head) != nil
      || first("{{", in: head) != nil
  }

  /// Whether a page wrote brackets or quotation marks as entities.
  fileprivate var holdsEntities: Bool {
    holdsInHead(["&lt;", "&#60;", "&quot;:", "&#34;:", "&#39;:", "&#x27;:"])
  }

  fileprivate var holdsHardSpaces: Bool { holdsInHead(["\u{A0}"]) }

  /// Whether an editor bent the quotation marks around names or values.
  fileprivate var holdsCurlyQuotes: Bool { holdsInHead(["”:", "“:", "” :", "=“", "=”"]) }

  fileprivate func withStraightQuotes() -> MendedText {
    replacing { hasText("“", at: $0) || hasText("”", at: $0) ? (3, .quotationMark) : nil }
  }

  /// Whether quotation marks are escaped outside of a string.
  fileprivate var holdsEscapedQuotes: Bool {
    holdsInHead(["=\\\"", "{\\\"", "{\\n"]) || !startsWithJSON("\"") && holdsInHead(["\\\":"])
  }

  /// Whether a line ends in a string of the JSON that begins the text: there a terminal broke it.
  fileprivate var holdsBrokenString: Bool {
    guard startsWithJSON("{") || startsWithJSON("[") else { return false }
    var scanner = JSONScanner(text: self)
    while let token = try? scanner.next(), token != .end {
      switch token {
      case .string(let range), .key(let range):
        if first(.lineFeed, in: range) != nil { return true }
      default: break
      }
    }
    return scanner.index < count && self[trimmed(0..<scanner.index)].last?.isDigit == true
  }

  fileprivate func withoutLineEnds() -> MendedText {
    var plain = MendedText()
    for byte in self { if byte == .lineFeed { plain.joinLine() } else { plain.take(byte) } }
    return plain
  }

  private func holdsInHead(_ marks: [StaticString]) -> Bool {
    let head = 0..<Swift.min(count, Self.recognizedPart)
    return marks.contains { first($0, in: head) != nil }
  }

  func opensPageSource(at index: Int) -> Bool {
    ["<?xml", "<XCUIElementType", "<AppiumAUT", "<ViewHierarchy"]
      .contains { hasText($0, at: index) }
  }

  /// Where the last tag ends that a page source closes; without one, the end of the text.
  fileprivate func endOfPageSource(from start: Int) -> Int {
    for mark in ["</AppiumAUT>", "</ViewHierarchy>"] as [StaticString] {
      if let end = first(mark, in: start..<count) { return end + mark.utf8CodeUnitCount }
    }
    var end: Int?
    var index = start
    while let found = first("</XCUIElementType", in: index..<count) {
      end = first(.greaterThan, in: found..<count).map { $0 + 1 }
      index = end ?? count
    }
    return end ?? count
  }
}

extension UInt8 {
  fileprivate var mayOpenDocument: Bool {
    self == .openBrace || self == .openBracket || self == .lessThan || self == .quotationMark
  }
}
