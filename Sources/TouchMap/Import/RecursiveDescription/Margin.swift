/// What stands before the content of a line: blanks, tree bars, comment marks.
struct Margin {
  /// The number of `|`.
  private(set) var bars = 0
  /// Whether a `#` stands there.
  private(set) var hasHash = false
  /// The index of the first byte that is not margin.
  private(set) var end: Int

  init(of line: Range<Int>, in text: ByteText) {
    end = line.lowerBound
    while end < line.upperBound {
      switch text[end] {
      case 0x20, 0x09, 0x0D: break
      case 0x7C: bars += 1
      // "//", "*", "#", ">": comments of source code and quotations of messages.
      case 0x2F where bars == 0, 0x2A where bars == 0, 0x3E where bars == 0: break
      case 0x23 where bars == 0: hasHash = true
      default: return
      }
      end += 1
    }
  }

  /// Returns the index of the `<` with which a description begins, if the line holds one.
  ///
  /// Below a bar anything may stand before it, as some debuggers print the variable there. Without
  /// a bar it must look as a root does, or every sentence that quotes a view would be a window.
  func nodeStart(in rest: Range<Int>, of text: ByteText) -> Int? {
    guard let start = text.first(0x3C, in: rest), start + 1 < rest.upperBound else { return nil }
    guard text[start + 1].startsClassName || text[start + 1] == 0x3C else { return nil }
    if bars > 0 { return start }
    let prefix = text.trimmed(rest.lowerBound..<start)
    guard isRootPrefix(prefix, of: text) else { return nil }
    return isDescription(start..<rest.upperBound, of: text) ? start : nil
  }

  /// A description without a frame has at least an address and an attribute.
  private func isDescription(_ range: Range<Int>, of text: ByteText) -> Bool {
    if text.first("; frame = (", in: range) != nil { return true }
    if text.hasText("(layer)", at: range.upperBound - 7) { return true }
    let head = ClassNameScanner(text: text, start: range.lowerBound, limit: range.upperBound)
    return head.address != nil && text.hasText(";", at: head.end)
  }

  private func isRootPrefix(_ prefix: Range<Int>, of text: ByteText) -> Bool {
    guard let first = prefix.first, let last = prefix.last else { return true }
    // What Swift prints for an Unmanaged value, and the debugger for a result or a controller.
    if text.hasText("- _value", at: first) || text[first] == 0x24 || text[first] == 0x27 {
      return true
    }
    // "Optional(", a quotation mark, a variable; but not a sentence.
    let isWord = !text[prefix].contains { $0.isBlank }
    return isWord && (text[last] == 0x28 || text[last] == 0x22 || text[first] == 0x5F)
  }
}

extension UInt8 {
  /// A letter or an underscore of ASCII, or a byte of any other letter.
  fileprivate var startsClassName: Bool { (isWordByte && !isDigit) || self >= 0x80 }
}
