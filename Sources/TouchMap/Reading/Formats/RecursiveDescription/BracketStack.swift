/// The brackets that are open in a value, the innermost last.
///
/// The kinds of the innermost 32 are stored in one word, so that no input makes it grow.
struct BracketStack {
  private var kinds: UInt64 = 0
  private var depth = 0

  var isEmpty: Bool { depth == 0 }

  mutating func open(_ byte: UInt8) {
    kinds = kinds << 2 | Self.kind(of: byte)
    depth += 1
  }

  /// Closes the innermost bracket of a kind and all brackets that are open inside it.
  ///
  /// - Returns: Whether there was one.
  mutating func close(_ byte: UInt8) -> Bool {
    let kind = Self.kind(of: byte)
    var rest = kinds
    for level in 0..<min(depth, 32) {
      if rest & 3 == kind {
        depth -= level + 1
        kinds = rest >> 2
        return true
      }
      rest >>= 2
    }
    return false
  }

  /// Both brackets of a pair give the same two bits.
  private static func kind(of byte: UInt8) -> UInt64 {
    switch byte {
    case .lessThan, .greaterThan: 0
    case .openParenthesis, .closeParenthesis: 1
    case .openBracket, .closeBracket: 2
    default: 3
    }
  }
}
