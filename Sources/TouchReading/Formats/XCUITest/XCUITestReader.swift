import TouchScreen

/// Reads the `debugDescription` of an application or element, as XCUITest prints it.
struct XCUITestReader: DumpReader {
  let format = DumpFormat(
    name: "xcuitest-debugDescription",
    summary: "the debugDescription of XCUIApplication and XCUIElement",
    sources: [
      "po XCUIApplication() in a UI test, or its debugDescription in a log"
    ],
    evidence: .geometric,
    gaps: [
      "views that are no accessibility elements, also those that swallow touches",
      "whether an element is visible, hidden or covered",
      "alpha, userInteractionEnabled, transforms and clipping",
      "which of two elements lies in front: the order of the text is taken as back to front, bars "
        + "in front of what is beside them",
      "more than one decimal of a coordinate",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    let head = ByteText(rebasing: text[..<min(text.count, ByteText.recognizedPart)])
    let all = 0..<head.count
    let marks: [StaticString] = ["Element subtree:", "→Application", "→Find: "]
    if marks.contains(where: { head.first($0, in: all) != nil }) { return true }
    guard let frame = head.first("{{", in: all) else { return false }
    var lineStart = frame
    while lineStart > 0, head[lineStart - 1] != .lineFeed { lineStart -= 1 }
    return XCUITestLine(head, lineStart..<head.count).isNode
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    guard EscapedText.holdsTree(text) else { return try read(text, lines: nil) }
    let plain = EscapedText(unescaping: text)
    let result = plain.bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(DumpError) in try read(bytes, lines: plain.lineStarts) }
    }
    return try result.get()
  }

  /// Reads a text with its own lines, or with lines that begin at the given places.
  private func read(_ text: ByteText, lines lineStarts: [Int]?) throws(DumpError) -> [Screen] {
    var assembly = XCUITestAssembly(text: text, evidence: format.evidence)
    var numbers = LineNumbers(starts: lineStarts)
    var lines = LogicalLines(text: text) { XCUITestLine(text, $0).beginsAnew }
    while let line = lines.next() {
      let number = numbers.number(of: line)
      try assembly.take(line, number: number)
    }
    let screens = try assembly.finish()
    guard !screens.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    return screens
  }
}

/// Finds the lines of the source for a text without its escapes.
private struct LineNumbers {
  private let starts: [Int]?
  private var passed = 0

  init(starts: [Int]?) { self.starts = starts }

  /// Returns the number of a line, which must not lie before the last requested one.
  mutating func number(of line: LogicalLines.Line) -> Int {
    guard let starts else { return line.number }
    while passed < starts.count, starts[passed] <= line.first.lowerBound { passed += 1 }
    return passed
  }
}
