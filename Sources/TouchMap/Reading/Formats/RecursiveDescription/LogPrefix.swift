/// The text that a log, a debugger or a list prints at the beginning of a line, before a
/// description or its bars: a date and a process, `$3 = 0x...`, `- 0 :`, `12.`, `[`.
struct LogPrefix {
  /// The index after the prefix and before the blanks that follow it.
  private(set) var end: Int
  /// Whether the prefix is only a number.
  private(set) var isNumber = false

  private let text: ByteText
  private let limit: Int
  /// Whether it contains a time or a process, so that words are not a sentence.
  private let isLog: Bool

  /// Reads a prefix; `nil` if there is none, or if the text before the description is a sentence.
  init?(_ text: ByteText, from start: Int, to lineEnd: Int) {
    guard start < lineEnd, !text.startsTree(at: start),
      let limit = text[start..<lineEnd].indices.first(where: text.startsTree)
    else { return nil }
    self.text = text
    self.limit = limit
    isLog = text.holdsLogMark(start..<limit)
    end = start
    var index = start
    while index < limit {
      guard let next = skipToken(at: index) else { return nil }
      end = next
      index = text.skippingBlanks(from: next, to: limit)
    }
    let content = text[text.trimmed(start..<end)]
    isNumber = content.first?.isDigit == true && content.allSatisfy { $0.isDigit || $0.isListMark }
  }

  /// Returns the index after a word, number, mark or group, or `nil` if it belongs to a sentence.
  private func skipToken(at start: Int) -> Int? {
    let byte = text[start]
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "'"):
      return endOfGroup(at: start) ?? endOfOpening(at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "`"):
      return endOfOpening(at: start) ?? endOfGroup(at: start) ?? start + 1
    case UInt8(ascii: "<") where isLog:
      return text.first(UInt8(ascii: ">"), in: start..<limit).map { $0 + 1 }
    case UInt8(ascii: "$"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: ","),
      UInt8(ascii: ")"), UInt8(ascii: "{"):
      let isName = byte == UInt8(ascii: "$")
      return isName ? endOfWord(at: start + 1) : start + 1
    default: break
    }
    // Marks of lists and of the debugger: "•", "▿", "→", "🔵".
    if byte.isBeyondASCII {
      var end = start + 1
      while end < limit, text[end] & 0xC0 == 0x80 { end += 1 }
      return end
    }
    // "- some :", an optional as Swift prints it.
    if text.hasText("some :", at: start) { return start + 4 }
    guard byte.isWordByte else { return isLog ? start + 1 : nil }
    let end = endOfWord(at: start)
    return byte.isDigit || byte == UInt8(ascii: "_") || isLog ? end : nil
  }

  private func endOfWord(at start: Int) -> Int {
    var index = start
    while index < limit, text[index].isWordByte || text[index].isInWord { index += 1 }
    return index
  }

  /// Returns the index after a mark that quotes the text after it.
  private func endOfOpening(at start: Int) -> Int? {
    text.skippingBlanks(from: start + 1, to: limit) == limit ? start + 1 : nil
  }

  private func endOfGroup(at start: Int) -> Int? {
    let closing: UInt8
    switch text[start] {
    case UInt8(ascii: "["): closing = UInt8(ascii: "]")
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: closing = text[start]
    }
    return text.first(closing, in: (start + 1)..<limit).map { $0 + 1 }
  }
}

extension ByteText {
  /// Whether a bar of a tree or a description is at an index.
  fileprivate func startsTree(at index: Int) -> Bool {
    if self[index] == UInt8(ascii: "|") { return true }
    guard self[index] == UInt8(ascii: "<"), startsClassName(at: index + 1) else { return false }
    // `<Notice>` is a word of a log.
    let head = ClassNameScanner(text: self, start: index, limit: Swift.min(count, index + 1_000))
    return head.address != nil || hasText(";", at: head.end)
  }

  /// Whether a time, `10:33:07`, or the number of a process, `App[4711:`, is in a range.
  func holdsLogMark(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let byte = self[index]
      if byte == UInt8(ascii: "[") {
        return index + 1 < range.upperBound && self[index + 1].isDigit
      }
      guard byte == UInt8(ascii: ":"), index + 3 < range.upperBound else { return false }
      return self[index + 1].isDigit && self[index + 2].isDigit && self[index + 3] == byte
    }
  }
}

extension UInt8 {
  /// The characters in numbers, dates and names that are not word bytes.
  fileprivate var isInWord: Bool {
    self == UInt8(ascii: ":") || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "+") || self == UInt8(ascii: "/") || self == UInt8(ascii: "*")
  }

  /// A character that follows the number of a list.
  fileprivate var isListMark: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: ":") || self == UInt8(ascii: ")")
  }
}
