/// The changes that terminals, mails and chats make to the characters of a text.
extension ByteText {
  private static let escape: UInt8 = 0x1B

  /// Whether colours of a terminal or line ends of Unicode stand in the text.
  var holdsTerminalCharacters: Bool {
    first(Self.escape, in: 0..<count) != nil || first("\u{2028}", in: 0..<count) != nil
      || first("\u{2029}", in: 0..<count) != nil
  }

  /// Returns the text without commands to a terminal, and with plain line ends.
  func withoutTerminalCharacters() -> MendedText {
    var plain = MendedText()
    var index = 0
    while index < count {
      if self[index] == Self.escape {
        index = endOfCommand(at: index)
      } else if hasText("\u{2028}", at: index) || hasText("\u{2029}", at: index) {
        plain.breakLine()
        index += 3
      } else {
        plain.take(self[index])
        index += 1
      }
    }
    return plain
  }

  /// The index behind a command to a terminal: `ESC [`, numbers, and a letter.
  private func endOfCommand(at start: Int) -> Int {
    guard hasText("[", at: start + 1) else { return start + 1 }
    var index = start + 2
    while index < count, 0x20..<0x40 ~= self[index] { index += 1 }
    return Swift.min(index + 1, count)
  }

  /// Whether the text stands in a mail as `Quoted-Printable`, in which `=` is `=3D`.
  var isQuotedPrintable: Bool { first("frame =3D (", in: 0..<Swift.min(count, 1 << 20)) != nil }

  /// > Source: RFC 2045, 6.7.
  func decodingQuotedPrintable() -> MendedText {
    var plain = MendedText()
    var index = 0
    while index < count {
      let next = index + 1
      if self[index] != .equals {
        plain.take(self[index])
        index += 1
      } else if hasText("\n", at: next) || hasText("\r\n", at: next) {
        plain.joinLine()
        index = next + (self[next] == .lineFeed ? 1 : 2)
      } else if next + 1 < count, let high = self[next].hexDigit, let low = self[next + 1].hexDigit
      {
        let byte = high << 4 | low
        if byte == .lineFeed { plain.breakLine() } else { plain.take(byte) }
        index += 3
      } else {
        plain.take(self[index])
        index += 1
      }
    }
    return plain
  }
}
