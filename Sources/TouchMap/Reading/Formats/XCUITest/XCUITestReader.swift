/// Reads the `debugDescription` of an application or element, as XCUITest prints it.
struct XCUITestReader: DumpReader {
  let format = DumpFormat(
    name: "xcuitest-debugDescription",
    summary: "the debugDescription of XCUIApplication and XCUIElement",
    sources: ["po XCUIApplication() in a UI test, or its debugDescription in a log"],
    evidence: .geometric,
    gaps: [
      "views that are no accessibility elements, also those that swallow touches",
      "whether an element is visible, hidden or covered",
      "alpha, userInteractionEnabled, transforms and clipping",
      "which of two elements of one window lies in front, unless one is in a bar or is presented: the "
        + "order of the text is taken as back to front for windows only",
      "more than one decimal of a coordinate",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    let head = ByteText(rebasing: text[..<min(text.count, ByteText.recognizedPart)])
    let all = 0..<head.count
    let marks: [StaticString] = ["Element subtree:", "→Application", "↳Window, ", "→Find: "]
    if marks.contains(where: { head.first($0, in: all) != nil }) { return true }
    guard let frame = head.first("{{", in: all) else { return false }
    var lineStart = frame
    while lineStart > 0, head[lineStart - 1] != .lineFeed { lineStart -= 1 }
    return XCUITestLine(head, lineStart..<head.count).isNode
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    try read(text, without: PastedText(elements: text), reading: readPlain)
  }

  private func readPlain(_ text: ByteText) throws(DumpError) -> [Screen] {
    var assembly = XCUITestAssembly(text: text, evidence: format.evidence)
    var lines = LogicalLines(text: text) { XCUITestLine(text, $0).beginsAnew }
    while let line = lines.next() { try assembly.take(line) }
    let screens = try assembly.finish()
    guard !screens.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    return screens
  }
}
