/// The text before the description on a line: blanks, tree bars, comment marks, and the prefixes of
/// logs and debuggers.
struct Margin {
  /// The number of `|`.
  private(set) var bars = 0
  /// Whether it contains a `#`.
  private(set) var hasHash = false
  /// The index of the first byte after the margin.
  private(set) var end: Int
  /// Whether the line begins with a number, as in a list or beside an editor's text.
  private(set) var isNumbered = false
  /// The blanks and marks before the content: how far it is indented.
  private(set) var column: Int

  init(of line: Range<Int>, in text: ByteText) {
    end = line.lowerBound
    column = 0
    readMarks(of: text, to: line.upperBound)
    column = end - line.lowerBound
    guard bars == 0, let log = LogPrefix(text, from: end, to: line.upperBound) else { return }
    isNumbered = log.isNumber
    end = log.end
    readMarks(of: text, to: line.upperBound)
    column = end - log.end
  }

  private mutating func readMarks(of text: ByteText, to limit: Int) {
    while end < limit {
      switch text[end] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "|"): bars += 1
      // "//", "*", "#", ">": comments of source code and quotations of messages.
      case UInt8(ascii: "/") where bars == 0, UInt8(ascii: "*") where bars == 0,
        UInt8(ascii: ">") where bars == 0:
        break
      case UInt8(ascii: "#") where bars == 0: hasHash = true
      default: return
      }
      end += 1
    }
  }

  /// Returns the index of the `<` with which a description begins, if the line contains one.
  ///
  /// Below a bar anything may precede it, because some debuggers print the variable there. Without
  /// a bar it must look like a root; otherwise every sentence that quotes a view would be a window.
  func nodeStart(in rest: Range<Int>, of text: ByteText) -> Int? {
    var from = rest.lowerBound
    while let tag = text.endOfTag(in: from..<rest.upperBound) { from = tag }
    guard let start = text.first(.lessThan, in: from..<rest.upperBound),
      start + 1 < rest.upperBound, text.startsClassName(at: start + 1)
    else { return nil }
    // Text after an attribute is its value: a text with a bar was broken before the bar.
    if bars > 0 { return text[rest.lowerBound..<start].contains(.semicolon) ? nil : start }
    guard text.isDescription(start..<rest.upperBound) else { return nil }
    let isRoot =
      from > rest.lowerBound || isRootPrefix(text.trimmed(rest.lowerBound..<start), of: text)
      || text.isRootOfFirstTree(start, end: rest.upperBound)
    return isRoot ? start : nil
  }

  private func isRootPrefix(_ prefix: Range<Int>, of text: ByteText) -> Bool {
    guard let first = prefix.first, let last = prefix.last else { return true }
    // The debugger's output for a controller.
    if text[first] == UInt8(ascii: "'") { return true }
    // A prompt, and the answer after it.
    if ["(lldb)", "(gdb)", "cy#"].contains(where: { text.hasText($0, at: prefix.lowerBound) }) {
      return true
    }
    // "Optional(", a quotation mark, a variable; but not a sentence.
    let isWord = !text[prefix].contains { $0.isBlank }
    let opens: [UInt8] = [.openParenthesis, .quotationMark, .apostrophe, UInt8(ascii: "`")]
    return isWord && (opens.contains(text[last]) || text[first] == UInt8(ascii: "_"))
  }
}

extension ByteText {
  /// The end of a tag of HTML with which a range begins, such as `<pre>`.
  fileprivate func endOfTag(in range: Range<Int>) -> Int? {
    guard hasText("<", at: range.lowerBound), let end = first(.greaterThan, in: range) else {
      return nil
    }
    let name = self[(range.lowerBound + 1)..<end]
    return !name.isEmpty && name.count < 12 && name.allSatisfy(\.isLetter) ? end + 1 : nil
  }

  /// Whether a description is the first of the text and the next line is one of its subviews. Then
  /// it is a root, whatever a chat or a log wrote before it.
  fileprivate func isRootOfFirstTree(_ start: Int, end: Int) -> Bool {
    guard let next = lines(from: end).dropFirst().first(where: { !trimmed($0).isEmpty }) else {
      return false
    }
    let margin = Margin(of: next, in: self)
    return margin.bars == 1 && hasText("<", at: margin.end)
      && first("; frame = (", in: 0..<start) == nil
  }

  /// Returns whether the name of a class, or a description in a description, can begin at an index.
  func startsClassName(at index: Int) -> Bool {
    guard index < count else { return false }
    return (self[index].isWordByte && !self[index].isDigit) || self[index].isBeyondASCII
      || self[index] == .lessThan
  }

  /// Returns whether a range begins with the description of a view or a layer.
  ///
  /// A description without a frame has at least an address and an attribute.
  func isDescription(_ range: Range<Int>) -> Bool {
    if first("; frame = (", in: range) != nil { return true }
    if hasText("(layer)", at: range.upperBound - 7) { return true }
    let head = ClassNameScanner(text: self, start: range.lowerBound, limit: range.upperBound)
    // A line that ends after the address was broken there.
    return head.address != nil
      && (hasText(";", at: head.end) || head.end >= trimmed(range).upperBound)
  }
}
