/// Reads the runtime snapshot of XcodeBuildMCP's tool `snapshot_ui`; the answer of `describe_ui` of
/// its earlier versions is the output of AXe.
struct XcodeBuildMCPReader: DumpReader {
  let format = DumpFormat(
    name: "xcodebuildmcp-json", summary: "the runtime snapshot of XcodeBuildMCP, JSON",
    sources: ["XcodeBuildMCP's tool snapshot_ui"], evidence: .geometric,
    gaps: [
      "views that are no accessibility elements, also those that swallow touches",
      "hidden, alpha, userInteractionEnabled, transforms and clipping",
      "what lies in what, and the exact type of an element",
      "which of two elements lies in front",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("rs/1") && text.hasKey("elements")
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    var forest = try forest(
      of: text, expecting: "an object with elements",
      in: ["data", "capture", "snapshot", "structuredContent", "result"]
    ) { (key, scanner, forest) throws(DumpError) in
      guard text.equals(key, "elements") else { return false }
      try forest.addListing(of: XcodeBuildMCPFacts.self, from: &scanner)
      return true
    }
    guard forest.nodes[0].kind == .application else {
      return [try forest.screenOfListing(firstLine: forest.nodes[0].line, format: format)]
    }
    forest.nestInFirst()
    return [try forest.screen(evidence: format.evidence)]
  }
}

/// One element of the snapshot.
struct XcodeBuildMCPFacts: JSONFacts {
  var facts = ElementFacts()

  static let members: [(name: StaticString, meaning: ElementMember)] = [
    ("role", .className()), ("label", .label()), ("identifier", .identifier()), ("frame", .frame),
  ]

  mutating func takeOther(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    guard scanner.text.equals(key, "state") else { return try scanner.skipValue() }
    _ = try scanner.readObject { (key, scanner) throws(DumpError) in
      let states: [(StaticString, ElementMember)] = [
        ("enabled", .flag(.controlDisabled, when: false))
      ]
      if try !facts.take(key, of: states, from: &scanner) { try scanner.skipValue() }
    }
  }

  func node(line: Int, in _: inout NodeForest) -> Node? {
    let role = facts.classNames.first
    var node = facts.placedNode(role == "application" ? .application : .element, "", line: line)
    node.className = role.flatMap { Self.types[$0] } ?? "Other"
    return node
  }

  /// The element types from which the roles were made, the nearest one of each.
  private static let types = [
    "application": "Application", "button": "Button", "cell": "Cell", "image": "Image",
    "keyboard-key": "Key", "list": "Table", "menu": "MenuItem", "scroll-view": "ScrollView",
    "slider": "Slider", "switch": "Switch", "tab": "Tab", "text": "StaticText",
    "text-field": "TextField", "window": "Window",
  ]
}
