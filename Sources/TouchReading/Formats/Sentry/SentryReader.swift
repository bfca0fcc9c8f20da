import TouchScreen

/// Reads the `view-hierarchy.json` that Sentry's SDK attaches to an event.
struct SentryReader: DumpReader {
  let format = DumpFormat(
    name: "sentry-json",
    summary: "the view-hierarchy.json of a Sentry event from UIKit",
    sources: [
      "the attachment of an event of the Sentry SDK with attachViewHierarchy"
    ],
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

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
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
