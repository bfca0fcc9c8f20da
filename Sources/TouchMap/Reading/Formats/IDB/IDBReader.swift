/// Reads the output of idb, AXe and sim-use about a simulator's screen: `idb ui describe-all`,
/// nested or flat, `axe describe-ui`, and sim-use's outline.
struct IDBReader: DumpReader {
  let format = DumpFormat(
    name: "idb-json", summary: "the JSON of idb, AXe and sim-use",
    sources: ["idb ui describe-all --nested", "axe describe-ui", "sim-use ui --json"],
    evidence: .geometric,
    gaps: [
      "views that are no accessibility elements, also those that swallow touches; idb lists "
        + "them with --key interactable,occluded_by, which is used",
      "hidden, alpha, userInteractionEnabled, transforms and clipping",
      "the children of some groups, search bars, and other processes on the screen",
      "which of two elements of one window lies in front; "
        + "sim-use's outline has no such order, and smaller elements are taken to lie in front",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    guard text.startsWithJSON("[") || text.startsWithJSON("{") else { return false }
    if text.hasKey("AXFrame") || text.hasKey("AXLabel") { return true }
    return text.hasKey("frame")
      && (text.hasKey("role") || text.hasKey("type"))
      && (text.hasKey("entries") || text.hasKey("elements") || text.startsWithJSON("["))
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    var lists = IDBLists()
    var scanner = JSONScanner(text: text)
    if text.startsWithJSON("{") {
      try lists.readObject(from: &scanner)
      if lists.isEmpty {
        // It contains no list: the object is an element itself.
        scanner = JSONScanner(text: text)
        try lists.readTree(from: &scanner)
      }
    } else {
      try lists.readTree(from: &scanner)
    }
    guard try scanner.next() == .end else { throw scanner.failure("nothing after the document") }
    return [try lists.screen(of: format)]
  }
}

/// The lists of elements in one document.
private struct IDBLists {
  private var tree = NodeForest()
  private var outline = NodeForest()
  private var heading: String?
  private var headingLine = 1

  var isEmpty: Bool { tree.isEmpty && outline.isEmpty }

  mutating func readTree(from scanner: inout JSONScanner) throws(DumpError) {
    try tree.addTree(of: IDBFacts.self, from: &scanner)
  }

  /// Reads an object around the lists, which may contain another one.
  mutating func readObject(from scanner: inout JSONScanner) throws(DumpError) {
    _ = try scanner.readObject { (key, scanner) throws(DumpError) in
      let text = scanner.text
      if text.equals(key, "data") {
        try readLists(from: &scanner)
      } else {
        try take(key, from: &scanner)
      }
    }
  }

  private mutating func readLists(from scanner: inout JSONScanner) throws(DumpError) {
    _ = try scanner.readObject { (key, scanner) throws(DumpError) in
      try take(key, from: &scanner)
    }
  }

  private mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    if text.equals(key, "elements") || text.equals(key, "raw") {
      try readTree(from: &scanner)
    } else if text.equals(key, "entries") {
      try outline.addTree(of: IDBFacts.self, from: &scanner)
    } else if text.equals(key, "outline") {
      headingLine = scanner.line
      heading = try scanner.textValue()
    } else {
      try scanner.skipValue()
    }
  }

  consuming func screen(of format: DumpFormat) throws(DumpError) -> Screen {
    guard tree.isEmpty else {
      if !outline.isEmpty { tree.notes.add(.repeatedList, detail: "\(outline.nodes.count)") }
      if tree.isFlatList { tree.nestInFirst() }
      return try tree.screen(evidence: format.evidence)
    }
    if !outline.isEmpty { outline.notes.add(.unknownOrder) }
    outline.sortByArea()
    let application = application
    return try outline.screenOfListing(
      firstLine: headingLine, named: application?.name, size: application?.size, format: format)
  }

  /// The application in the outline's first line: `App: Name  402x874`.
  private var application: (name: String, size: Screen.Size)? {
    let words = heading?.split(separator: "\n").first?.split(separator: " ") ?? []
    let size = words.last?.split(separator: "x").compactMap { Double($0) } ?? []
    guard size.count == 2, words.first == "App:" else { return nil }
    let name = words.dropFirst().dropLast().joined(separator: " ")
    return (name, Screen.Size(width: size[0], height: size[1]))
  }
}

extension NodeForest {
  /// Whether this is one application and elements beside it without any nesting.
  fileprivate var isFlatList: Bool {
    guard nodes.count > 1, nodes[0].kind == .application else { return false }
    return depths.allSatisfy { $0 == 0 } && !nodes.dropFirst().contains { $0.kind == .application }
  }
}
