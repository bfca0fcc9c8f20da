import TouchScreen

/// Reads the output of `maestro hierarchy`.
struct MaestroReader: DumpReader {
  let format = DumpFormat(
    name: "maestro-json",
    summary: "the JSON of maestro hierarchy",
    sources: [
      "maestro hierarchy > screen.json"
    ],
    evidence: .geometric,
    gaps: [
      "views that are no accessibility elements, also those that swallow touches",
      "hidden, alpha, userInteractionEnabled, transforms and clipping",
      "the type of an element",
      "elements of which less than a tenth is on the screen: they are left out",
      "which of two elements lies in front: the order of the file is taken as back to front",
      "fractions of a point",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.hasKey("attributes") && (text.hasKey("bounds") || text.hasKey("accessibilityText"))
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    let start = text.firstJSONLine()
    var scanner = JSONScanner(text: text, from: start.index, line: start.line)
    var forest = NodeForest()
    forest.notes.skippedLines = start.skippedLines
    var elements = JSONElements<MaestroFacts>(childrenKey: "children")
    try elements.read(from: &scanner, into: &forest)
    guard try scanner.next() == .end, !forest.isEmpty else {
      throw DumpError(problem: .noElements(format: format.name))
    }
    return [try forest.screen(evidence: format.evidence)]
  }
}

extension ByteText {
  /// Returns where the first line begins that can start a JSON document. Tools print other text
  /// before it, for example on which device they run.
  fileprivate func firstJSONLine() -> (index: Int, line: Int, skippedLines: Int) {
    var (index, line, skipped) = (0, 1, 0)
    while index < count {
      let end = first(.lineFeed, in: index..<count) ?? count
      let content = trimmed(index..<end)
      if let byte = self[content].first {
        if byte == .openBrace || byte == .openBracket { return (index, line, skipped) }
        skipped += 1
      }
      index = end + 1
      line += 1
    }
    return (0, 1, 0)
  }
}
