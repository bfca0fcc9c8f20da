/// A dump that something on its way escaped: a web page its brackets, or a debugger its line ends.
struct PastedText {
  /// The text without the escapes.
  let bytes: [UInt8]
  /// For each line of ``bytes`` the line of the source on which it begins, from 1.
  let sourceLines: [Int]

  /// Resolves the escapes of a text; `nil` if it has none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init?(_ text: ByteText) {
    if text.hasEscapedBrackets {
      bytes = text.resolvingEntities()
      sourceLines = Array(1...(1 + bytes.count { $0 == 0x0A }))
    } else if text.hasEscapedLineEnds {
      let plain = EscapedText(unescaping: text)
      bytes = plain.bytes
      var lines: [Int] = [1]
      var passed = 1
      for (index, byte) in bytes.enumerated() where byte == 0x0A {
        while passed < plain.lineStarts.count, plain.lineStarts[passed] <= index + 1 { passed += 1 }
        lines.append(passed)
      }
      sourceLines = lines
    } else {
      return nil
    }
  }
}

extension ByteText {
  /// The line with the first frame, whose look stands for the whole dump's.
  private var firstDescription: Range<Int>? {
    guard let frame = first("frame = (", in: 0..<count) else { return nil }
    var start = frame
    while start > 0, self[start - 1] != 0x0A { start -= 1 }
    return start..<(first(0x0A, in: frame..<count) ?? count)
  }

  /// Whether descriptions begin with `&lt;`.
  fileprivate var hasEscapedBrackets: Bool {
    guard let line = firstDescription, let frame = first("frame = (", in: line) else {
      return false
    }
    let head = line.lowerBound..<frame
    return first("&lt;", in: head) != nil && first(UInt8(ascii: "<"), in: head) == nil
  }

  /// Whether lines end with a backslash and an `n`.
  fileprivate var hasEscapedLineEnds: Bool {
    guard let line = firstDescription else { return false }
    return first(">\\n", in: line) != nil
  }

  /// Returns the text with the entities of HTML resolved that escape what descriptions hold.
  fileprivate func resolvingEntities() -> [UInt8] {
    let entities: [(StaticString, UInt8)] = [
      ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")),
      ("&#39;", UInt8(ascii: "'")), ("&apos;", UInt8(ascii: "'")), ("&#x27;", UInt8(ascii: "'")),
      ("&nbsp;", UInt8(ascii: " ")), ("&amp;", UInt8(ascii: "&")),
    ]
    var plain: [UInt8] = []
    plain.reserveCapacity(count)
    var index = 0
    while index < count {
      let entity =
        self[index] == UInt8(ascii: "&") ? entities.first { hasText($0.0, at: index) } : nil
      plain.append(entity?.1 ?? self[index])
      index += entity?.0.utf8CodeUnitCount ?? 1
    }
    return plain
  }
}

extension Screen {
  /// Gives everything that stands on a line the number that another list has for it.
  mutating func renumberLines(_ lines: [Int]) {
    func number(_ line: Int) -> Int { lines.indices.contains(line - 1) ? lines[line - 1] : line }
    for index in nodes.indices { nodes[index].line = number(nodes[index].line) }
    for index in notes.remarks.indices {
      notes.remarks[index].line = notes.remarks[index].line.map(number)
    }
  }
}
