import TouchScreen

/// Reads the answer of AppReveal's tool `get_view_tree`: one window, as a list in which each view
/// has its depth.
struct AppRevealReader: DumpReader {
  let format = DumpFormat(
    name: "appreveal-json", summary: "the view tree of AppReveal, JSON",
    sources: ["AppReveal's tool get_view_tree with max_depth 200"], evidence: .exact,
    gaps: [
      "all windows but the key window, or the one that window_id names: others may lie in front",
      "views deeper than max_depth, which is 50 unless more is asked for",
      "transforms and anchor points: a view that is turned is taken as the box around it",
      "fractions of a point: numbers are cut to whole ones, so that edges are off by up to one",
      "clipsToBounds, and the delegates and states of gesture recognizers",
    ])

  /// How deep the deepest views are where the tool stops by default.
  private static let defaultDepth = 49

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("views") && text.hasKey("depth")
      && (text.hasKey("userInteraction") || text.hasKey("userInteractionEnabled"))
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    var forest = try forest(
      of: text, expecting: "an object with views", in: ["result", "data"]
    ) { (key, scanner, forest) throws(DumpError) in
      guard text.equals(key, "views") else { return false }
      try forest.addListing(of: AppRevealFacts.self, from: &scanner)
      return true
    }
    forest.noteDefaultDepth(Self.defaultDepth...Self.defaultDepth, of: "max_depth")
    return [try forest.screen(evidence: format.evidence)]
  }
}

/// One view of AppReveal's list.
struct AppRevealFacts: JSONFacts {
  var facts = ElementFacts()
  private var recognizers: [Node.Recognizer] = []

  /// Visible text has priority over spoken text.
  static let members: [(name: StaticString, meaning: ElementMember)] = [
    ("class", .className()), ("text", .label()), ("title", .label(rank: 1)),
    ("accessibilityLabel", .label(rank: 2)), ("accessibilityId", .identifier()),
    ("frame", .frameText(frame)), ("depth", .depth), ("alpha", .alpha),
    ("hidden", .knownFlag(.hidden, when: true)),
    ("userInteraction", .knownFlag(.interactionDisabled, when: false)),
    ("userInteractionEnabled", .knownFlag(.interactionDisabled, when: false)),
    ("clipsToBounds", .knownFlag(.clipsToBounds, when: true)),
    ("enabled", .knownFlag(.controlDisabled, when: false)),
  ]

  mutating func takeOther(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    guard scanner.text.equals(key, "gestureRecognizers") else { return try scanner.skipValue() }
    guard try scanner.enterArray() else { return }
    while case .string(let range) = try scanner.next() {
      recognizers.append(Node.Recognizer(className: JSONText.decode(range, of: scanner.text)))
    }
    if !recognizers.isEmpty { facts.flags.insert(.hasGestureRecognizers) }
  }

  func node(line: Int, in _: inout NodeForest) -> Node? {
    var node = facts.placedNode(facts.depth == 0 ? .window : .view, "UIView", line: line)
    node.recognizers = recognizers
    return node
  }

  /// Reads `x,y,width,height`.
  @Sendable private static func frame(_ text: String) -> Screen.Rect? {
    let numbers = text.split(separator: ",").map { Double($0) }.compactMap(\.self)
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Screen.Rect(standardizing: numbers)
  }
}
