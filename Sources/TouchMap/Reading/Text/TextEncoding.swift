/// How the bytes of a dump become UTF-8.
enum TextEncoding {
  case utf8
  case utf16(isBigEndian: Bool)

  /// Recognises the encoding of a text.
  ///
  /// UTF-16 is recognised by its byte order mark, or by the zero bytes in the first characters of
  /// every dump.
  ///
  /// - Throws: ``DumpError`` if the bytes are not text.
  init(of bytes: ByteText) throws(DumpError) {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw DumpError(problem: .wrongEncoding("UTF-32"))
    }
    if bytes.starts(with: [0xFF, 0xFE]) || Self.hasZeros(at: 1, in: bytes) {
      self = .utf16(isBigEndian: false)
    } else if bytes.starts(with: [0xFE, 0xFF]) || Self.hasZeros(at: 0, in: bytes) {
      self = .utf16(isBigEndian: true)
    } else if bytes.prefix(8_000).contains(0) {
      // Pasted text contains no zero, and every binary file has one near its start.
      throw DumpError(problem: .binary)
    } else {
      self = .utf8
    }
  }

  private static func hasZeros(at offset: Int, in bytes: ByteText) -> Bool {
    guard bytes.count >= 4 else { return false }
    return (0..<4).allSatisfy { (bytes[$0] == 0) == ($0 % 2 == offset) }
  }
}

extension ByteText {
  /// Returns a text in UTF-16 as UTF-8, without its byte order mark; half a character at the end is
  /// lost.
  func decodingUTF16(isBigEndian: Bool) -> [UInt8] {
    let (high, low) = isBigEndian ? (0, 1) : (1, 0)
    let units = (0..<(count / 2)).lazy.map { unit in
      UInt16(self[2 * unit + high]) << 8 | UInt16(self[2 * unit + low])
    }
    var text = String(decoding: units, as: UTF16.self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return Array(text.utf8)
  }

  /// The index of the first byte that is not well-formed UTF-8, or `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  var firstMalformedByte: Int? {
    var index = 0
    while index < count {
      let byte = self[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      guard let length = lengthOfSequence(at: index) else { return index }
      index += length
    }
    return nil
  }

  /// Returns the number of bytes of the character beyond ASCII at an index, or `nil` if there is
  /// none.
  private func lengthOfSequence(at index: Int) -> Int? {
    let length: Int
    switch self[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard index + length <= count else { return nil }
    for offset in 1..<length where self[index + offset] & 0xC0 != 0x80 { return nil }
    // Overlong forms, surrogates and code points beyond Unicode.
    switch (self[index], self[index + 1]) {
    case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return nil
    default: return length
    }
  }
}
