/// Joins the lines of debug descriptions to screens.
struct XCUITestAssembly {
  private let text: ByteText
  private let evidence: Evidence
  private var screens: [Screen] = []
  private var forest = NodeForest()
  private var title: String?
  /// The application that the text below the tree names: its address and its process.
  private var application: String?
  /// The tree before, to which windows of the same application may belong.
  private var pending: Block?

  /// A tree with what is printed around it.
  private struct Block {
    var forest: NodeForest
    var title: String?
    var application: String?
    /// The addresses of its windows; `nil` if something else is at the top.
    var windows: Set<String>?
  }
  private var isInFooter = false
  /// The columns at which the nodes of the current branch begin.
  private var columns: [Int] = []

  init(text: ByteText, evidence: Evidence) {
    self.text = text
    self.evidence = evidence
  }

  /// Adds one line with the lines that may continue it.
  mutating func take(_ line: LogicalLines.Line) throws(DumpError) {
    let number = line.number
    switch XCUITestLine(text, line.first).content {
    case .header:
      try endScreen()
      isInFooter = false
    case .heading(let range):
      try endScreen()
      isInFooter = false
      title = text.string(range)
    case .footer: isInFooter = true
    case .prompt: isInFooter = false
    case .node(let type, let fields, _) where isInFooter:
      if application == nil, text.equals(type, "Application") {
        application = text.string(fields..<line.first.upperBound)
      }
      guard text.equals(type, "Window"), forest.statedScreen == nil else { break }
      let facts = XCUITestFacts(text: text, from: fields, before: line.end)
      let window = facts.node(type: type, line: number)
      if window.frame.size.area > 0 { forest.statedScreen = window.frame }
    case .node(let type, let fields, let column):
      let facts = XCUITestFacts(text: text, from: fields, before: line.end)
      try add(facts.node(type: type, line: number), column: column)
      if facts.isIncomplete { forest.notes.incompleteNodes += 1 }
      if facts.isAmbiguous { forest.notes.add(.brokenLine, line: number) }
      let rest = min(facts.end, line.end)..<line.end
      let lineEnd = text.first(.lineFeed, in: rest) ?? line.end
      if !isInFooter { noteSkipped(lineEnd..<line.end, of: line) }
    case .other:
      if !isInFooter { noteSkipped(line.first.lowerBound..<line.end, of: line) }
    }
  }

  /// Returns the screens that contain an element.
  consuming func finish() throws(DumpError) -> [Screen] {
    try endScreen()
    try endPending()
    return screens
  }

  private mutating func noteSkipped(_ range: Range<Int>, of line: LogicalLines.Line) {
    forest.notes.skippedLines += text.contentLineCount(in: range)
    let root = columns.first ?? .max
    forest.notes.addUnread(in: range, of: line, from: text) { content, indent in
      // A root behind other text, or the type of an element, cut off.
      if text.first("→Application", in: content) != nil { return true }
      let word = content.drop { !text[$0].isLetter && text[$0] != .quotationMark }
      return indent + content.count - word.count > root && text[word].first?.isCapital == true
        && text[word.prefix { text[$0] != .comma }].allSatisfy(\.isLetter)
    }
  }

  private mutating func add(_ node: Node, column: Int) throws(DumpError) {
    while let last = columns.last, last >= column { columns.removeLast() }
    if columns.isEmpty, node.kind == .application, !forest.isEmpty { try endScreen() }
    try forest.add(node, depth: columns.count)
    columns.append(column)
  }

  private mutating func endScreen() throws(DumpError) {
    columns = []
    guard !forest.isEmpty else { return }
    let windows = forest.addressesOfWindows
    if let application, application == pending?.application, title == nil, let windows,
      pending?.windows?.isDisjoint(with: windows) == true
    {
      // Each window of a screen was printed on its own.
      try pending?.forest.append(forest)
      pending?.windows?.formUnion(windows)
    } else {
      try endPending()
      pending = Block(forest: forest, title: title, application: application, windows: windows)
    }
    forest = NodeForest()
    title = nil
    application = nil
  }

  private mutating func endPending() throws(DumpError) {
    guard let block = pending else { return }
    pending = nil
    screens.append(try block.forest.screen(titled: block.title, evidence: evidence))
  }
}
