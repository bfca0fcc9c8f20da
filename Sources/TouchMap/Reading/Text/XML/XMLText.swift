/// The text between the quotation marks of an XML attribute.
enum XMLText {
  /// Returns the text with its entities resolved; other text is unchanged.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func decode(_ range: Range<Int>, of text: ByteText) -> String {
    guard text.first(.ampersand, in: range) != nil else { return text.string(range) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == .ampersand,
        let (scalar, end) = entity(at: index, before: range.upperBound, text)
      {
        bytes.append(contentsOf: String(Character(scalar)).utf8)
        index = end
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The longest entity, `&#x10FFFF;`, has ten bytes.
  private static let longestEntity = 10

  private static func entity(
    at index: Int, before limit: Int, _ text: ByteText
  ) -> (Unicode.Scalar, end: Int)? {
    let limit = min(limit, index + longestEntity)
    guard let end = text.first(.semicolon, in: index..<limit) else { return nil }
    let name = (index + 1)..<end
    if text.hasText("#", at: name.lowerBound) {
      guard let scalar = number(text[(index + 2)..<end]) else { return nil }
      return (scalar, end + 1)
    }
    for (entity, scalar) in entities where text.equals(name, entity) { return (scalar, end + 1) }
    return nil
  }

  private static func number(_ digits: Slice<ByteText>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    var value: UInt32 = 0
    for byte in isHexadecimal ? digits.dropFirst() : digits {
      guard let digit = byte.hexDigit, isHexadecimal || digit < 10 else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
    }
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  private static let entities: [(StaticString, Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]
}

extension UInt8 {
  /// Whether a name in XML can begin with the byte. Every byte of UTF-8 beyond ASCII can.
  var startsXMLName: Bool { isLetter || self == .underscore || isBeyondASCII }
  /// Whether a name in XML can contain the byte.
  var isXMLNameByte: Bool {
    isWordByte || self == .minus || self == .fullStop || self == .colon || isBeyondASCII
  }
}
