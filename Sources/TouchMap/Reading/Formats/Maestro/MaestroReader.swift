/// Reads the output of `maestro hierarchy`.
struct MaestroReader: DumpReader {
  let format = DumpFormat(
    name: "maestro-json", summary: "the JSON of maestro hierarchy",
    sources: ["maestro hierarchy > screen.json"], evidence: .geometric,
    gaps: [
      "views that are no accessibility elements, also those that swallow touches",
      "hidden, alpha, userInteractionEnabled, transforms and clipping", "the type of an element",
      "elements of which less than a tenth is on the screen: they are left out",
      "which of two elements of one window lies in front",
      "fractions of a point",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.hasKey("attributes") && (text.hasKey("bounds") || text.hasKey("accessibilityText"))
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    // Android's identifiers begin with a package: `com.example:id/name`.
    if text.first(":id/", in: 0..<text.count) != nil {
      throw DumpError(problem: .foreignTree(.android), line: 1)
    }
    let start = text.firstJSONLine() ?? (0, 1, 0)
    var scanner = JSONScanner(text: text, from: start.index, line: start.line)
    var forest = NodeForest()
    forest.notes.skippedLines = start.skippedLines
    try forest.addTree(of: MaestroFacts.self, from: &scanner)
    guard try scanner.next() == .end, !forest.isEmpty else {
      throw DumpError(problem: .noElements(format: format.name))
    }
    return [try forest.screen(evidence: format.evidence)]
  }
}

/// One element of Maestro's tree.
struct MaestroFacts: JSONFacts {
  var facts = ElementFacts()

  static let members: [(name: StaticString, meaning: ElementMember)] = [
    ("enabled", .flag(.controlDisabled, when: false))
  ]

  /// The labels with the most informative one first.
  private static let attributes: [(StaticString, ElementMember)] = [
    ("class", .className()), ("accessibilityText", .label()), ("text", .label(rank: 1)),
    ("title", .label(rank: 2)), ("hintText", .label(rank: 3)), ("resource-id", .identifier()),
    ("bounds", .frameText(bounds)), ("enabled", .flag(.controlDisabled, when: false)),
  ]

  mutating func takeOther(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    guard scanner.text.equals(key, "attributes") else { return try scanner.skipValue() }
    _ = try scanner.readObject { (key, scanner) throws(DumpError) in
      if try !facts.take(key, of: Self.attributes, from: &scanner) { try scanner.skipValue() }
    }
  }

  func node(line: Int, in forest: inout NodeForest) -> Node? {
    guard forest.depth == 1 else { return facts.placedNode(.element, "Element", line: line) }
    var root = facts.placedNode(.application, "Application", line: line)
    // The tree may begin with an element that has no place.
    root.unknown.remove(.geometry)
    return root
  }

  /// Reads `[left,top][right,bottom]`.
  @Sendable private static func bounds(_ text: String) -> Screen.Rect? {
    let parts = text.split { "[], ".contains($0) }.map { Double($0) }
    guard parts.count == 4, let left = parts[0], let top = parts[1], let right = parts[2],
      let bottom = parts[3], (left + top + right + bottom).isFinite
    else { return nil }
    return Screen.Rect(standardizing: [left, top, right - left, bottom - top])
  }
}
