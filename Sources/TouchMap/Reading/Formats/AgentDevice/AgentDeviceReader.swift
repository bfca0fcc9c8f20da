/// Reads the snapshot of agent-device: a list in which each element has its depth.
struct AgentDeviceReader: DumpReader {
  let format = DumpFormat(
    name: "agent-device-json", summary: "the snapshot of agent-device, JSON",
    sources: ["agent-device snapshot --raw --json"], evidence: .geometric,
    gaps: [
      "views that are no accessibility elements, also those that swallow touches",
      "hidden, alpha, userInteractionEnabled, transforms and clipping",
      "without --raw, elements that the tool takes for noise",
      "which of two elements of one window lies in front",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("nodes") && text.hasKey("rect")
      && (text.hasKey("ref") || text.hasKey("parentIndex"))
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    let forest = try forest(
      of: text, expecting: "an object with nodes", in: ["data", "snapshot"]
    ) { (key, scanner, forest) throws(DumpError) in
      if text.equals(key, "nodes") {
        try forest.addListing(of: AgentDeviceFacts.self, from: &scanner)
      } else if text.equals(key, "truncated") {
        let line = scanner.line
        if try scanner.switchValue() == true { forest.notes.add(.truncatedBelow, line: line) }
      } else {
        return false
      }
      return true
    }
    return [try forest.screen(evidence: format.evidence)]
  }
}

/// One element of the list.
struct AgentDeviceFacts: JSONFacts {
  var facts = ElementFacts()
  private var isCovered = false

  static let members: [(name: StaticString, meaning: ElementMember)] = [
    ("type", .className()), ("label", .label()), ("identifier", .identifier()), ("rect", .frame),
    ("depth", .depth), ("enabled", .flag(.controlDisabled, when: false)),
  ]

  mutating func takeOther(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    if scanner.text.equals(key, "interactionBlocked") {
      isCovered = try scanner.textValue() == "covered"
    } else {
      try scanner.skipValue()
    }
  }

  func node(line: Int, in _: inout NodeForest) -> Node? {
    var node = facts.placedNode(.element, "Element", line: line)
    if node.className.hasSuffix("Application") { node.kind = .application }
    if isCovered {
      node.reportedReach = Node.ReportedReach(isReachable: false, reasons: ["occluded"])
    }
    return node
  }
}
