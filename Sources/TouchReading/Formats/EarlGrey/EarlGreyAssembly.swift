import TouchScreen

/// Joins EarlGrey's descriptions to screens, and gives views their places on the screen.
struct EarlGreyAssembly {
  private let text: ByteText
  private let evidence: Evidence
  private var screens: [Screen] = []
  private var forest = NodeForest()
  /// The addresses of the current screen's windows: if a window comes again, another screen begins.
  private var windows: Set<String> = []
  /// Where the views of the current branch begin on the screen; `nil` where it is not known.
  private var origins: [Screen.Point?] = []

  init(text: ByteText, evidence: Evidence) {
    self.text = text
    self.evidence = evidence
    forest.listsFrontWindowFirst = true
  }

  /// Adds one line with the lines that may continue it.
  mutating func take(_ line: LogicalLines.Line) throws(DumpError) {
    guard let view = EarlGreyLine(text, line.first) else {
      noteSkipped(line.first.lowerBound..<line.end, of: line)
      return
    }
    let facts = EarlGreyFacts(text: text, from: view.fields, before: line.end)
    var node = Node(kind: .view, className: text.string(view.className), line: line.number)
    node.address = text.string(view.address)
    facts.apply(to: &node)
    if view.depth == 0, let address = node.address, !windows.insert(address).inserted {
      try endScreen()
      windows = [address]
    }
    try add(node, facts, depth: min(view.depth, origins.count))
    if facts.isIncomplete { forest.notes.incompleteNodes += 1 }
    let rest = min(facts.end, line.end)..<line.end
    let lineEnd = text.first(.lineFeed, in: rest) ?? line.end
    noteSkipped(lineEnd..<line.end, of: line)
  }

  private mutating func noteSkipped(_ range: Range<Int>, of line: LogicalLines.Line) {
    forest.notes.skippedLines += text.contentLineCount(in: range)
    forest.notes.addUnread(in: range, of: line, from: text) { content, _ in
      text.hasText("|--", at: content.lowerBound) || text.first("|  |--", in: content) != nil
    }
  }

  /// Returns the screens that contain a view.
  consuming func finish() throws(DumpError) -> [Screen] {
    try endScreen()
    return screens
  }

  private mutating func add(
    _ described: Node, _ facts: EarlGreyFacts, depth: Int
  ) throws(DumpError) {
    var node = described
    origins.removeLast(max(0, origins.count - depth))
    if !facts.isView {
      node.kind = .element
    } else if depth == 0, node.isNamedWindow {
      node.kind = .window
    }
    let frame = Self.frameInScreen(facts, in: origins.last ?? .zero)
    node.place(frame)
    try forest.add(node, depth: depth)
    origins.append(frame?.origin)
  }

  /// Where a node is on the screen: at its accessibility frame. If a view's accessibility frame has
  /// another size than the view, the place follows from its superview, as if that were not
  /// scrolled.
  private static func frameInScreen(
    _ facts: EarlGreyFacts, in parentOrigin: Screen.Point?
  ) -> Screen.Rect? {
    guard facts.isView else { return facts.accessibilityFrame }
    guard let frame = facts.frame else { return nil }
    if let shown = facts.accessibilityFrame, shown.size.isNear(frame.size) { return shown }
    guard let parentOrigin else { return nil }
    return Screen.Rect(
      x: parentOrigin.x + frame.origin.x, y: parentOrigin.y + frame.origin.y,
      width: frame.size.width, height: frame.size.height)
  }

  private mutating func endScreen() throws(DumpError) {
    origins = []
    windows = []
    guard !forest.isEmpty else { return }
    screens.append(try forest.screen(evidence: evidence))
    forest = NodeForest()
    forest.listsFrontWindowFirst = true
  }
}

extension Screen.Size {
  /// Whether another size is the same, apart from rounding to the pixels of a screen.
  fileprivate func isNear(_ other: Screen.Size) -> Bool {
    abs(width - other.width) <= 1 && abs(height - other.height) <= 1
  }
}
