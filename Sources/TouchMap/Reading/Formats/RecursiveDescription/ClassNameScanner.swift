/// Finds the class and the address at the head of a description.
struct ClassNameScanner {
  /// The class.
  let name: Range<Int>
  /// The address, if there is a whole one.
  let address: Range<Int>?
  /// The index at which the attributes begin: at a `;`, a `>`, or the character in their place.
  let end: Int

  /// Reads from the `<` at an index.
  init(text: ByteText, start: Int, limit: Int) {
    var index = start
    // A description in a description, "<<_UITextContainerView: 0x1; ...> minSize = {0, 0}>", counts
    // as the inner one.
    while index < limit, text[index] == .lessThan { index += 1 }
    let nameStart = index
    index = Self.endOfName(in: text, from: index, limit: limit)
    name = nameStart..<index
    guard index < limit, text[index] == .colon else {
      address = nil
      end = index
      return
    }
    let addressStart = text.skippingBlanks(from: index + 1, to: limit)
    index = addressStart
    while index < limit, text[index].isWordByte { index += 1 }
    let isWhole = index > addressStart + 2 && text.hasText("0x", at: addressStart)
    address = isWhole ? addressStart..<index : nil
    while index < limit, text[index] == .fullStop { index += 1 }
    end = index
  }

  /// A name may contain type arguments, "Box<Pair<A, B>>", and "(unknown context at $1)".
  private static func endOfName(in text: ByteText, from start: Int, limit: Int) -> Int {
    var index = start
    var nesting = 0
    while index < limit {
      switch text[index] {
      case .lessThan, .openParenthesis: nesting += 1
      case .greaterThan where nesting == 0: return index
      case .greaterThan, .closeParenthesis: nesting = max(0, nesting - 1)
      case .colon, .semicolon, .space, .tab, .lineFeed:
        if nesting == 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }
}
