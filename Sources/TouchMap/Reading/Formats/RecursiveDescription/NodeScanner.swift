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
    /// Whether it may hold a line of the tree that was lost.
    var isAmbiguous = false
  }

  let text: ByteText
  private var interner: StringInterner

  init(text: ByteText) {
    self.text = text
    self.interner = StringInterner(text: text)
  }

  /// Reads the description that begins on a line. A text in it may continue on further lines.
  ///
  /// - Throws: ``DumpError`` if a terminal or a page broke the description elsewhere.
  mutating func scan(from start: Int, on line: DumpLine) throws(DumpError) -> Scanned {
    let lineEnd = line.range.upperBound
    if let end = endOfNode(from: start, limit: lineEnd, takesAnyKey: false) {
      return node(from: start, closing: end, line: line)
    }
    let furthest = line.endOfDescription()
    let closing =
      endOfNode(from: start, limit: furthest, takesAnyKey: false)
      ?? endOfNode(from: start, limit: furthest, takesAnyKey: true)
    guard let closing, closing > lineEnd else {
      return node(from: start, closing: closing, line: line)
    }
    let isFollowedByGap = line.isFollowedByGap(before: closing)
    guard let lineBreak = firstBreak(from: start, to: closing) else {
      var scanned = node(from: start, closing: closing, line: line)
      scanned.isAmbiguous =
        scanned.isAmbiguous || isFollowedByGap || text.holdsLooseHeads(start..<closing)
      return scanned
    }
    let end = endOfNode(from: start, limit: lineEnd, takesAnyKey: true)
    if end == nil, !isFollowedByGap {
      let number = line.number + text[start..<lineBreak].count { $0 == .lineFeed }
      throw DumpError(problem: .brokenLine, line: number)
    }
    return node(from: start, closing: end, line: line)
  }

  /// Returns where the first line ends in a description, elsewhere than in a text in apostrophes.
  private func firstBreak(from start: Int, to end: Int) -> Int? {
    var attributes = AttributeScanner(
      text: text, start: ClassNameScanner(text: text, start: start, limit: end).end, limit: end,
      takesAnyKey: true)
    var index = start
    while let attribute = attributes.next() {
      guard text.hasText("'", at: attribute.value.lowerBound) else { continue }
      if let found = text.first(.lineFeed, in: index..<max(index, attribute.value.lowerBound)) {
        return found
      }
      index = max(index, attribute.value.upperBound)
    }
    return text.first(.lineFeed, in: index..<max(index, end))
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
      isAmbiguous: facts.holdsStrangeParts)
  }

  private func isLayer(suffixFrom index: Int) -> Bool { text.hasText(" (layer)", at: index) }
}

extension ByteText {
  /// Whether the head of a description is in a range after its first byte, where no value can be: a
  /// line of the tree that was lost among those of a text.
  fileprivate func holdsLooseHeads(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound + 1
    while let found = first(.lessThan, in: start..<range.upperBound) {
      start = found + 1
      guard startsHead(at: found, to: range.upperBound) else { continue }
      var before = found - 1
      while self[before].isBlank || self[before].isLineEnd { before -= 1 }
      guard "=:,([{<\"'".utf8.contains(self[before]) else { return true }
      let head = ClassNameScanner(text: self, start: found, limit: range.upperBound)
      guard hasText(">", at: head.end) else { continue }
      let next = trimmed((head.end + 1)..<count).lowerBound
      guard next >= count || ";>,)]}".utf8.contains(self[next]) else { return true }
    }
    return false
  }
}
