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
    /// How many of its facts were understood.
    fileprivate var knownFacts = 0
  }

  private let text: ByteText
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
      return node(from: start, closing: closing, line: line)
    }
    return joined(from: start, to: end, line: line)
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
      knownFacts: facts.knownAttributes + (isWholeAddress(head) ? 1 : 0))
  }

  /// Whether an address is whole: attributes follow immediately.
  private func isWholeAddress(_ head: ClassNameScanner) -> Bool {
    head.address != nil && (text.hasText(";", at: head.end) || text.hasText(">", at: head.end))
  }

  private func isLayer(suffixFrom index: Int) -> Bool {
    text.hasText(" (layer)", at: index)
  }
}

extension NodeScanner {
  /// Returns where lines end in a description outside its texts.
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

  /// Reads a description whose lines were broken; `nil` if it still has no end.
  ///
  /// Where a word or number was broken, a blank may be missing: the reading that yields more facts
  /// counts. The search starts from the blanks that were printed, and from blanks everywhere. If
  /// both yield as many facts and the facts differ, the description is ambiguous.
  private func joined(from start: Int, to end: Int, line: DumpLine) -> Scanned? {
    let texts = texts(from: start, to: end)
    func join(_ blanks: [Bool]) -> DescriptionJoin {
      DescriptionJoin(text, start..<end, texts: texts, blanks: blanks)
    }
    func best(from blanks: [Bool]) -> Scanned? {
      guard var best = read(join(blanks), line: line) else { return nil }
      var blanks = blanks
      // Two changes that help equally and give different facts cannot both be right.
      var isUndecided = false
      for _ in blanks.indices.prefix(Self.mostTriedBreaks) {
        var change: (place: Int, scanned: Scanned)?
        for place in blanks.indices.prefix(Self.mostTriedBreaks) {
          blanks[place].toggle()
          defer { blanks[place].toggle() }
          guard let other = read(join(blanks), line: line), other.isUnderstoodBetter(than: best)
          else { continue }
          if let known = change?.scanned, !other.isUnderstoodBetter(than: known) {
            isUndecided =
              isUndecided
              || !known.isUnderstoodBetter(than: other) && !known.saysTheSame(as: other)
          } else {
            change = (place, other)
            isUndecided = false
          }
        }
        guard let change else { break }
        blanks[change.place].toggle()
        best = change.scanned
      }
      best.isAmbiguous = best.isAmbiguous || isUndecided
      return best
    }
    let printed = join([]).brokenWords
    let other = Array(repeating: true, count: printed.count)
    guard var first = best(from: printed) else { return best(from: other) }
    guard let last = printed == other ? nil : best(from: other) else { return first }
    if last.isUnderstoodBetter(than: first) { return last }
    if !first.isUnderstoodBetter(than: last) {
      first.isAmbiguous = first.isAmbiguous || !first.saysTheSame(as: last)
    }
    return first
  }

  /// No description is broken within its words more often. A choice, to limit the time.
  private static let mostTriedBreaks = 16

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
    (-unreadableValues, isAmbiguous ? 0 : 1, knownFacts)
      > (-other.unreadableValues, other.isAmbiguous ? 0 : 1, other.knownFacts)
  }

  /// Whether another reading has the same facts about touches.
  fileprivate func saysTheSame(as other: Self) -> Bool {
    var node = node
    node.label = other.node.label
    return node == other.node
  }
}
