import TouchScreen

/// Reads the snapshot of agent-device: a list in which each element has its depth.
struct AgentDeviceReader: DumpReader {
  let format = DumpFormat(
    name: "agent-device-json",
    summary: "the snapshot of agent-device, JSON",
    sources: ["agent-device snapshot --raw --json"],
    evidence: .geometric,
    gaps: [
      "views that are no accessibility elements, also those that swallow touches",
      "hidden, alpha, userInteractionEnabled, transforms and clipping",
      "without --raw, elements that the tool takes for noise",
      "which of two elements lies in front: the order of the file is taken as back to front",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("nodes") && text.hasKey("rect")
      && (text.hasKey("ref") || text.hasKey("parentIndex"))
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    var scanner = JSONScanner(text: text)
    var forest = NodeForest()
    guard try readAnswer(from: &scanner, into: &forest), try scanner.next() == .end else {
      throw scanner.failure("an object with nodes")
    }
    guard !forest.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    return [try forest.screen(evidence: format.evidence)]
  }

  private func readAnswer(
    from scanner: inout JSONScanner, into forest: inout NodeForest
  ) throws(DumpError) -> Bool {
    try scanner.readObject { (key, scanner) throws(DumpError) in
      if scanner.text.equals(key, "nodes") {
        try forest.addListing(of: AgentDeviceFacts.self, from: &scanner)
      } else if scanner.text.equals(key, "truncated") {
        let line = scanner.line
        if try scanner.switchValue() == true { forest.notes.add(.truncatedBelow, line: line) }
      } else if scanner.text.equals(key, "data") || scanner.text.equals(key, "snapshot") {
        _ = try readAnswer(from: &scanner, into: &forest)
      } else {
        try scanner.skipValue()
      }
    }
  }
}

/// One element of the list.
struct AgentDeviceFacts: JSONListedFacts {
  /// The number of elements around it.
  private(set) var depth = 0
  private var type: String?
  private var label: String?
  private var identifier: String?
  private var frame: Screen.Rect?
  private var isDisabled = false
  private var isCovered = false

  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    switch key.count {
    case 4 where text.equals(key, "type"): type = try scanner.contentValue()
    case 4 where text.equals(key, "rect"): frame = try scanner.frameValue()
    case 5 where text.equals(key, "depth"):
      depth = max(0, Int(exactly: try scanner.numberValue() ?? 0) ?? 0)
    case 5 where text.equals(key, "label"): label = try scanner.contentValue()
    case 7 where text.equals(key, "enabled"): isDisabled = try scanner.switchValue() == false
    case 10 where text.equals(key, "identifier"): identifier = try scanner.contentValue()
    case 18 where text.equals(key, "interactionBlocked"):
      isCovered = try scanner.textValue() == "covered"
    default: try scanner.skipValue()
    }
  }

  func node(line: Int) -> Node {
    let className = type ?? "Element"
    var node = Node(
      kind: className.hasSuffix("Application") ? .application : .element, className: className,
      line: line)
    node.label = label
    node.identifier = identifier
    if isDisabled { node.flags.insert(.controlDisabled) }
    if isCovered {
      node.reportedReach = Node.ReportedReach(isReachable: false, reasons: ["occluded"])
    }
    node.place(frame)
    return node
  }
}
