/// The text between the quotation marks of a JSON string.
enum JSONText {
  /// Returns the text with its escapes resolved; invalid ones are kept unchanged.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func decode(_ range: Range<Int>, of text: ByteText) -> String {
    guard text.first(.backslash, in: range) != nil else { return text.string(range) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard text[index] == .backslash, index + 1 < range.upperBound else {
        bytes.append(text[index])
        index += 1
        continue
      }
      index = resolve(at: index, before: range.upperBound, of: text, into: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func resolve(
    at index: Int, before limit: Int, of text: ByteText, into bytes: inout [UInt8]
  ) -> Int {
    switch text[index + 1] {
    case UInt8(ascii: "n"): bytes.append(.lineFeed)
    case UInt8(ascii: "t"): bytes.append(.tab)
    case UInt8(ascii: "r"): bytes.append(.carriageReturn)
    case UInt8(ascii: "b"): bytes.append(.backspace)
    case UInt8(ascii: "f"): bytes.append(.formFeed)
    case .quotationMark, .backslash, .slash: bytes.append(text[index + 1])
    case UInt8(ascii: "u"):
      guard let (scalar, end) = scalar(at: index, before: limit, of: text) else { fallthrough }
      bytes.append(contentsOf: String(Character(scalar)).utf8)
      return end
    default: bytes.append(contentsOf: [.backslash, text[index + 1]])
    }
    return index + 2
  }

  /// Reads `\u0041`, or two of them that are a surrogate pair; half a pair becomes a replacement
  /// character.
  private static func scalar(
    at index: Int, before limit: Int, of text: ByteText
  ) -> (Unicode.Scalar, end: Int)? {
    guard let first = unit(at: index, before: limit, of: text) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, index + 6) }
    // If the first unit is the second half of a pair, the number lies beyond Unicode's.
    guard let second = unit(at: index + 6, before: limit, of: text),
      (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { return ("\u{FFFD}", index + 6) }
    return (scalar, index + 12)
  }

  private static func unit(at index: Int, before limit: Int, of text: ByteText) -> UInt32? {
    guard index + 6 <= limit, text.hasText("\\u", at: index) else { return nil }
    var value: UInt32 = 0
    for byte in text[(index + 2)..<(index + 6)] {
      guard let digit = byte.hexDigit else { return nil }
      value = value << 4 + UInt32(digit)
    }
    return value
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
