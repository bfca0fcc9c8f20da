import TouchScreen

/// Reads the runtime snapshot of XcodeBuildMCP's tool `snapshot_ui`; the answer of `describe_ui` of
/// its earlier versions is the output of AXe.
struct XcodeBuildMCPReader: DumpReader {
  let format = DumpFormat(
    name: "xcodebuildmcp-json",
    summary: "the runtime snapshot of XcodeBuildMCP, JSON",
    sources: ["XcodeBuildMCP's tool snapshot_ui"],
    evidence: .geometric,
    gaps: [
      "views that are no accessibility elements, also those that swallow touches",
      "hidden, alpha, userInteractionEnabled, transforms and clipping",
      "what lies in what, and the exact type of an element",
      "which of two elements lies in front: the order of the list is taken as back to front",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("rs/1") && text.hasKey("elements")
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    var scanner = JSONScanner(text: text)
    var forest = NodeForest()
    guard try readAnswer(from: &scanner, into: &forest), try scanner.next() == .end else {
      throw scanner.failure("an object with elements")
    }
    guard !forest.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    guard forest.nodes[0].kind == .application else {
      return [try forest.screenOfListing(firstLine: forest.nodes[0].line, format: format)]
    }
    forest.nestInFirst()
    return [try forest.screen(evidence: format.evidence)]
  }

  /// Reads the elements, from the snapshot itself or from the server's envelope.
  private func readAnswer(
    from scanner: inout JSONScanner, into forest: inout NodeForest
  ) throws(DumpError) -> Bool {
    try scanner.readObject { (key, scanner) throws(DumpError) in
      if scanner.text.equals(key, "elements") {
        try forest.addListing(of: XcodeBuildMCPFacts.self, from: &scanner)
      } else if Self.wrappers.contains(where: { scanner.text.equals(key, $0) }) {
        _ = try readAnswer(from: &scanner, into: &forest)
      } else {
        try scanner.skipValue()
      }
    }
  }

  private static let wrappers: [StaticString] = [
    "data", "capture", "snapshot", "structuredContent", "result",
  ]
}

/// One element of the snapshot.
struct XcodeBuildMCPFacts: JSONListedFacts {
  private var role: String?
  private var label: String?
  private var identifier: String?
  private var frame: Screen.Rect?
  private var flags: Node.Flags = []

  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    switch key.count {
    case 4 where text.equals(key, "role"): role = try scanner.contentValue()
    case 5 where text.equals(key, "label"): label = try scanner.contentValue()
    case 5 where text.equals(key, "frame"): frame = try scanner.frameValue()
    case 5 where text.equals(key, "state"): try takeState(from: &scanner)
    case 10 where text.equals(key, "identifier"): identifier = try scanner.contentValue()
    default: try scanner.skipValue()
    }
  }

  func node(line: Int) -> Node {
    let isApplication = role == "application"
    var node = Node(
      kind: isApplication ? .application : .element,
      className: role.flatMap { Self.types[$0] } ?? "Other", line: line)
    node.label = label
    node.identifier = identifier
    node.flags = flags
    node.place(frame)
    return node
  }

  private mutating func takeState(from scanner: inout JSONScanner) throws(DumpError) {
    _ = try scanner.readObject { (key, scanner) throws(DumpError) in
      if scanner.text.equals(key, "enabled") {
        if try scanner.switchValue() == false { flags.insert(.controlDisabled) }
      } else {
        try scanner.skipValue()
      }
    }
  }

  /// The element types from which the roles were made, the nearest one of each.
  private static let types = [
    "application": "Application", "button": "Button", "cell": "Cell", "image": "Image",
    "keyboard-key": "Key", "list": "Table", "menu": "MenuItem", "scroll-view": "ScrollView",
    "slider": "Slider", "switch": "Switch", "tab": "Tab", "text": "StaticText",
    "text-field": "TextField", "window": "Window",
  ]
}
