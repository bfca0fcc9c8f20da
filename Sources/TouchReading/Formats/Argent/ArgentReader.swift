import TouchScreen

/// Reads the answer of Argent's tool `native-full-hierarchy`.
struct ArgentReader: DumpReader {
  let format = DumpFormat(
    name: "argent-json",
    summary: "the full view hierarchy of Argent, JSON",
    sources: [
      "Argent's tool native-full-hierarchy with maxDepth 100 and the fields className, pointer, "
        + "frame, bounds, windowFrame, hidden, alpha, userInteractionEnabled, clipsToBounds, "
        + "transform, center, identifier, label"
    ],
    evidence: .exact,
    gaps: [
      "views deeper than maxDepth, which is 8 unless more is asked for",
      "gesture recognizers, and whether a control is disabled",
      "anchor points; and transforms and scroll offsets, unless the fields transform, center and "
        + "bounds are asked for",
      "window levels: windows are taken back to front in the order of the file",
      "the views below those that skipClasses leaves out",
      "the keyboard and other windows of the system",
    ])

  /// How deep the deepest views may be where the tool stops by default.
  private static let defaultDepths = 7...8

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("windows") && text.hasKey("className")
      && !text.hasKey("rendering_system")
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    var scanner = JSONScanner(text: text)
    var forest = NodeForest()
    guard try readAnswer(from: &scanner, into: &forest), try scanner.next() == .end else {
      throw scanner.failure("an object with windows")
    }
    guard !forest.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    if let deepest = forest.depths.max(), Self.defaultDepths.contains(deepest),
      let node = forest.depths.firstIndex(of: deepest)
    {
      forest.notes.add(.defaultDepth, line: forest.nodes[node].line, detail: "maxDepth")
    }
    return [try forest.screen(evidence: format.evidence)]
  }

  /// Reads the windows, from the answer itself or from a server's envelope.
  private func readAnswer(
    from scanner: inout JSONScanner, into forest: inout NodeForest
  ) throws(DumpError) -> Bool {
    var elements = JSONElements<ArgentFacts>(childrenKey: "children")
    return try scanner.readObject { (key, scanner) throws(DumpError) in
      if scanner.text.equals(key, "windows") {
        try elements.read(from: &scanner, into: &forest)
      } else if scanner.text.equals(key, "result") || scanner.text.equals(key, "data") {
        _ = try readAnswer(from: &scanner, into: &forest)
      } else {
        try scanner.skipValue()
      }
    }
  }
}
