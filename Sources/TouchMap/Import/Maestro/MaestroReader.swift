/// Reads what `maestro hierarchy` prints.
struct MaestroReader: DumpReader {
  let format = DumpFormat(
    name: "maestro-json",
    summary: "the JSON of maestro hierarchy",
    source: "maestro hierarchy > screen.json",
    evidence: .geometric,
    gaps: [
      "views that are no accessibility elements, also those that swallow touches",
      "hidden, alpha, userInteractionEnabled, transforms and clipping",
      "the type of an element",
      "elements of which less than a tenth is on the screen: they are left out",
      "which of two elements lies in front: the order of the file is taken as back to front",
      "fractions of a point",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.hasKey("attributes") && (text.hasKey("bounds") || text.hasKey("accessibilityText"))
  }

  func read(_ text: ByteText) throws(DumpError) -> [Hierarchy] {
    let start = text.firstJSONLine()
    var scanner = JSONScanner(text: text, from: start.index, line: start.line)
    var forest = NodeForest()
    forest.notes.skippedLines = start.skippedLines
    var elements = JSONElements<MaestroFacts>(childrenKey: "children")
    try elements.read(from: &scanner, into: &forest)
    guard try scanner.next() == .end, !forest.isEmpty else {
      throw DumpError(problem: .noElements(format: format.name))
    }
    return [try forest.screen(evidence: format.evidence)]
  }
}

extension ByteText {
  /// Returns where the first line begins that can start a JSON document: tools print what they do
  /// before it, for example on which device they run.
  fileprivate func firstJSONLine() -> (index: Int, line: Int, skippedLines: Int) {
    var (index, line, skipped) = (0, 1, 0)
    while index < count {
      let end = first(0x0A, in: index..<count) ?? count
      let content = trimmed(index..<end)
      if let byte = self[content].first {
        if byte == 0x7B || byte == 0x5B { return (index, line, skipped) }
        skipped += 1
      }
      index = end + 1
      line += 1
    }
    return (0, 1, 0)
  }
}

/// One element of Maestro's tree.
struct MaestroFacts: JSONElementFacts {
  private let line: Int
  private var label: String?
  private var identifier: String?
  private var className: String?
  private var bounds: Hierarchy.Rect?
  private var isDisabled = false

  init(line: Int) { self.line = line }

  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    if text.equals(key, "attributes") {
      _ = try scanner.readObject { (key, scanner) throws(DumpError) in
        try takeAttribute(key, from: &scanner)
      }
    } else if text.equals(key, "enabled") {
      isDisabled = try scanner.switchValue() == false
    } else {
      try scanner.skipValue()
    }
  }

  private mutating func takeAttribute(
    _ key: Range<Int>, from scanner: inout JSONScanner
  ) throws(DumpError) {
    let text = scanner.text
    if text.equals(key, "bounds") {
      bounds = try scanner.textValue().flatMap(Self.bounds)
    } else if text.equals(key, "resource-id") {
      identifier = try scanner.textValue().flatMap(Self.content)
    } else if text.equals(key, "enabled") {
      isDisabled = try scanner.switchValue() == false
    } else if text.equals(key, "class") {
      className = try scanner.textValue().flatMap(Self.content)
    } else if Self.labelKeys.contains(where: { text.equals(key, $0) }) {
      let text = try scanner.textValue().flatMap(Self.content)
      label = label ?? text
    } else {
      try scanner.skipValue()
    }
  }

  consuming func end(in forest: inout NodeForest) {
    let isRoot = forest.depth == 1
    var node = Hierarchy.Node(
      kind: isRoot ? .application : .element,
      className: className ?? (isRoot ? "Application" : "Element"), line: line)
    node.label = label
    node.identifier = identifier
    if isDisabled { node.flags.insert(.controlDisabled) }
    if let bounds {
      node.geometry = Hierarchy.Node.Geometry(frameInScreen: bounds)
    } else if !isRoot {
      node.unknown.insert(.geometry)
    }
    forest.end(node)
  }

  /// The members that name an element, as a person sees it.
  private static let labelKeys: [StaticString] = ["accessibilityText", "text", "title", "hintText"]

  private static func content(_ text: String) -> String? { text.isEmpty ? nil : text }

  /// Reads `[left,top][right,bottom]`.
  private static func bounds(_ text: String) -> Hierarchy.Rect? {
    let parts = text.split { "[], ".contains($0) }.map { Double($0) }
    guard parts.count == 4, let left = parts[0], let top = parts[1], let right = parts[2],
      let bottom = parts[3], (left + top + right + bottom).isFinite
    else { return nil }
    return Hierarchy.Rect(standardizing: [left, top, right - left, bottom - top])
  }
}
