/// Finds where a text stops being JSON, because the decoder does not report it.
struct JSONSyntaxCheck {
  /// The token that must follow.
  private enum Expectation {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, end
  }

  private let text: ByteText
  private var index = 0
  /// The closing brackets that must still follow, the innermost last.
  private var closings: [UInt8] = []
  private var expectation = Expectation.value

  init(text: ByteText) { self.text = text }

  /// Returns the line, from 1, and what was expected there, or `nil` for valid JSON.
  mutating func firstFault() -> (line: Int, expected: String)? {
    while true {
      while index < text.count, text[index].isBlank || text[index].isLineEnd { index += 1 }
      let isAtEnd = index == text.count
      if isAtEnd, expectation == .end { return nil }
      guard !isAtEnd, take(text[index]) else {
        return (1 + text[0..<index].count { $0 == .lineFeed }, wording)
      }
    }
  }

  private var wording: String {
    let closing = closings.last.map { "'\(Character(Unicode.Scalar($0)))'" } ?? ""
    switch expectation {
    case .value: return "a value"
    case .valueOrEnd: return "a value or \(closing)"
    case .key: return "a member's name in quotation marks"
    case .keyOrEnd: return "a member's name in quotation marks or \(closing)"
    case .colon: return "':'"
    case .commaOrEnd: return "',' or \(closing)"
    case .end: return "the end of the document"
    }
  }

  /// Moves over one token if it is the expected one.
  private mutating func take(_ byte: UInt8) -> Bool {
    switch (expectation, byte) {
    case (.valueOrEnd, .closeBracket), (.keyOrEnd, .closeBrace): return close(byte)
    case (.commaOrEnd, .closeBracket), (.commaOrEnd, .closeBrace): return close(byte)
    case (.commaOrEnd, .comma): return step(to: closings.last == .closeBrace ? .key : .value)
    case (.colon, .colon): return step(to: .value)
    case (.key, .quotationMark), (.keyOrEnd, .quotationMark): return takeString() && become(.colon)
    case (.value, _), (.valueOrEnd, _): return takeValue(byte)
    default: return false
    }
  }

  private mutating func takeValue(_ byte: UInt8) -> Bool {
    switch byte {
    case .openBracket:
      closings.append(.closeBracket)
      return step(to: .valueOrEnd)
    case .openBrace:
      closings.append(.closeBrace)
      return step(to: .keyOrEnd)
    case .quotationMark: return takeString() && endValue()
    default: return takeWord() && endValue()
    }
  }

  private mutating func close(_ byte: UInt8) -> Bool {
    guard closings.popLast() == byte else { return false }
    index += 1
    return endValue()
  }

  private mutating func step(to next: Expectation) -> Bool {
    index += 1
    return become(next)
  }

  private mutating func become(_ next: Expectation) -> Bool {
    expectation = next
    return true
  }

  private mutating func endValue() -> Bool { become(closings.isEmpty ? .end : .commaOrEnd) }

  private mutating func takeString() -> Bool {
    var end = index + 1
    while end < text.count, text[end] != .quotationMark, text[end] != .lineFeed {
      end += text[end] == .backslash ? 2 : 1
    }
    guard end < text.count, text[end] == .quotationMark else { return false }
    index = end + 1
    return true
  }

  /// Takes a number or one of the three words.
  private mutating func takeWord() -> Bool {
    var end = index
    while end < text.count, text[end].isWordByte || [.plus, .minus, .fullStop].contains(text[end]) {
      end += 1
    }
    let range = index..<end
    let isWord =
      text.equals(range, "true") || text.equals(range, "false") || text.equals(range, "null")
    guard isWord || text.number(at: index, limit: end)?.end == end else { return false }
    index = end
    return true
  }
}
