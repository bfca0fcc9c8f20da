/// Reads the `view-hierarchy.json` that Sentry's SDK attaches to an event.
struct SentryReader: DumpReader {
  let format = DumpFormat(
    name: "sentry-json",
    summary: "the view-hierarchy.json of a Sentry event from UIKit",
    source: "the attachment of an event of the Sentry SDK with attachViewHierarchy",
    evidence: .geometric,
    gaps: [
      "userInteractionEnabled: a view that lets touches through looks like one that takes them",
      "scroll offsets: answers inside scrolled views are wrong",
      "transforms and anchor points",
      "clipsToBounds, control state and gesture recognizers",
      "window levels: windows are taken back to front in the order of the file",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("rendering_system")
  }

  func read(_ text: ByteText) throws(DumpError) -> [Hierarchy] {
    var scanner = JSONScanner(text: text)
    var forest = NodeForest()
    var elements = JSONElements<SentryFacts>(childrenKey: "children")
    let isObject = try scanner.readObject { (key, scanner) throws(DumpError) in
      if text.equals(key, "windows") {
        try elements.read(from: &scanner, into: &forest)
      } else if text.equals(key, "rendering_system") {
        let line = scanner.line
        let system = try scanner.textValue() ?? ""
        guard system.lowercased() == "uikit" else {
          throw DumpError(problem: .foreignRenderingSystem(system), line: line)
        }
      } else {
        try scanner.skipValue()
      }
    }
    guard isObject, try scanner.next() == .end else {
      throw scanner.failure("an object with rendering_system and windows")
    }
    guard !forest.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    return [try forest.screen(evidence: format.evidence)]
  }
}

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
    var node = Hierarchy.Node(
      kind: forest.depth == 1 ? .window : .view, className: type ?? "UIView", line: line)
    node.identifier = identifier?.isEmpty == true ? nil : identifier
    frame.apply(to: &node)
    if let alpha { node.alpha = alpha }
    if hasUnreadableAlpha { node.unknown.insert(.alpha) }
    if isHidden { node.flags.insert(.hidden) }
    forest.noteScrolling(of: &node)
    forest.end(node)
  }

  /// What the SDK writes where a branch is deeper than it goes.
  private static let truncationMarker = "SentryTruncatedViewHierarchy"
}
