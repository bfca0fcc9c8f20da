/// Reads the answer of mobile-mcp's tool `mobile_list_elements_on_screen` about an iOS device, as
/// JSON behind a sentence or as one line for each element.
struct MobileMCPReader: DumpReader {
  let format = DumpFormat(
    name: "mobile-mcp", summary: "the list of elements of mobile-mcp, JSON or lines",
    sources: ["mobile-mcp's tool mobile_list_elements_on_screen"], evidence: .assumed,
    gaps: [
      "all elements but text fields, buttons, switches, icons, search fields, texts and images",
      "what lies in what, and the size of the screen: it is taken to end where the elements do",
      "hidden, alpha, userInteractionEnabled, transforms and clipping",
      "which of two elements lies in front",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    let head = 0..<min(text.count, ByteText.recognizedPart)
    return text.first("Found these elements on screen: [", in: head) != nil
      || text.first("One element per line: @ref Type", in: head) != nil
      || text.startsWithJSON("[") && text.hasKey("coordinates") && text.hasKey("type")
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    if let heading = text.first("One element per line:", in: 0..<text.count) {
      return [try readLines(of: text, after: heading)]
    }
    guard let start = text.first("[", in: 0..<text.count) else {
      throw DumpError(problem: .noElements(format: format.name))
    }
    return [try readList(of: text, from: start)]
  }

  private func readList(of text: ByteText, from start: Int) throws(DumpError) -> Screen {
    let linesBefore = text[..<start].count { $0 == 0x0A }
    var scanner = JSONScanner(text: ByteText(rebasing: text[start...]))
    var forest = NodeForest()
    try forest.addListing(of: MobileMCPFacts.self, from: &scanner, linesBefore: linesBefore)
    return try forest.screenOfListing(firstLine: 1 + linesBefore, format: format)
  }

  private func readLines(of text: ByteText, after heading: Int) throws(DumpError) -> Screen {
    var forest = NodeForest()
    let lines = text[heading...].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A })
    let firstLine = 1 + text[..<heading].count { $0 == 0x0A }
    for (number, line) in lines.enumerated().dropFirst() {
      let words = String(decoding: line, as: UTF8.self)
      if let facts = MobileMCPFacts(line: words),
        let node = try facts.node(line: firstLine + number, in: &forest)
      {
        try forest.add(node, depth: 0)
      } else if !words.allSatisfy(\.isWhitespace) {
        forest.notes.skippedLines += 1
      }
    }
    return try forest.screenOfListing(firstLine: firstLine, format: format)
  }
}
