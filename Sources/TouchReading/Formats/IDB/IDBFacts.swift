import TouchScreen

/// One element as idb, AXe and sim-use describe it, under the old names of the members and the new.
struct IDBFacts: JSONElementFacts {
  private let line: Int
  private var type: String?
  private var role: String?
  /// The spoken name of the role, in the language of the device.
  private var description: String?
  private var label: String?
  private var title: String?
  private var identifier: String?
  private var frame: Screen.Rect?
  private var printedFrame: Screen.Rect?
  private var flags: Node.Flags = []
  private var reach: Node.ReportedReach?
  private var blocker: String?

  init(line: Int) { self.line = line }

  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    switch key.count {
    case 4 where text.equals(key, "type"): type = try scanner.textValue()
    case 4 where text.equals(key, "role"): role = try scanner.textValue()
    case 5 where text.equals(key, "frame"): frame = try scanner.frameValue()
    case 5 where text.equals(key, "title"): title = try scanner.contentValue()
    case 5 where text.equals(key, "label"): label = try scanner.contentValue()
    case 6 where text.equals(key, "hidden"): try takeSwitch(.hidden, when: true, from: &scanner)
    case 6 where text.equals(key, "states"): try takeStates(from: &scanner)
    case 7 where text.equals(key, "AXLabel"): label = try scanner.contentValue()
    case 7 where text.equals(key, "AXFrame"):
      printedFrame = try scanner.textValue().flatMap(Screen.Rect.init(braced:))
    case 7 where text.equals(key, "enabled"):
      try takeSwitch(.controlDisabled, when: false, from: &scanner)
    case 8 where text.equals(key, "uniqueId"): identifier = try scanner.contentValue()
    case 10 where text.equals(key, "identifier"): identifier = try scanner.contentValue()
    case 10 where text.equals(key, "AXUniqueId"): identifier = try scanner.contentValue()
    case 11 where text.equals(key, "occluded_by"):
      blocker = try IDBReach.element(from: &scanner)
    case 12 where text.equals(key, "interactable"): reach = try IDBReach.read(from: &scanner)
    case 16 where text.equals(key, "role_description"): description = try scanner.textValue()
    default: try scanner.skipValue()
    }
  }

  consuming func end(in forest: inout NodeForest) {
    let className = description.flatMap { Self.bars[$0] } ?? type ?? role ?? "Element"
    let isApplication = forest.depth == 1 && className.hasSuffix("Application")
    var node = Node(
      kind: isApplication ? .application : .element, className: className, line: line)
    node.label = label ?? title
    node.identifier = identifier
    node.flags = flags
    node.reportedReach = reach
    if let blocker {
      node.reportedReach =
        reach ?? Node.ReportedReach(isReachable: false, reasons: ["occluded"])
      node.reportedReach?.blocker = blocker
    }
    node.place(frame ?? printedFrame)
    forest.end(node)
  }

  /// Bars are listed as groups; only their description shows what they are. The words are known for
  /// the languages of the dumps that were seen.
  private static let bars = [
    "Nav bar": "NavigationBar", "navigation bar": "NavigationBar",
    "ナビゲーションバー": "NavigationBar", "Tab bar": "TabBar", "tab bar": "TabBar",
    "toolbar": "Toolbar",
  ]

  private mutating func takeSwitch(
    _ flag: Node.Flags, when trigger: Bool, from scanner: inout JSONScanner
  ) throws(DumpError) {
    if try scanner.switchValue() == trigger { flags.insert(flag) }
  }

  /// Reads the states of an outline's entry, for example `["disabled", "selected"]`.
  private mutating func takeStates(from scanner: inout JSONScanner) throws(DumpError) {
    guard try scanner.enterArray() else { return }
    let outer = scanner.depth
    while scanner.depth >= outer {
      if case .string(let state) = try scanner.next(), scanner.text.equals(state, "disabled") {
        flags.insert(.controlDisabled)
      }
    }
  }
}
