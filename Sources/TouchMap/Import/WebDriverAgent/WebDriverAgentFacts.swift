/// What the attributes of one element of a page source say, in whatever order they come.
struct WebDriverAgentFacts {
  private let text: ByteText
  private let line: Int
  private var frame = NumberedFrame()
  private var nativeFrame: Hierarchy.Rect?
  private var identifier: String?
  private var label: String?
  private var value: String?
  private var flags: Hierarchy.Node.Flags = []
  private var isHittable: Bool?
  private var isAccessible = true

  /// Takes the attributes of the tag that a scanner read last.
  init(of scanner: XMLScanner) {
    text = scanner.text
    line = scanner.line
    for attribute in scanner.attributes { take(attribute) }
  }

  private mutating func take(_ attribute: XMLScanner.Attribute) {
    let (name, value) = (attribute.name, attribute.value)
    if frame.take(name, value, of: text) { return }
    switch name.count {
    case 4 where text.equals(name, "name"): identifier = content(value)
    case 5 where text.equals(name, "label"): label = content(value)
    case 5 where text.equals(name, "value"): self.value = content(value)
    case 7 where text.equals(name, "visible"):
      if isFalse(value) { flags.insert(.hidden) }
    case 7 where text.equals(name, "enabled"):
      if isFalse(value) { flags.insert(.controlDisabled) }
    case 8 where text.equals(name, "hittable"): isHittable = !isFalse(value)
    case 10 where text.equals(name, "accessible"): isAccessible = !isFalse(value)
    case 11 where text.equals(name, "nativeFrame"): nativeFrame = text.bracedRect(in: value)
    default: break
    }
  }

  /// Returns the element.
  func node(named name: Range<Int>) -> Hierarchy.Node {
    let isApplication = text.equals(name, "XCUIElementTypeApplication")
    var node = Hierarchy.Node(
      kind: isApplication ? .application : .element, className: text.string(name), line: line)
    node.identifier = identifier
    node.label = label ?? value
    node.flags = flags
    // Only accessibility elements are ever called hittable, so `false` says nothing of the others.
    if let isHittable, isHittable || isAccessible {
      node.reportedReach = Hierarchy.Node.ReportedReach(
        isReachable: isHittable, reasons: isHittable ? [] : ["not_hittable"])
    }
    if let frame = nativeFrame ?? frame.rect {
      node.geometry = Hierarchy.Node.Geometry(frameInScreen: frame)
    } else {
      node.unknown.insert(.geometry)
    }
    return node
  }

  private func isFalse(_ value: Range<Int>) -> Bool {
    text.equals(value, "false") || text.equals(value, "0")
  }

  private func content(_ value: Range<Int>) -> String? {
    value.isEmpty ? nil : XMLText.decode(value, of: text)
  }
}
