/// The text that stands between the quotation marks of a JSON string.
enum JSONText {
  /// Returns the text with its escapes resolved; an escape that is none stays as it is written.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func decode(_ range: Range<Int>, of text: ByteText) -> String {
    guard text.first(0x5C, in: range) != nil else { return text.string(range) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard text[index] == 0x5C, index + 1 < range.upperBound else {
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
    case 0x6E: bytes.append(0x0A)
    case 0x74: bytes.append(0x09)
    case 0x72: bytes.append(0x0D)
    case 0x62: bytes.append(0x08)
    case 0x66: bytes.append(0x0C)
    case 0x22, 0x5C, 0x2F: bytes.append(text[index + 1])
    case 0x75:
      guard let (scalar, end) = scalar(at: index, before: limit, of: text) else { fallthrough }
      bytes.append(contentsOf: String(Character(scalar)).utf8)
      return end
    default: bytes.append(contentsOf: [0x5C, text[index + 1]])
    }
    return index + 2
  }

  /// Reads `\u0041` or two of them that are a surrogate pair; half a pair is a replacement
  /// character.
  private static func scalar(
    at index: Int, before limit: Int, of text: ByteText
  ) -> (Unicode.Scalar, end: Int)? {
    guard let first = unit(at: index, before: limit, of: text) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, index + 6) }
    guard first < 0xDC00, let second = unit(at: index + 6, before: limit, of: text),
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
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
