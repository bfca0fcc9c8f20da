/// Joins descriptions to screens.
struct ScreenAssembly {
  private let evidence: Evidence
  private var finished: [Screen] = []
  private var builder: ScreenBuilder
  private var indentation = TreeIndentation()
  /// The addresses of the current screen's views, and whether one of them occurred again.
  private var addresses: Set<UInt64> = []
  private var hasRepeats = false
  /// What could not be read since the last view.
  ///
  /// A text that is perhaps not a line of a tree counts at its beginning and end if nothing else is
  /// between.
  private var unread: [(beginning: String, line: Int, isSure: Bool)] = []
  private var isBehindView = false
  /// Whether the source says that it left out lines since the last view.
  private var isBehindElision = false
  /// The error of a debugger where no view is printed at all.
  private var firstComplaint: (message: String, line: Int)?
  private var indexedWindow: Int?
  /// The bars between the numbers of lines and the lines.
  private var gutterBars = 0
  private var announced: (level: Double?, isKey: Bool?) = (nil, nil)
  /// The facts of the lines below the trees about the current screen's views.
  private var facts: [ViewFact] = []

  init(evidence: Evidence) {
    self.evidence = evidence
    self.builder = ScreenBuilder(evidence: evidence)
  }

  mutating func noteOtherDocument(line: Int) {
    guard !builder.notes.remarks.contains(where: { $0.kind == .otherDocument }) else { return }
    builder.notes.add(.otherDocument, line: line)
  }

  mutating func noteSkippedLine() {
    builder.notes.skippedLines += 1
    isBehindView = false
  }

  /// Keeps where a prompt asked for a window by its index, which leaves the order of several open.
  mutating func noteIndexedWindow(_ line: Int) { indexedWindow = indexedWindow ?? line }

  mutating func noteBlankLine() { isBehindView = false }

  /// Keeps a line that cannot be read, which counts if it is in a tree.
  mutating func noteUnread(_ beginning: String, line: Int, isSure: Bool) {
    builder.notes.skippedLines += 1
    guard isSure || !builder.isEmpty || isBehindView, unread.count < Screen.Notes.remarkLimit else {
      return
    }
    unread.append((beginning, line, isSure || isBehindView))
  }

  private mutating func countUnread(_ counts: (Bool) -> Bool) {
    for one in unread where counts(one.isSure) {
      builder.notes.add(.unreadLine, line: one.line, detail: one.beginning)
    }
    unread = []
  }

  /// Keeps an error of a debugger, shortened.
  mutating func noteComplaint(_ message: String, line: Int) {
    let detail = message.count > 200 ? message.prefix(199) + "…" : message
    builder.notes.add(.debuggerError, line: line, detail: detail)
    firstComplaint = firstComplaint ?? (detail, line)
  }

  mutating func noteElision() {
    builder.notes.elisions += 1
    isBehindElision = true
  }

  /// Keeps the facts of a heading about the next window.
  mutating func announceWindow(level: Double?, isKey: Bool) {
    announced = (level, isKey ? true : nil)
  }

  /// Keeps the fact of a line about a view of the current screen.
  mutating func add(_ fact: ViewFact) { facts.append(fact) }

  /// Ends the current screen, if it has views, and starts another.
  mutating func startScreen(title: String?) {
    if !builder.isEmpty {
      finished.append(endScreen())
    }
    builder.title = title
    isBehindView = true
    indentation = TreeIndentation()
  }

  /// Adds a description.
  mutating func add(
    _ scanned: NodeScanner.Scanned, indentation place: DumpLine.Indentation
  ) throws(DumpError) {
    countUnread { _ in true }
    isBehindView = true
    var node = scanned.node
    if let address = node.address.flatMap({ UInt64($0.dropFirst(2), radix: 16) }) {
      hasRepeats = !addresses.insert(address).inserted || hasRepeats
    }
    let place = indented(place)
    if place.isUnknown { builder.notes.add(.lostIndentation, line: node.line) }
    if scanned.isAmbiguous { builder.notes.add(.brokenLine, line: node.line) }
    let depth = indentation.depth(of: node, at: place)
    if depth == 0, node.kind == .view, node.isNamedWindow { node.kind = .window }
    builder.notes.unreadableValues += scanned.unreadableValues
    if scanned.isIncomplete { builder.notes.incompleteNodes += 1 }
    guard !builder.isFull else {
      throw DumpError(problem: .tooManyViews(limit: ScreenBuilder.maximumCount), line: node.line)
    }
    do throws(ScreenBuilder.Misfit) {
      if isBehindElision { try addMissingAncestors(upTo: depth, line: node.line) }
      isBehindElision = false
      try builder.add(node, depth: depth, level: announced.level, isKey: announced.isKey)
    } catch {
      throw DumpError(problem: error.problem(of: node, at: depth), line: node.line)
    }
    if depth == 0 { announced = (nil, nil) }
  }

  /// Adds a view without a place for each one around the next view that the source left out.
  private mutating func addMissingAncestors(
    upTo depth: Int, line: Int
  ) throws(ScreenBuilder.Misfit) {
    guard !builder.isEmpty, depth <= ScreenBuilder.maximumDepth else { return }
    while builder.deepest < depth, !builder.isFull {
      var missing = Node(kind: .view, className: Node.leftOut, line: line)
      missing.unknown.insert(.geometry)
      try builder.add(missing, depth: builder.deepest)
    }
  }

  /// Removes the bar that an editor prints between a line's number and the line.
  private mutating func indented(_ place: DumpLine.Indentation) -> DumpLine.Indentation {
    guard place.isNumbered else { return place }
    if builder.isEmpty { gutterBars = place.bars }
    var place = place
    place.bars = max(0, place.bars - gutterBars)
    return place
  }

  private mutating func endScreen() -> Screen {
    countUnread { $0 }
    if let line = indexedWindow, builder.holdsUnorderedWindows {
      builder.notes.add(.unknownWindowOrder, line: line)
    }
    var screen = builder.finish()
    builder = ScreenBuilder(evidence: evidence)
    if hasRepeats { screen = RepeatedPrints.resolved(screen) }
    addresses = []
    hasRepeats = false
    ViewFact.apply(facts, to: &screen)
    facts = []
    return screen
  }

  /// Returns the screens with at least one view.
  consuming func finish() throws(DumpError) -> [Screen] {
    let screens = (finished + [endScreen()]).filter { $0.viewCount > 0 }
    guard !screens.isEmpty else {
      throw firstComplaint.map {
        DumpError(problem: .debuggerError($0.message), line: $0.line)
      } ?? DumpError(problem: .noViews)
    }
    return screens
  }
}

extension ScreenBuilder.Misfit {
  fileprivate func problem(of node: Node, at depth: Int) -> DumpError.Problem {
    switch self {
    case .gap(let deepest): .gap(className: node.className, depth: depth, deepest: deepest)
    case .tooDeep: .tooDeep(limit: ScreenBuilder.maximumDepth)
    }
  }
}
