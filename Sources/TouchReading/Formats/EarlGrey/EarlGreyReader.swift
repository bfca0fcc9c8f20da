import TouchScreen

/// Reads the view hierarchy that EarlGrey prints when a test fails.
struct EarlGreyReader: DumpReader {
  let format = DumpFormat(
    name: "earlgrey-text", summary: "the view hierarchy of EarlGrey, text",
    sources: ["the log of a failed EarlGrey test", "GREYElementHierarchy.hierarchyString()"],
    evidence: .geometric,
    gaps: [
      "transforms and clipping",
      "the place of a view whose accessibility frame is not its own: it is taken from its "
        + "superview, as if that were not scrolled",
      "window levels: windows are taken front to back in the order of the text, as EarlGrey lists "
        + "them",
      "gesture recognizers, and whether a class overrides hitTest(_:with:) or point(inside:with:)",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    let head = ByteText(rebasing: text.prefix(ByteText.recognizedPart))
    return PastedText(elements: head)?.bytes.withUnsafeBufferPointer(recognizesPlain)
      ?? recognizesPlain(head)
  }

  private func recognizesPlain(_ text: ByteText) -> Bool {
    let head = 0..<text.count
    var start = head.lowerBound
    while let mark = text.first("; AX", in: start..<head.upperBound) {
      var lineStart = mark
      while lineStart > 0, text[lineStart - 1] != .lineFeed { lineStart -= 1 }
      let end = text.first(.lineFeed, in: mark..<text.count) ?? text.count
      if EarlGreyLine(text, lineStart..<end) != nil { return true }
      start = end
      if start >= head.upperBound { return false }
    }
    return false
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    try read(text, without: PastedText(elements: text), reading: readPlain)
  }

  private func readPlain(_ text: ByteText) throws(DumpError) -> [Screen] {
    var assembly = EarlGreyAssembly(text: text, evidence: format.evidence)
    var lines = LogicalLines(text: text) { EarlGreyLine(text, $0) != nil }
    while let line = lines.next() { try assembly.take(line) }
    let screens = try assembly.finish()
    guard !screens.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    return screens
  }
}

/// The beginning of a line that describes a view: `  |  |--<UIButton:0x7f8…; `.
struct EarlGreyLine {
  /// The number of bars before the view, which is its depth.
  let depth: Int
  /// The class.
  let className: Range<Int>
  /// The address.
  let address: Range<Int>
  /// The index of the first field.
  let fields: Int

  /// Parses a line; `nil` if it describes no view.
  init?(_ text: ByteText, _ line: Range<Int>) {
    guard let open = text.first(.lessThan, in: line) else { return nil }
    // A description between quotation marks is in an error message, and not in a tree.
    if open > line.lowerBound, text[open - 1] == .quotationMark { return nil }
    depth = text[line.lowerBound..<open].count { $0 == .verticalBar }
    // Swift's generic classes contain brackets; the address ends the class in any case.
    guard let colon = text.first(":0x", in: (open + 1)..<line.upperBound) else { return nil }
    var end = colon + 3
    while end < line.upperBound, text[end].hexDigit != nil { end += 1 }
    guard colon > open + 1, end > colon + 3, text.hasText("; ", at: end) else { return nil }
    guard EarlGreyFacts.isField(at: end + 2, in: text) else { return nil }
    className = (open + 1)..<colon
    address = (colon + 1)..<end
    fields = end + 2
  }
}
