/// Finds where a text stops being JSON, as the decoder does not tell.
struct JSONSyntaxCheck {
  /// What must come at a place.
  private enum Expectation {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, end
  }

  private let text: ByteText
  private var index = 0
  /// The closing brackets that are still to come, the innermost last.
  private var closings: [UInt8] = []
  private var expectation = Expectation.value

  init(text: ByteText) { self.text = text }

  /// Returns the line, from 1, and what was expected there, or `nil` for sound JSON.
  mutating func firstFault() -> (line: Int, expected: String)? {
    while true {
      while index < text.count, text[index].isBlank || text[index].isLineEnd { index += 1 }
      let isAtEnd = index == text.count
      if isAtEnd, expectation == .end { return nil }
      guard !isAtEnd, take(text[index]) else {
        return (1 + text[0..<index].count { $0 == 0x0A }, wording)
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

  /// Moves over one token if it is what must come.
  private mutating func take(_ byte: UInt8) -> Bool {
    switch (expectation, byte) {
    case (.valueOrEnd, 0x5D), (.keyOrEnd, 0x7D): return close(byte)
    case (.commaOrEnd, 0x5D), (.commaOrEnd, 0x7D): return close(byte)
    case (.commaOrEnd, 0x2C): return step(to: closings.last == 0x7D ? .key : .value)
    case (.colon, 0x3A): return step(to: .value)
    case (.key, 0x22), (.keyOrEnd, 0x22): return takeString() && become(.colon)
    case (.value, _), (.valueOrEnd, _): return takeValue(byte)
    default: return false
    }
  }

  private mutating func takeValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x5B:
      closings.append(0x5D)
      return step(to: .valueOrEnd)
    case 0x7B:
      closings.append(0x7D)
      return step(to: .keyOrEnd)
    case 0x22: return takeString() && endValue()
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
    while end < text.count, text[end] != 0x22, text[end] != 0x0A {
      end += text[end] == 0x5C ? 2 : 1
    }
    guard end < text.count, text[end] == 0x22 else { return false }
    index = end + 1
    return true
  }

  /// Takes a number or one of the three words.
  private mutating func takeWord() -> Bool {
    var end = index
    while end < text.count, text[end].isWordByte || [0x2B, 0x2D, 0x2E].contains(text[end]) {
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
