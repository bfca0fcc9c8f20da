/// A text that a debugger printed as a string literal: one line, with `\n` and `\'`.
struct EscapedText {
  /// The text without its escapes.
  private(set) var bytes: [UInt8] = []
  /// Where each line of the source begins in ``bytes``.
  private(set) var lineStarts = [0]

  /// Resolves the escapes of a text; invalid ones are kept unchanged.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(unescaping text: ByteText) {
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte == .backslash, index < text.count else {
        bytes.append(byte)
        if byte == .lineFeed { lineStarts.append(bytes.count) }
        continue
      }
      switch text[index] {
      case UInt8(ascii: "n"): bytes.append(.lineFeed)
      case UInt8(ascii: "r"): bytes.append(.carriageReturn)
      case UInt8(ascii: "t"): bytes.append(.tab)
      case .quotationMark, .apostrophe, .backslash: bytes.append(text[index])
      case UInt8(ascii: "u") where text.hasText("u{2192}", at: index):
        bytes.append(contentsOf: "→".utf8)
        index += 6
      default: bytes.append(contentsOf: [.backslash, text[index]])
      }
      index += 1
    }
  }
}
