import TouchScreen

/// Reads one description, `<UIView: 0x7f8; frame = (0 0; 10 10); ...>`, and knows where it ends.
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
    fileprivate var knownFacts = 0
  }

  private let text: ByteText
  private var interner: StringInterner

  init(text: ByteText) {
    self.text = text
    self.interner = StringInterner(text: text)
  }

  /// Reads the description that begins on a line; a text in it may go on over further lines, and a
  /// terminal or a page may have broken it.
  mutating func scan(from start: Int, on line: DumpLine) -> Scanned {
    let lineEnd = line.range.upperBound
    if let end = endOfNode(from: start, limit: lineEnd, takesAnyKey: false) {
      return node(from: start, closing: end, line: line)
    }
    let furthest = line.endOfDescription()
    if furthest > lineEnd {
      if let end = endOfNode(from: start, limit: furthest, takesAnyKey: false),
        breaks(from: start, to: end).isEmpty
      {
        return node(from: start, closing: end, line: line)
      }
      if let joined = joined(from: start, to: furthest, line: line) { return joined }
    }
    let end = endOfNode(from: start, limit: lineEnd, takesAnyKey: true)
    return node(from: start, closing: end, line: line)
  }

  private func endOfNode(from start: Int, limit: Int, takesAnyKey: Bool) -> Int? {
    var attributes = AttributeScanner(
      text: text, start: ClassNameScanner(text: text, start: start, limit: limit).end,
      limit: limit, takesAnyKey: takesAnyKey)
    while attributes.next() != nil {}
    return attributes.closing
  }

  private mutating func node(from start: Int, closing: Int?, line: DumpLine) -> Scanned {
    let limit = closing.map { $0 + 1 } ?? line.range.upperBound
    let head = ClassNameScanner(text: text, start: start, limit: limit)
    var facts = NodeFacts(text: text)
    var attributes = AttributeScanner(
      text: text, start: head.end, limit: limit, takesAnyKey: true)
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
      knownFacts: facts.knownAttributes + (node.address == nil ? 0 : 1))
  }

  private func isLayer(suffixFrom index: Int) -> Bool {
    text.hasText(" (layer)", at: index)
  }
}

extension NodeScanner {
  /// Returns where lines end in a description elsewhere than in a text.
  private func breaks(from start: Int, to end: Int) -> [Int] {
    let texts = texts(from: start, to: end)
    return (start..<end).filter { index in
      text[index] == .lineFeed && !texts.contains { $0.contains(index) }
    }
  }

  /// Returns the texts in apostrophes in a description.
  private func texts(from start: Int, to end: Int) -> [Range<Int>] {
    var attributes = AttributeScanner(
      text: text, start: ClassNameScanner(text: text, start: start, limit: end).end, limit: end,
      takesAnyKey: true)
    var texts: [Range<Int>] = []
    while let attribute = attributes.next() {
      if text.hasText("'", at: attribute.value.lowerBound) { texts.append(attribute.value) }
    }
    return texts
  }

  /// Reads a description whose lines were broken; `nil` if it has no end even so.
  ///
  /// Where a word or number was broken, a blank may be missing or not: the reading that yields more
  /// facts counts, and if both yield as many and differ, the description is ambiguous.
  private func joined(from start: Int, to end: Int, line: DumpLine) -> Scanned? {
    let texts = texts(from: start, to: end)
    let variants = [false, true].map { blankInWords in
      DescriptionJoin(text, start..<end, texts: texts, blankInWords: blankInWords)
    }
    let scanned = variants.compactMap { read($0, line: line) }
    guard var best = scanned.first else { return nil }
    if let other = scanned.dropFirst().first, variants[0].hasBrokenWords {
      if other.isUnderstoodBetter(than: best) {
        best = other
      } else if !best.isUnderstoodBetter(than: other) {
        best.isAmbiguous = best.isAmbiguous || !best.saysTheSame(as: other)
      }
    }
    return best
  }

  private func read(_ join: DescriptionJoin, line: DumpLine) -> Scanned? {
    join.bytes.withUnsafeBufferPointer { bytes in
      guard let whole = DumpLine(text: bytes, start: 0, number: line.number) else { return nil }
      var scanner = NodeScanner(text: bytes)
      let closing =
        scanner.endOfNode(from: 0, limit: bytes.count, takesAnyKey: false)
        ?? scanner.endOfNode(from: 0, limit: bytes.count, takesAnyKey: true)
      guard let closing else { return nil }
      var scanned = scanner.node(from: 0, closing: closing, line: whole)
      scanned.end = join.source(of: closing)
      // The `>` may be the mark of a quotation.
      if join.beginsLine(closing), !text.isAtLineEnd(scanned.end + 1, before: text.count) {
        scanned.isAmbiguous = true
      }
      return scanned
    }
  }
}

extension NodeScanner.Scanned {
  fileprivate func isUnderstoodBetter(than other: Self) -> Bool {
    (-unreadableValues, knownFacts) > (-other.unreadableValues, other.knownFacts)
  }

  /// Whether another reading has the same facts about touches.
  fileprivate func saysTheSame(as other: Self) -> Bool {
    var node = node
    node.label = other.node.label
    return node == other.node
  }
}
