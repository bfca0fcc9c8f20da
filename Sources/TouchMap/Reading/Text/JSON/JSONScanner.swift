/// Reads JSON one token at a time: it builds no document, and each level of nesting costs a byte.
struct JSONScanner {
  /// A piece of a JSON text. Ranges of keys and strings lie between the quotation marks; escapes
  /// are kept.
  enum Token: Hashable {
    case beginObject
    case endObject
    case beginArray
    case endArray
    case key(Range<Int>)
    case string(Range<Int>)
    case number(Range<Int>)
    case bool(Bool)
    case null
    /// The text ends where it may.
    case end
  }

  /// The tokens that the grammar allows next.
  private enum Expectation {
    case value
    case firstElement
    case firstKey
    case key
    case separator
    case end
  }

  private enum Container { case object, array }

  /// The text.
  let text: ByteText
  /// The line of the last token, from 1.
  private(set) var line = 1
  /// The index after the last token.
  private(set) var index: Int
  private var expectation = Expectation.value
  private var containers: [Container] = []
  private let maximumDepth: Int
  private let isStrict: Bool

  /// Starts at an index, on a line. Nesting deeper than the limit is refused.
  ///
  /// - Parameter isStrict: Whether to refuse what some writers print and JSON forbids: line ends in
  ///   strings, and numbers that cannot be read.
  init(
    text: ByteText, from index: Int = 0, line: Int = 1, maximumDepth: Int = JSONNesting.most,
    isStrict: Bool = false
  ) {
    self.text = text
    self.maximumDepth = maximumDepth
    self.isStrict = isStrict
    self.index = index
    self.line = line
  }

  /// The number of objects and arrays that are open.
  var depth: Int { containers.count }

  /// Reads the next token.
  mutating func next() throws(DumpError) -> Token {
    try skipSeparators()
    guard index < text.count else {
      if expectation == .end { return .end }
      throw failure("the rest of the document, which ends too early")
    }
    switch expectation {
    case .end: throw failure("nothing after the document")
    case .firstKey where text[index] == .closeBrace, .separator where text[index] == .closeBrace:
      return try close(.object)
    case .firstElement where text[index] == .closeBracket,
      .separator where text[index] == .closeBracket:
      return try close(.array)
    case .firstKey, .key: return try key()
    case .value, .firstElement: return try value()
    case .separator: throw failure(containers.last == .object ? "',' or '}'" : "',' or ']'")
    }
  }

  /// Returns why a text is not JSON, or is nested too deeply; `nil` if it is neither.
  static func fault(in text: ByteText, maximumDepth: Int = JSONNesting.most) -> DumpError? {
    var scanner = JSONScanner(text: text, maximumDepth: maximumDepth, isStrict: true)
    do throws(DumpError) {
      while try scanner.next() != .end {}
      return nil
    } catch {
      return error
    }
  }

  /// Returns an error about the line of the last token.
  func failure(_ expected: String) -> DumpError {
    DumpError(problem: .malformedJSON(expected: expected), line: line)
  }

  private mutating func skipSeparators() throws(DumpError) {
    skipBlanks()
    guard expectation == .separator, index < text.count, text[index] == .comma else { return }
    index += 1
    expectation = containers.last == .object ? .key : .value
    skipBlanks()
  }

  private mutating func skipBlanks() {
    while index < text.count, text[index].isBlank || text[index].isLineEnd {
      if text[index] == .lineFeed { line += 1 }
      index += 1
    }
  }

  private mutating func open(_ container: Container) throws(DumpError) -> Token {
    guard containers.count < maximumDepth else {
      throw DumpError(problem: .tooNested(limit: maximumDepth), line: line)
    }
    index += 1
    containers.append(container)
    expectation = container == .object ? .firstKey : .firstElement
    return container == .object ? .beginObject : .beginArray
  }

  private mutating func close(_ container: Container) throws(DumpError) -> Token {
    guard containers.last == container else { throw failure("'}' or ']' that fits") }
    index += 1
    containers.removeLast()
    finishValue()
    return container == .object ? .endObject : .endArray
  }

  private mutating func finishValue() { expectation = containers.isEmpty ? .end : .separator }

  private mutating func key() throws(DumpError) -> Token {
    guard text[index] == .quotationMark else { throw failure("a key in quotation marks") }
    let key = try quoted()
    skipBlanks()
    guard index < text.count, text[index] == .colon else { throw failure("':' after a key") }
    index += 1
    expectation = .value
    return .key(key)
  }

  private mutating func value() throws(DumpError) -> Token {
    switch text[index] {
    case .openBrace: return try open(.object)
    case .openBracket: return try open(.array)
    case .quotationMark:
      let range = try quoted()
      finishValue()
      return .string(range)
    default: return try word()
    }
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func word() throws(DumpError) -> Token {
    let start = index
    while index < text.count, text[index].isWordByte || text[index].isNumberSign { index += 1 }
    let range = start..<index
    finishValue()
    if text.equals(range, "true") { return .bool(true) }
    if text.equals(range, "false") { return .bool(false) }
    if text.equals(range, "null") { return .null }
    if isStrict {
      guard text.number(at: start, limit: index)?.end == index else { throw failure("a value") }
      return .number(range)
    }
    // Also `NaN` and `Infinity`, which some writers print: numbers that cannot be read.
    let isNumber = text[range].first.map {
      $0.isDigit || $0 == .minus || $0 == UInt8(ascii: "N") || $0 == UInt8(ascii: "I")
    }
    guard isNumber == true else { throw failure("a value") }
    return .number(range)
  }

  /// Reads a string; line ends in it are accepted unless the scanner is strict.
  private mutating func quoted() throws(DumpError) -> Range<Int> {
    let start = index + 1
    var lineEnds = 0
    index = start
    while index < text.count, text[index] != .quotationMark {
      if text[index] == .lineFeed { lineEnds += 1 }
      index += text[index] == .backslash ? 2 : 1
    }
    guard index < text.count, !isStrict || lineEnds == 0 else {
      throw failure("'\"' at the end of a string")
    }
    line += lineEnds
    index += 1
    return start..<(index - 1)
  }
}

extension UInt8 {
  fileprivate var isNumberSign: Bool { self == .minus || self == .plus || self == .fullStop }
}
