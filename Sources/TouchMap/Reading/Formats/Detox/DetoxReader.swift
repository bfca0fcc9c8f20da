/// Reads the view hierarchy that Detox writes, whose values are not escaped.
struct DetoxReader: DumpReader {
  let format = DumpFormat(
    name: "detox-xml", summary: "the view hierarchy of Detox, XML",
    sources: ["await device.generateViewHierarchyXml()"], evidence: .geometric,
    gaps: [
      "userInteractionEnabled: a view that lets touches through looks like one that takes them",
      "scroll offsets: answers inside scrolled views are wrong",
      "transforms, anchor points and clipsToBounds",
      "the places of windows: they are taken to begin at the screen's origin",
      "fractions of a point and what lies beside the screen: numbers are cut to whole ones",
      "window levels: windows are taken back to front in the order of the file",
      "numbers that a test suite replaced by <number>: they count as unknown",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.first("<ViewHierarchy", in: 0..<min(text.count, ByteText.recognizedPart)) != nil
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    var scanner = XMLScanner(text: text, dialect: .unescaped)
    var screens: [Screen] = []
    var forest = NodeForest()
    var depth = 0
    reading: while true {
      switch try scanner.next() {
      case .start(let name, _) where text.equals(name, "ViewHierarchy"):
        try end(&forest, into: &screens)
        depth = 0
      case .start(let name, let isClosed):
        var node = DetoxFacts(of: scanner).node(named: name, isRoot: depth == 0)
        forest.noteScrolling(of: &node)
        try forest.add(node, depth: depth)
        if !isClosed { depth += 1 }
      case .end: depth = max(0, depth - 1)
      case .finished: break reading
      }
    }
    if depth > 0 || scanner.isCut { forest.notes.add(.endsEarly, line: scanner.cursor.line) }
    try end(&forest, into: &screens)
    guard !screens.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    return screens
  }

  private func end(_ forest: inout NodeForest, into screens: inout [Screen]) throws(DumpError) {
    guard !forest.isEmpty else { return }
    screens.append(try forest.screen(evidence: format.evidence))
    forest = NodeForest()
  }
}

/// The attributes of one view.
struct DetoxFacts {
  private let text: ByteText
  private let line: Int
  private var frame = NumberedFrame()
  private var className: String?
  private var identifier: String?
  private var label: String?
  private var shownText: String?
  private var alpha: Double? = 1
  private var isHidden = false

  /// Reads the attributes of the tag that a scanner read last.
  init(of scanner: XMLScanner) {
    text = scanner.text
    line = scanner.line
    for attribute in scanner.attributes { take(attribute) }
  }

  private mutating func take(_ attribute: XMLScanner.Attribute) {
    let (name, value) = (attribute.name, attribute.value)
    if frame.take(name, value, of: text) { return }
    if text.equals(name, "class") {
      className = content(value)
    } else if text.equals(name, "id") {
      identifier = content(value)
    } else if text.equals(name, "label") {
      label = content(value)
    } else if text.equals(name, "text") {
      shownText = content(value)
    } else if text.equals(name, "visibility") {
      isHidden = !text.equals(value, "visible")
    } else if text.equals(name, "alpha") {
      let number = text.number(at: value.lowerBound, limit: value.upperBound)
      alpha = number?.end == value.upperBound ? number?.value : nil
    }
  }

  /// Returns the view.
  func node(named name: Range<Int>, isRoot: Bool) -> Node {
    let className = className ?? text.string(name)
    var node = Node(kind: isRoot ? .window : .view, className: className, line: line)
    node.identifier = identifier
    node.label = label ?? shownText
    if isHidden { node.flags.insert(.hidden) }
    if let alpha { node.alpha = alpha } else { node.unknown.insert(.alpha) }
    frame.apply(to: &node)
    return node
  }

  private func content(_ value: Range<Int>) -> String? { value.isEmpty ? nil : text.string(value) }
}
