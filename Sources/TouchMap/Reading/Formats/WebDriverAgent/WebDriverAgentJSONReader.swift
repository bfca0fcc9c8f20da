/// Reads the page source of WebDriverAgent as JSON: the bare tree, or the server's answer around
/// it.
struct WebDriverAgentJSONReader: DumpReader {
  let format = DumpFormat(
    name: "wda-json", summary: "the page source of WebDriverAgent, JSON",
    sources: ["GET /source?format=json of WebDriverAgent"], evidence: .geometric,
    gaps: WebDriverAgentReader.gaps)

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("type") && text.hasKey("rect")
      && (text.hasKey("isVisible") || text.hasKey("isEnabled") || text.hasKey("rawIdentifier"))
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    var forest = NodeForest()
    var scanner = JSONScanner(text: text)
    try readAnswer(from: &scanner, into: &forest)
    if forest.isEmpty {
      scanner = JSONScanner(text: text)
      try readTree(from: &scanner, into: &forest)
    }
    guard try scanner.next() == .end else { throw scanner.failure("nothing after the document") }
    guard !forest.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    let levels = 1 + (forest.depths.max() ?? 0)
    if WebDriverAgentReader.levelsAtLimit.contains(levels) {
      forest.notes.add(.depthLimit, detail: "\(levels)")
    }
    return [try forest.screen(evidence: format.evidence)]
  }

  /// Reads the tree from the server's answer, where it is the object `value`; the `value` of an
  /// element is a text.
  private func readAnswer(
    from scanner: inout JSONScanner, into forest: inout NodeForest
  ) throws(DumpError) {
    _ = try scanner.readObject { (key, scanner) throws(DumpError) in
      var ahead = scanner
      if scanner.text.equals(key, "value"), try ahead.next() == .beginObject {
        try readTree(from: &scanner, into: &forest)
      } else {
        try scanner.skipValue()
      }
    }
  }

  private func readTree(
    from scanner: inout JSONScanner, into forest: inout NodeForest
  ) throws(DumpError) {
    try forest.addTree(of: WebDriverAgentJSONFacts.self, from: &scanner)
  }
}

/// The members of one element of a page source, in any order.
struct WebDriverAgentJSONFacts: JSONFacts {
  private var type = "Any"
  private var element = WebDriverAgentElement()

  var facts: ElementFacts {
    get { element.facts }
    set { element.facts = newValue }
  }

  static let members: [(name: StaticString, meaning: ElementMember)] = [
    ("name", .identifier()), ("rect", .frame), ("label", .label()), ("value", .label(rank: 1)),
    ("isVisible", .flag(.hidden, when: false)), ("isEnabled", .flag(.controlDisabled, when: false)),
  ]

  mutating func takeOther(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    switch key.count {
    case 4 where text.equals(key, "type"): type = try scanner.textValue() ?? type
    case 10 where text.equals(key, "isHittable"): element.isHittable = try scanner.switchValue()
    case 11 where text.equals(key, "nativeFrame"):
      element.nativeFrame = try scanner.textValue().flatMap(Screen.Rect.init(braced:))
    case 12 where text.equals(key, "isAccessible"):
      element.isAccessible = try scanner.switchValue() ?? true
    default: try scanner.skipValue()
    }
  }

  func node(line: Int, in _: inout NodeForest) -> Node? {
    // The JSON omits the first part of the names that the XML has. A choice: names as in the XML,
    // so that two dumps of one screen agree.
    let prefix = "XCUIElementType"
    return element.node(
      className: type.hasPrefix(prefix) ? type : prefix + type, line: line,
      isApplication: type == "Application")
  }
}
