import TouchScreen

/// One view of Argent's full hierarchy.
struct ArgentFacts: JSONElementFacts {
  private let line: Int
  private var className: String?
  private var address: String?
  private var identifier: String?
  private var nativeIdentifier: String?
  private var label: String?
  private var frame: Screen.Rect?
  private var windowFrame: Screen.Rect?
  private var bounds: Screen.Rect?
  private var center: Screen.Point?
  private var transform: Screen.Transform?
  private var alpha: Double?
  private var flags: Node.Flags = []
  private var unknown: Node.Unknown = []

  init(line: Int) { self.line = line }

  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    switch key.count {
    case 5 where text.equals(key, "frame"): frame = try scanner.frameValue()
    case 5 where text.equals(key, "label"): label = try scanner.contentValue()
    case 5 where text.equals(key, "alpha"): try takeAlpha(from: &scanner)
    case 6 where text.equals(key, "hidden"): try takeSwitch(.hidden, when: true, from: &scanner)
    case 6 where text.equals(key, "bounds"): bounds = try scanner.frameValue()
    case 6 where text.equals(key, "center"): center = try scanner.pointValue()
    case 7 where text.equals(key, "pointer"): address = try scanner.contentValue()
    case 8 where text.equals(key, "nativeID"): nativeIdentifier = try scanner.contentValue()
    case 9 where text.equals(key, "className"): className = try scanner.contentValue()
    case 9 where text.equals(key, "transform"): try takeTransform(from: &scanner)
    case 10 where text.equals(key, "identifier"): identifier = try scanner.contentValue()
    case 11 where text.equals(key, "windowFrame"): windowFrame = try scanner.frameValue()
    case 13 where text.equals(key, "clipsToBounds"):
      try takeSwitch(.clipsToBounds, when: true, from: &scanner)
    case 22 where text.equals(key, "userInteractionEnabled"):
      try takeSwitch(.interactionDisabled, when: false, from: &scanner)
    default: try scanner.skipValue()
    }
  }

  consuming func end(in forest: inout NodeForest) {
    var node = Node(
      kind: forest.depth == 1 ? .window : .view, className: className ?? "UIView", line: line)
    node.address = address
    node.identifier = identifier ?? nativeIdentifier
    node.label = label
    node.flags = flags
    node.unknown = unknown
    if let alpha { node.alpha = alpha }
    place(&node, in: &forest)
    forest.end(node)
  }

  /// The same options apply to every view, so all views are placed in one way: by their frames and
  /// bounds, which are complete; else by their places in the window, which are right unless a view
  /// is turned; else by their frames alone.
  private func place(_ node: inout Node, in forest: inout NodeForest) {
    if let frame, let bounds {
      node.geometry = geometry(frame: frame, bounds: bounds)
      if bounds.size != frame.size, transform == nil { node.unknown.insert(.transform) }
    } else if let windowFrame {
      node.geometry = Node.Geometry(frameInScreen: windowFrame)
    } else if let frame {
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

  private mutating func takeAlpha(from scanner: inout JSONScanner) throws(DumpError) {
    alpha = try scanner.numberValue()
    if alpha == nil { unknown.insert(.alpha) }
  }

  private mutating func takeTransform(from scanner: inout JSONScanner) throws(DumpError) {
    transform = try scanner.transformValue()
    if transform == nil { unknown.insert(.transform) }
  }

  private mutating func takeSwitch(
    _ flag: Node.Flags, when trigger: Bool, from scanner: inout JSONScanner
  ) throws(DumpError) {
    guard let value = try scanner.switchValue() else {
      unknown.insert(.flags)
      return
    }
    if value == trigger { flags.insert(flag) }
  }
}
