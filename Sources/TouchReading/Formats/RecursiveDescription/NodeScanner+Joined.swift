import TouchScreen

/// Descriptions whose lines a terminal or a page broke.
extension NodeScanner {
  /// Returns where lines end in a description elsewhere than in a text.
  func breaks(from start: Int, to end: Int) -> [Int] {
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
  /// facts counts. It is looked for from the blanks that were printed on and from blanks
  /// everywhere. If another reading yields as many facts and says something else, the description
  /// is ambiguous.
  func joined(from start: Int, to end: Int, line: DumpLine) -> Scanned? {
    let texts = texts(from: start, to: end)
    func read(_ blanks: [Bool]) -> Scanned? {
      self.read(DescriptionJoin(text, start..<end, texts: texts, blanks: blanks), line: line)
    }
    let printed = DescriptionJoin(text, start..<end, texts: texts).brokenWords
    let all = Array(repeating: true, count: printed.count)
    var found = best(from: printed, read)
    if printed != all, let other = best(from: all, read) {
      if found.map({ other.scanned.isUnderstoodBetter(than: $0.scanned) }) ?? true { found = other }
    }
    guard var scanned = found?.scanned, let blanks = found?.blanks else { return nil }
    scanned.isAmbiguous = scanned.isAmbiguous || hasRival(scanned, blanks, read)
    return scanned
  }

  /// The best reading that single changes lead to, one after the other.
  private func best(
    from blanks: [Bool], _ read: ([Bool]) -> Scanned?
  ) -> (scanned: Scanned, blanks: [Bool])? {
    guard var best = read(blanks).map({ (scanned: $0, blanks: blanks) }) else { return nil }
    for _ in blanks.indices.prefix(Self.mostTriedBreaks) {
      var change: (scanned: Scanned, blanks: [Bool])?
      for place in blanks.indices.prefix(Self.mostTriedBreaks) {
        var other = best.blanks
        other[place].toggle()
        if let scanned = read(other),
          scanned.isUnderstoodBetter(than: change?.scanned ?? best.scanned)
        {
          change = (scanned, other)
        }
      }
      guard let change else { break }
      best = change
    }
    return best
  }

  /// Whether one or more breaks, of which no two lie far apart, can be joined otherwise with
  /// another result: a value is broken no more often.
  private func hasRival(
    _ best: Scanned, _ blanks: [Bool], _ read: ([Bool]) -> Scanned?
  ) -> Bool {
    blanks.indices.contains { first in
      let others = min(Self.mostBreaksOfValue, blanks.count - first) - 1
      return (0..<(1 << others)).contains { pattern in
        var changed = blanks
        changed[first].toggle()
        for place in 0..<others where pattern & 1 << place != 0 {
          changed[first + 1 + place].toggle()
        }
        guard let other = read(changed) else { return false }
        return !best.isUnderstoodBetter(than: other) && !best.saysTheSame(as: other)
      }
    }
  }

  /// A choice, for time.
  private static let mostBreaksOfValue = 4

  /// No description is broken more often in its words. A choice, for time.
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
      scanned.isAmbiguous =
        scanned.isAmbiguous || scanned.unreadableValues > 0 || bytes.holdsLooseHeads(0..<closing)
        || scanner.mayHideKeys(before: closing, of: join)
      // The `>` may be the mark of a quotation.
      if join.beginsLine(closing), !text.isAtLineEnd(scanned.end + 1, before: text.count) {
        scanned.isAmbiguous = true
      }
      return scanned
    }
  }

  /// Whether the key of a property may be lost in the joined text: it has no address, or a break is
  /// in or beside a text that no known description contains.
  private func mayHideKeys(before closing: Int, of join: DescriptionJoin) -> Bool {
    let head = ClassNameScanner(text: text, start: 0, limit: closing)
    if head.address == nil, text.hasText(":", at: head.name.upperBound) { return true }
    var attributes = AttributeScanner(
      text: text, start: head.end, limit: closing + 1, takesAnyKey: true)
    while let attribute = attributes.next() {
      let (key, value) = (attribute.key, attribute.value)
      let isLost =
        key.isEmpty
        ? join.breaksLine(in: value.lowerBound...value.upperBound)
        : join.breaksLine(in: (key.lowerBound + 1)...key.upperBound)
          && !AttributeKeys.isKnown(key, in: text)
      if isLost { return true }
    }
    return false
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

extension ByteText {
  /// Whether the head of a description is in a range after its first byte, where no value can be: a
  /// line of the tree that was lost among those of a broken one.
  func holdsLooseHeads(_ range: Range<Int>) -> Bool {
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
