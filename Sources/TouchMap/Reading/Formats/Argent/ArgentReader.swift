/// Reads the answer of Argent's tool `native-full-hierarchy`.
struct ArgentReader: DumpReader {
  let format = DumpFormat(
    name: "argent-json", summary: "the full view hierarchy of Argent, JSON",
    sources: [
      "Argent's tool native-full-hierarchy with maxDepth 100 and the fields className, pointer, "
        + "frame, bounds, windowFrame, hidden, alpha, userInteractionEnabled, clipsToBounds, "
        + "transform, center, identifier, label"
    ],
    evidence: .exact,
    gaps: [
      "views deeper than maxDepth, which is 8 unless more is asked for",
      "gesture recognizers, and whether a control is disabled",
      "anchor points; and transforms and scroll offsets, unless the fields transform, center and "
        + "bounds are asked for",
      "window levels: windows are taken back to front in the order of the file",
      "the views below those that skipClasses leaves out",
      "the keyboard and other windows of the system",
    ])

  /// How deep the deepest views may be where the tool stops by default.
  private static let defaultDepths = 7...8

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("windows") && text.hasKey("className")
      && !text.hasKey("rendering_system")
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    var forest = try forest(
      of: text, expecting: "an object with windows", in: ["result", "data"]
    ) { (key, scanner, forest) throws(DumpError) in
      guard text.equals(key, "windows") else { return false }
      try forest.addTree(of: ArgentFacts.self, from: &scanner)
      return true
    }
    forest.noteDefaultDepth(Self.defaultDepths, of: "maxDepth")
    return [try forest.screen(evidence: format.evidence)]
  }
}

/// One view of Argent's full hierarchy.
struct ArgentFacts: JSONFacts {
  var facts = ElementFacts()
  private var windowFrame: Screen.Rect?
  private var bounds: Screen.Rect?
  private var center: Screen.Point?
  private var transform: Screen.Transform?
  private var hasUnreadableTransform = false

  static let members: [(name: StaticString, meaning: ElementMember)] = [
    ("className", .className()), ("label", .label()), ("identifier", .identifier()),
    ("nativeID", .identifier(rank: 1)), ("pointer", .address), ("frame", .frame),
    ("alpha", .alpha), ("hidden", .knownFlag(.hidden, when: true)),
    ("clipsToBounds", .knownFlag(.clipsToBounds, when: true)),
    ("userInteractionEnabled", .knownFlag(.interactionDisabled, when: false)),
  ]

  mutating func takeOther(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    switch key.count {
    case 6 where text.equals(key, "bounds"): bounds = try scanner.frameValue()
    case 6 where text.equals(key, "center"): center = try scanner.pointValue()
    case 9 where text.equals(key, "transform"):
      transform = try scanner.transformValue()
      hasUnreadableTransform = transform == nil
    case 11 where text.equals(key, "windowFrame"): windowFrame = try scanner.frameValue()
    default: try scanner.skipValue()
    }
  }

  func node(line: Int, in forest: inout NodeForest) -> Node? {
    var node = facts.node(forest.depth == 1 ? .window : .view, "UIView", line: line)
    if hasUnreadableTransform { node.unknown.insert(.transform) }
    place(&node, in: &forest)
    return node
  }

  /// The same options apply to every view, so all views are placed in one way: by their frames and
  /// bounds, which are complete; else by their places in the window, which are right unless a view
  /// is turned; else by their frames alone.
  private func place(_ node: inout Node, in forest: inout NodeForest) {
    if let frame = facts.frame, let bounds {
      node.geometry = geometry(frame: frame, bounds: bounds)
      if bounds.size != frame.size, transform == nil { node.unknown.insert(.transform) }
    } else if let windowFrame {
      node.geometry = Node.Geometry(frameInScreen: windowFrame)
    } else if let frame = facts.frame {
      node.geometry = Node.Geometry(frame: frame)
      forest.noteScrolling(of: &node)
    } else {
      node.unknown.insert(.geometry)
    }
  }

  private func geometry(frame: Screen.Rect, bounds: Screen.Rect) -> Node.Geometry {
    guard let transform, transform != .identity else {
      return Node.Geometry(frame: frame, boundsOrigin: bounds.origin)
    }
    let middle = Node.Geometry.defaultAnchorPoint
    return Node.Geometry(
      frame: frame, bounds: bounds, anchorPoint: middle,
      position: center ?? frame.place(of: middle), transform: transform)
  }
}
