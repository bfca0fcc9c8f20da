/// Reads the attributes of a description: `; key = value; key: value; bare>`.
///
/// Values may nest every kind of bracket and contain texts in apostrophes, so a semicolon or a
/// closing bracket in them ends nothing.
struct AttributeScanner {
  /// One attribute; the key is empty if the value has none.
  struct Attribute {
    var key: Range<Int>
    var value: Range<Int>
  }

  /// The index of the `>` that ends the description, once found.
  private(set) var closing: Int?

  private let text: ByteText
  private let limit: Int
  private let takesAnyKey: Bool
  private var index: Int
  /// Whether a search showed that no text ends before a known key from here on.
  ///
  /// A search for each text would take quadratic time.
  private var isPastKnownKeys = false

  /// Starts behind the class and the address.
  ///
  /// - Parameter takesAnyKey: Whether a text may end before an unknown key. Otherwise the search
  ///   for its end continues.
  init(text: ByteText, start: Int, limit: Int, takesAnyKey: Bool) {
    self.text = text
    self.index = start
    self.limit = limit
    self.takesAnyKey = takesAnyKey
  }

  /// Returns the next attribute, or `nil` at the end.
  mutating func next() -> Attribute? {
    guard closing == nil else { return nil }
    while index < limit, text[index] == .semicolon || text[index].isBlank || text[index].isLineEnd {
      index += 1
    }
    guard index < limit else { return nil }
    guard text[index] != .greaterThan else {
      closing = index
      return nil
    }
    let key = readKey()
    let start = index
    guard skipValue() else { return nil }
    return Attribute(key: key, value: start..<index)
  }

  private mutating func readKey() -> Range<Int> {
    let start = index
    var end = start
    while end < limit, text[end].isWordByte || text[end] == .fullStop { end += 1 }
    if text.hasText(" = ", at: end) {
      index = end + 3
      return start..<end
    }
    // Some tools print no blanks: "frame={{0, 0}, {9, 9}}".
    if end < limit, text[end] == .equals, end > start {
      index = end + 1
      return start..<end
    }
    if end < limit, text[end] == .colon, end > start {
      index = text.skippingBlanks(from: end + 1, to: limit)
      return start..<end
    }
    return start..<start
  }

  /// Moves to the `;` or the `>` behind a value; returns whether there is one.
  private mutating func skipValue() -> Bool {
    var brackets = BracketStack()
    while index < limit {
      let byte = text[index]
      switch byte {
      case .semicolon where brackets.isEmpty: return true
      case .lessThan, .openParenthesis, .openBracket, .openBrace: brackets.open(byte)
      case .greaterThan where index > 0 && text[index - 1] == .minus: break
      case .greaterThan, .closeParenthesis, .closeBracket, .closeBrace:
        if !brackets.close(byte), byte == .greaterThan { return true }
      case .apostrophe where opensText:
        guard let end = endOfText() else {
          index = limit
          return false
        }
        index = end
      default: break
      }
      index += 1
    }
    return false
  }

  private var opensText: Bool { text.hasText("= ", at: index - 2) }

  /// Returns the index of the apostrophe that ends the text at the current index.
  ///
  /// Texts are printed unchanged: an apostrophe ends one only where the description continues after
  /// it.
  private mutating func endOfText() -> Int? {
    var candidate: Int?
    var from = index + 1
    while let quote = text.first(.apostrophe, in: from..<limit) {
      if quote + 1 < limit {
        if text[quote + 1] == .greaterThan { return quote }
        if text[quote + 1] == .semicolon {
          if AttributeKeys.standsKnownKey(at: quote + 2, in: text) { return quote }
          candidate = candidate ?? quote
          if isPastKnownKeys { break }
        }
      }
      from = quote + 1
    }
    isPastKnownKeys = true
    return takesAnyKey ? candidate : nil
  }
}
