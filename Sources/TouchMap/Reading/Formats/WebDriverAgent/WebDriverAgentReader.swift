/// Reads the page source of WebDriverAgent and Appium.
struct WebDriverAgentReader: DumpReader {
  let format = DumpFormat(
    name: "wda-xml", summary: "the page source of WebDriverAgent and Appium, XML",
    sources: ["GET /source of WebDriverAgent", "driver.page_source of Appium"],
    evidence: .geometric,
    gaps: gaps)

  static let gaps = [
    "views that are no accessibility elements, also those that swallow touches",
    "alpha, userInteractionEnabled, transforms and clipping; visible is what the accessibility "
      + "server says, hittable is there only with includeHittableInPageSource",
    "fractions of a point, unless includeNativeFrameInPageSource is set",
    "which of two elements of one window lies in front, unless one is in a bar or is presented: the "
      + "order of the file is taken as back to front for windows only",
    "elements deeper than snapshotMaxDepth, 50 unless it is raised",
  ]

  /// The depth of a source that `snapshotMaxDepth` cut at its default of 50, with or without the
  /// application.
  static let levelsAtLimit = 50...51

  func recognizes(_ text: ByteText) -> Bool {
    text.first("<XCUIElementType", in: 0..<min(text.count, ByteText.recognizedPart)) != nil
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    guard text.startsWithJSON("{") else { return try read(source: text) }
    return try readResponse(text)
  }

  /// Reads the server's answer, a JSON object whose `value` is the source. All elements are on the
  /// line of that value.
  private func readResponse(_ text: ByteText) throws(DumpError) -> [Screen] {
    var scanner = JSONScanner(text: text)
    var found: (source: [UInt8], line: Int)?
    _ = try scanner.readObject { (key, scanner) throws(DumpError) in
      if text.equals(key, "value"), let source = try scanner.textValue() {
        found = (Array(source.utf8), scanner.line)
      } else if !text.equals(key, "value") {
        try scanner.skipValue()
      }
    }
    guard let (source, line) = found else {
      throw DumpError(problem: .noElements(format: format.name))
    }
    do throws(DumpError) {
      var screens = try source.read(read(source:))
      screens.replaceLines { _ in line }
      return screens
    } catch {
      throw DumpError(problem: error.problem, line: line)
    }
  }

  private func read(source text: ByteText) throws(DumpError) -> [Screen] {
    var scanner = XMLScanner(text: text, dialect: .strict)
    var source = PageSource(evidence: format.evidence)
    while true {
      switch try scanner.next() {
      case .start(let name, let isClosed): try source.open(name, isClosed: isClosed, in: scanner)
      case .end(let name): try source.close(name, in: scanner)
      case .finished:
        let screens = try source.finish(in: scanner)
        guard !screens.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
        return screens
      }
    }
  }
}

/// The screens of a page source while its tags are read.
private struct PageSource {
  private let evidence: Evidence
  private var screens: [Screen] = []
  private var forest = NodeForest()
  /// The tags that are open, and how many elements are open below each.
  private var open: [(name: Range<Int>, elements: Int)] = []
  private var deepest = 0

  init(evidence: Evidence) { self.evidence = evidence }

  /// Takes a start tag: an element, or a wrapper such as `AppiumAUT`.
  mutating func open(_ name: Range<Int>, isClosed: Bool, in scanner: XMLScanner) throws(DumpError) {
    let depth = open.last?.elements ?? 0
    let isElement = scanner.text.hasText("XCUIElementType", at: name.lowerBound)
    let beginsScreen =
      !isElement || scanner.text.hasText("XCUIElementTypeApplication", at: name.lowerBound)
    if open.isEmpty, beginsScreen { try endScreen() }
    if isElement {
      try forest.add(WebDriverAgentFacts(of: scanner).node(named: name), depth: depth)
      deepest = max(deepest, depth + 1)
    }
    if !isClosed {
      open.append((name, depth + (isElement ? 1 : 0)))
    }
  }

  /// Takes an end tag. The last one ends the screen.
  mutating func close(_ name: Range<Int>, in scanner: XMLScanner) throws(DumpError) {
    let text = scanner.text
    guard let last = open.popLast() else { throw scanner.failure("no end tag before a start tag") }
    guard text[last.name].elementsEqual(text[name]) else {
      throw scanner.failure("'</\(text.string(last.name))>'")
    }
    let isFragment =
      text.hasText("XCUIElementType", at: name.lowerBound)
      && !text.hasText("XCUIElementTypeApplication", at: name.lowerBound)
    // Elements beside a topmost fragment belong to it.
    if open.isEmpty, !isFragment { try endScreen() }
  }

  /// Returns the screens; one that is cut off by the end of the text has a note about it.
  consuming func finish(in scanner: XMLScanner) throws(DumpError) -> [Screen] {
    if !open.isEmpty || scanner.isCut { forest.notes.add(.endsEarly, line: scanner.cursor.line) }
    try endScreen()
    return screens
  }

  private mutating func endScreen() throws(DumpError) {
    guard !forest.isEmpty else { return }
    if WebDriverAgentReader.levelsAtLimit.contains(deepest) {
      forest.notes.add(.depthLimit, detail: "\(deepest)")
    }
    screens.append(try forest.screen(evidence: evidence))
    forest = NodeForest()
    deepest = 0
  }

}
