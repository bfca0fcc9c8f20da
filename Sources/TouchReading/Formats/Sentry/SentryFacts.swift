import TouchScreen

/// One view of a Sentry attachment.
struct SentryFacts: JSONElementFacts {
  private let line: Int
  private var type: String?
  private var identifier: String?
  private var frame = NumberedFrame()
  private var alpha: Double?
  private var isHidden = false
  private var hasUnreadableAlpha = false

  init(line: Int) { self.line = line }

  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    if try frame.take(key, from: &scanner) { return }
    if text.equals(key, "type") {
      type = try scanner.textValue()
    } else if text.equals(key, "identifier") {
      identifier = try scanner.textValue()
    } else if text.equals(key, "alpha") {
      alpha = try scanner.numberValue()
      hasUnreadableAlpha = alpha == nil
    } else if text.equals(key, "visible") {
      isHidden = try scanner.switchValue() == false
    } else {
      try scanner.skipValue()
    }
  }

  consuming func end(in forest: inout NodeForest) {
    if type == Self.truncationMarker {
      forest.notes.add(.truncatedBelow, line: line)
      forest.notes.elisions += 1
      return forest.dropLast()
    }
    var node = Node(
      kind: forest.depth == 1 ? .window : .view, className: type ?? "UIView", line: line)
    node.identifier = identifier?.isEmpty == true ? nil : identifier
    frame.apply(to: &node)
    if let alpha { node.alpha = alpha }
    if hasUnreadableAlpha { node.unknown.insert(.alpha) }
    if isHidden { node.flags.insert(.hidden) }
    forest.noteScrolling(of: &node)
    forest.end(node)
  }

  /// The marker of the SDK where a branch is deeper than it records.
  private static let truncationMarker = "SentryTruncatedViewHierarchy"
}
