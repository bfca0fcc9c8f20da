import TouchScreen

/// One element of Maestro's tree.
struct MaestroFacts: JSONElementFacts {
  private let line: Int
  private var labels: [String?] = [nil, nil, nil, nil]
  private var identifier: String?
  private var className: String?
  private var bounds: Screen.Rect?
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
    } else if let rank = Self.labelKeys.firstIndex(where: { text.equals(key, $0) }) {
      labels[rank] = try scanner.textValue().flatMap(Self.content)
    } else {
      try scanner.skipValue()
    }
  }

  consuming func end(in forest: inout NodeForest) {
    let isRoot = forest.depth == 1
    var node = Node(
      kind: isRoot ? .application : .element,
      className: className ?? (isRoot ? "Application" : "Element"), line: line)
    node.label = labels.lazy.compactMap(\.self).first
    node.identifier = identifier
    if isDisabled { node.flags.insert(.controlDisabled) }
    if let bounds {
      node.geometry = Node.Geometry(frameInScreen: bounds)
    } else if !isRoot {
      node.unknown.insert(.geometry)
    }
    forest.end(node)
  }

  /// The members that name an element, the most informative one first.
  private static let labelKeys: [StaticString] = ["accessibilityText", "text", "title", "hintText"]

  private static func content(_ text: String) -> String? { text.isEmpty ? nil : text }

  /// Reads `[left,top][right,bottom]`.
  private static func bounds(_ text: String) -> Screen.Rect? {
    let parts = text.split { "[], ".contains($0) }.map { Double($0) }
    guard parts.count == 4, let left = parts[0], let top = parts[1], let right = parts[2],
      let bottom = parts[3], (left + top + right + bottom).isFinite
    else { return nil }
    return Screen.Rect(standardizing: [left, top, right - left, bottom - top])
  }
}
