/// Reads the tags of an XML text one at a time: it builds no document and copies nothing.
///
/// Text between tags, comments, processing instructions, document types and CDATA sections are
/// skipped.
struct XMLScanner {
  /// How closely a text follows the rules of XML.
  enum Dialect {
    /// Texts between quotation marks contain no quotation mark.
    case strict
    /// Values and names are not escaped: they contain quotation marks, `<`, `>` and `&`.
    case unescaped
  }

  /// A tag. Ranges lie in the text.
  enum Token {
    /// `<name …>`, or `<name …/>` if it is closed. Its attributes are ``XMLScanner/attributes``.
    case start(name: Range<Int>, isClosed: Bool)
    /// `</name>`.
    case end(name: Range<Int>)
    /// No tag is left.
    case finished
  }

  /// An attribute of a tag; the value lies between the quotation marks, unchanged.
  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// The text.
  let text: ByteText
  /// The rules that the text follows.
  let dialect: Dialect
  /// The attributes of the last start tag.
  private(set) var attributes: [Attribute] = []
  /// The line on which the last tag begins, from 1.
  private(set) var line = 1
  /// Where the next byte is read, and on which line.
  private(set) var cursor: LineCursor
  /// Whether the end of the text cut a tag or other content.
  private(set) var isCut = false
  /// Whether no later CDATA section ends before an end tag, so that the search is not repeated.
  private var hasNoProperSectionEnd = false

  init(text: ByteText, dialect: Dialect) {
    self.text = text
    self.dialect = dialect
    self.cursor = LineCursor(text: text)
  }

  /// Reads the next tag.
  ///
  /// A tag that the end of the text cuts is skipped.
  ///
  /// - Throws: ``DumpError`` if a tag is invalid.
  mutating func next() throws(DumpError) -> Token {
    while let start = text.first(.lessThan, in: cursor.index..<text.count) {
      cursor.move(to: start)
      line = cursor.line
      let rest = start + 1
      if text.hasText("!--", at: rest) {
        skip(past: "-->", from: rest + 3)
      } else if text.hasText("![CDATA[", at: rest) {
        skipSection(from: rest + 8)
      } else if text.hasText("?", at: rest) {
        skip(past: "?>", from: rest)
      } else if text.hasText("!", at: rest) {
        skipDocumentType(from: rest)
      } else if text.hasText("/", at: rest) {
        if let token = try endTag(from: rest + 1) { return token }
      } else if rest < text.count, text[rest].startsXMLName {
        if let token = try startTag(from: rest) { return token }
      } else if dialect == .strict, rest < text.count {
        throw failure("the name of a tag after '<'")
      } else {
        isCut = isCut || rest == text.count
        cursor.move(to: rest)
      }
    }
    cursor.move(to: text.count)
    return .finished
  }

  /// Returns an error about the line of the last tag.
  func failure(_ expected: String) -> DumpError {
    DumpError(problem: .malformedXML(expected: expected), line: line)
  }

  /// Skips up to a mark and past it, or to the end of the text.
  private mutating func skip(past end: StaticString, from start: Int) {
    let found = text.first(end, in: start..<max(start, text.count))
    isCut = isCut || found == nil
    cursor.move(to: found.map { $0 + end.utf8CodeUnitCount } ?? text.count)
  }

  private mutating func skipDocumentType(from start: Int) {
    let end = text.first(.greaterThan, in: start..<text.count) ?? text.count
    guard text.first(.openBracket, in: start..<end) != nil else {
      return skip(past: ">", from: start)
    }
    skip(past: "]", from: start)
    skip(past: ">", from: cursor.index)
  }

  /// Skips a CDATA section. Where nothing is escaped, it may contain a whole web page with sections
  /// of its own, and ends only at a `]]>` before an end tag.
  private mutating func skipSection(from start: Int) {
    var search = start
    while dialect == .unescaped, !hasNoProperSectionEnd {
      guard let found = text.first("]]>", in: search..<max(search, text.count)) else {
        hasNoProperSectionEnd = true
        break
      }
      if text.hasText("</", at: text.skippingSpace(from: found + 3)) {
        return cursor.move(to: found + 3)
      }
      search = found + 3
    }
    skip(past: "]]>", from: start)
  }

  /// Stops at the end of the text where it cuts a tag.
  ///
  /// - Throws: ``DumpError`` if the tag is wrong before the end of the text.
  private mutating func giveUp(
    at index: Int, _ expected: @autoclosure () -> String
  ) throws(DumpError) {
    guard index >= text.count else { throw failure(expected()) }
    isCut = true
    cursor.move(to: text.count)
  }

  private mutating func endTag(from start: Int) throws(DumpError) -> Token? {
    let name = endOfName(from: start)
    let end = text.skippingSpace(from: name)
    guard name > start, text.hasText(">", at: end) else {
      try giveUp(at: end, "an end tag such as '</a>'")
      return nil
    }
    cursor.move(to: end + 1)
    return .end(name: start..<name)
  }

  private mutating func startTag(from start: Int) throws(DumpError) -> Token? {
    let name = start..<endOfName(from: start)
    attributes.removeAll(keepingCapacity: true)
    var index = text.skippingSpace(from: name.upperBound)
    while index < text.count, text[index] != .greaterThan, text[index] != .slash {
      guard let attribute = try attribute(from: index) else { return nil }
      attributes.append(attribute)
      index = text.skippingSpace(from: min(text.count, attribute.value.upperBound + 1))
    }
    let isClosed = text.hasText("/>", at: index)
    guard isClosed || text.hasText(">", at: index) else {
      try giveUp(at: index + (text.hasText("/", at: index) ? 1 : 0), "'>' at the end of a tag")
      return nil
    }
    cursor.move(to: index + (isClosed ? 2 : 1))
    return .start(name: name, isClosed: isClosed)
  }

  private mutating func attribute(from start: Int) throws(DumpError) -> Attribute? {
    var end = start
    while end < text.count, text[end].isXMLNameByte { end += 1 }
    let equals = text.skippingSpace(from: end)
    guard end > start, text.hasText("=", at: equals) else {
      try giveUp(at: equals, "an attribute such as 'name=\"value\"'")
      return nil
    }
    let quote = text.skippingSpace(from: equals + 1)
    let isQuoted =
      quote < text.count && (text[quote] == .quotationMark || text[quote] == .apostrophe)
    guard isQuoted, let close = endOfValue(from: quote + 1, quote: text[quote]) else {
      let name = text.string(start..<end)
      try giveUp(at: isQuoted ? text.count : quote, "the value of '\(name)' in quotation marks")
      return nil
    }
    return Attribute(name: start..<end, value: (quote + 1)..<close)
  }

  private func endOfValue(from start: Int, quote: UInt8) -> Int? {
    var search = start
    while let found = text.first(quote, in: search..<max(search, text.count)) {
      if dialect == .strict || isEndOfAttribute(found + 1) { return found }
      search = found + 1
    }
    return nil
  }

  /// Returns whether the text after a quotation mark can follow an attribute: the end of the tag,
  /// or another attribute.
  private func isEndOfAttribute(_ start: Int) -> Bool {
    var index = text.skippingSpace(from: start)
    if index == text.count || text[index] == .greaterThan || text.hasText("/>", at: index) {
      return true
    }
    guard index > start else { return false }
    let limit = min(text.count, index + 64)
    let name = index
    while index < limit, text[index].isXMLNameByte { index += 1 }
    return index > name && text.hasText("=\"", at: index)
  }

  /// Returns the end of a tag's name. Where nothing is escaped it is a Swift type, with type
  /// arguments and blanks between them.
  private func endOfName(from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < text.count {
      let byte = text[index]
      if dialect == .strict {
        guard byte.isXMLNameByte else { return index }
      } else if byte == .lessThan || byte == .openParenthesis {
        depth += 1
      } else if byte == .greaterThan || byte == .closeParenthesis {
        // The arrow of a function type closes nothing.
        if byte == .greaterThan, index > start, text[index - 1] == .minus {
          index += 1
          continue
        }
        guard depth > 0 else { return index }
        depth -= 1
      } else if depth == 0, byte.isBlank || byte.isLineEnd || byte == .slash {
        return index
      }
      index += 1
    }
    return index
  }
}
