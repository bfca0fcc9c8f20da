import TouchScreen

/// Reads one description, `<UIView: 0x7f8; frame = (0 0; 10 10); ...>`, up to its end.
struct NodeScanner {
  /// A description that was read.
  struct Scanned {
    var node: Node
    /// The index at which the search for the next line starts.
    var end: Int
    /// The number of values that could not be read.
    var unreadableValues: Int
    /// Whether the closing bracket is missing.
    var isIncomplete: Bool
    /// Whether lines were joined that can be joined in two ways.
    var isAmbiguous = false
    /// How much of it was understood.
    fileprivate(set) var knownFacts = 0
  }

  let text: ByteText
  private var interner: StringInterner

  init(text: ByteText) {
    self.text = text
    self.interner = StringInterner(text: text)
  }

  /// Reads the description that begins on a line. A text in it may continue on further lines, and a
  /// terminal or a page may have broken it.
  mutating func scan(from start: Int, on line: DumpLine) -> Scanned {
    let lineEnd = line.range.upperBound
    if let end = endOfNode(from: start, limit: lineEnd, takesAnyKey: false) {
      return node(from: start, closing: end, line: line)
    }
    let furthest = line.endOfDescription()
    if furthest > lineEnd, var scanned = joinedLines(from: start, to: furthest, line: line) {
      scanned.isAmbiguous = scanned.isAmbiguous || line.isFollowedByGap(before: scanned.end)
      return scanned
    }
    let end = endOfNode(from: start, limit: lineEnd, takesAnyKey: true)
    return node(from: start, closing: end, line: line)
  }

  /// Reads a description that continues on further lines; `nil` if it still has no end.
  private mutating func joinedLines(from start: Int, to end: Int, line: DumpLine) -> Scanned? {
    if let closing = endOfNode(from: start, limit: end, takesAnyKey: false),
      breaks(from: start, to: closing).isEmpty
    {
      var scanned = node(from: start, closing: closing, line: line)
      scanned.isAmbiguous = scanned.isAmbiguous || text.holdsLooseHeads(start..<closing)
      return scanned
    }
    return joined(from: start, to: end, line: line)
  }

  func endOfNode(from start: Int, limit: Int, takesAnyKey: Bool) -> Int? {
    var attributes = AttributeScanner(
      text: text, start: ClassNameScanner(text: text, start: start, limit: limit).end,
      limit: limit, takesAnyKey: takesAnyKey)
    while attributes.next() != nil {}
    return attributes.closing
  }

  mutating func node(from start: Int, closing: Int?, line: DumpLine) -> Scanned {
    let limit = closing.map { $0 + 1 } ?? line.range.upperBound
    let head = ClassNameScanner(text: text, start: start, limit: limit)
    var facts = NodeFacts(text: text)
    var attributes = AttributeScanner(text: text, start: head.end, limit: limit, takesAnyKey: true)
    while let attribute = attributes.next() {
      facts.take(attribute, interner: &interner)
    }
    var node = facts.node(className: interner.string(head.name), line: line.number)
    node.address = head.address.map { text.string($0) }
    if let closing, isLayer(suffixFrom: closing + 1) { node.kind = .layer }
    return Scanned(
      node: node, end: closing ?? line.range.upperBound,
      unreadableValues: facts.unreadableValues, isIncomplete: closing == nil,
      isAmbiguous: facts.holdsStrangeParts,
      knownFacts: facts.knownAttributes + (isWholeAddress(head) ? 1 : 0))
  }

  /// Whether an address is whole: attributes follow immediately.
  private func isWholeAddress(_ head: ClassNameScanner) -> Bool {
    head.address != nil && (text.hasText(";", at: head.end) || text.hasText(">", at: head.end))
  }

  private func isLayer(suffixFrom index: Int) -> Bool { text.hasText(" (layer)", at: index) }
}
