/// One element as idb, AXe and sim-use describe it, under the old names of the members and the new.
struct IDBFacts: JSONFacts {
  var facts = ElementFacts()
  /// The spoken name of the role, in the language of the device.
  private var description: String?
  private var reach: Node.ReportedReach?
  private var blocker: String?

  static let members: [(name: StaticString, meaning: ElementMember)] = [
    ("type", .className()), ("role", .className(rank: 1)), ("label", .label()),
    ("AXLabel", .label()), ("title", .label(rank: 1)), ("uniqueId", .identifier()),
    ("identifier", .identifier()), ("AXUniqueId", .identifier()), ("frame", .frame),
    ("AXFrame", .frameText { Screen.Rect(braced: $0) }), ("hidden", .flag(.hidden, when: true)),
    ("enabled", .flag(.controlDisabled, when: false)),
  ]

  mutating func takeOther(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    switch key.count {
    case 6 where text.equals(key, "states"): try takeStates(from: &scanner)
    case 11 where text.equals(key, "occluded_by"): blocker = try IDBReach.element(from: &scanner)
    case 12 where text.equals(key, "interactable"): reach = try IDBReach.read(from: &scanner)
    case 16 where text.equals(key, "role_description"): description = try scanner.textValue()
    default: try scanner.skipValue()
    }
  }

  func node(line: Int, in forest: inout NodeForest) -> Node? {
    var node = facts.placedNode(.element, "Element", line: line)
    node.className = description.flatMap { Self.bars[$0] } ?? node.className
    if forest.depth == 1, node.className.hasSuffix("Application") { node.kind = .application }
    node.reportedReach = reach
    if let blocker {
      node.reportedReach = reach ?? Node.ReportedReach(isReachable: false, reasons: ["occluded"])
      node.reportedReach?.blocker = blocker
    }
    return node
  }

  /// Bars are listed as groups; only their description shows what they are. The words are known for
  /// the languages of the dumps that were seen.
  private static let bars = [
    "Nav bar": "NavigationBar", "navigation bar": "NavigationBar",
    "ナビゲーションバー": "NavigationBar", "Tab bar": "TabBar", "tab bar": "TabBar", "toolbar": "Toolbar",
  ]

  /// Reads the states of an outline's entry, for example `["disabled", "selected"]`.
  private mutating func takeStates(from scanner: inout JSONScanner) throws(DumpError) {
    guard try scanner.enterArray() else { return }
    let outer = scanner.depth
    while scanner.depth >= outer {
      if case .string(let state) = try scanner.next(), scanner.text.equals(state, "disabled") {
        facts.flags.insert(.controlDisabled)
      }
    }
  }
}
