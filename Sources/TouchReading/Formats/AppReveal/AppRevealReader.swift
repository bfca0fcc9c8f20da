import TouchScreen

/// Reads the answer of AppReveal's tool `get_view_tree`: one window, as a list in which each view
/// has its depth.
struct AppRevealReader: DumpReader {
  let format = DumpFormat(
    name: "appreveal-json",
    summary: "the view tree of AppReveal, JSON",
    sources: ["AppReveal's tool get_view_tree with max_depth 200"],
    evidence: .exact,
    gaps: [
      "all windows but the key window, or the one that window_id names: others may lie in front",
      "views deeper than max_depth, which is 50 unless more is asked for",
      "transforms and anchor points: a view that is turned is taken as the box around it",
      "fractions of a point: numbers are cut to whole ones, so that edges are off by up to one",
      "clipsToBounds, and the delegates and states of gesture recognizers",
    ])

  private static let defaultDepth = 50

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("views") && text.hasKey("depth")
      && (text.hasKey("userInteraction") || text.hasKey("userInteractionEnabled"))
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    var scanner = JSONScanner(text: text)
    var forest = NodeForest()
    guard try readAnswer(from: &scanner, into: &forest), try scanner.next() == .end else {
      throw scanner.failure("an object with views")
    }
    guard !forest.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    let levels = 1 + (forest.depths.max() ?? 0)
    if levels == Self.defaultDepth, let node = forest.depths.firstIndex(of: levels - 1) {
      forest.notes.add(.defaultDepth, line: forest.nodes[node].line, detail: "max_depth")
    }
    return [try forest.screen(evidence: format.evidence)]
  }

  private func readAnswer(
    from scanner: inout JSONScanner, into forest: inout NodeForest
  ) throws(DumpError) -> Bool {
    try scanner.readObject { (key, scanner) throws(DumpError) in
      if scanner.text.equals(key, "views") {
        try forest.addListing(of: AppRevealFacts.self, from: &scanner)
      } else if scanner.text.equals(key, "result") || scanner.text.equals(key, "data") {
        _ = try readAnswer(from: &scanner, into: &forest)
      } else {
        try scanner.skipValue()
      }
    }
  }
}
