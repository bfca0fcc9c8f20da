/// Reads the `view-hierarchy.json` that Sentry's SDK attaches to an event.
struct SentryReader: DumpReader {
  let format = DumpFormat(
    name: "sentry-json", summary: "the view-hierarchy.json of a Sentry event from UIKit",
    sources: ["the attachment of an event of the Sentry SDK with attachViewHierarchy"],
    evidence: .geometric,
    gaps: [
      "userInteractionEnabled: a view that lets touches through looks like one that takes them",
      "scroll offsets: answers inside scrolled views are wrong", "transforms and anchor points",
      "clipsToBounds, control state and gesture recognizers",
      "window levels: windows are taken back to front in the order of the file",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.startsWithJSON("{") && text.hasKey("rendering_system")
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    let forest = try forest(
      of: text, expecting: "an object with rendering_system and windows"
    ) { (key, scanner, forest) throws(DumpError) in
      if text.equals(key, "windows") {
        try forest.addTree(of: SentryFacts.self, from: &scanner)
      } else if text.equals(key, "rendering_system") {
        let line = scanner.line
        let system = try scanner.textValue() ?? ""
        guard system.lowercased() == "uikit" else {
          throw DumpError(problem: .foreignRenderingSystem(system), line: line)
        }
      } else {
        return false
      }
      return true
    }
    return [try forest.screen(evidence: format.evidence)]
  }
}

/// One view of a Sentry attachment.
struct SentryFacts: JSONFacts {
  var facts = ElementFacts()
  private var frame = NumberedFrame()

  static let members: [(name: StaticString, meaning: ElementMember)] = [
    ("type", .className()), ("identifier", .identifier()), ("alpha", .alpha),
    ("visible", .flag(.hidden, when: false)),
  ]

  mutating func takeOther(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    if try !frame.take(key, from: &scanner) { try scanner.skipValue() }
  }

  func node(line: Int, in forest: inout NodeForest) -> Node? {
    var node = facts.node(forest.depth == 1 ? .window : .view, "UIView", line: line)
    if node.className == Self.truncationMarker {
      forest.notes.add(.truncatedBelow, line: line)
      forest.notes.elisions += 1
      return nil
    }
    frame.apply(to: &node)
    forest.noteScrolling(of: &node)
    return node
  }

  /// The marker of the SDK where a branch is deeper than it records.
  private static let truncationMarker = "SentryTruncatedViewHierarchy"
}
