/// The facts of WebDriverAgent about one element, in XML and in JSON alike.
struct WebDriverAgentElement {
  /// The shared facts; the label has priority over the value.
  var facts = ElementFacts()
  var nativeFrame: Screen.Rect?
  var isHittable: Bool?
  var isAccessible = true

  /// Returns the element, at its native frame if there is one.
  func node(className: String, line: Int, isApplication: Bool) -> Node {
    var node = facts.node(isApplication ? .application : .element, className, line: line)
    // WebDriverAgent calls only accessibility elements hittable, so `false` says nothing about
    // others.
    if let isHittable, isHittable || isAccessible {
      node.reportedReach = Node.ReportedReach(
        isReachable: isHittable, reasons: isHittable ? [] : [Node.ReportedReach.unhittable])
    }
    node.place(nativeFrame ?? facts.frame)
    return node
  }
}

/// The attributes of one element of a page source, in any order.
struct WebDriverAgentFacts {
  private let text: ByteText
  private let line: Int
  private var frame = NumberedFrame()
  private var element = WebDriverAgentElement()

  /// Reads the attributes of the tag that a scanner read last.
  init(of scanner: XMLScanner) {
    text = scanner.text
    line = scanner.line
    for attribute in scanner.attributes { take(attribute) }
    element.facts.frame = frame.rect
  }

  private mutating func take(_ attribute: XMLScanner.Attribute) {
    let (name, value) = (attribute.name, attribute.value)
    if frame.take(name, value, of: text) { return }
    switch name.count {
    case 4 where text.equals(name, "name"): element.facts.identifiers[0] = content(value)
    case 5 where text.equals(name, "label"): element.facts.labels[0] = content(value)
    case 5 where text.equals(name, "value"): element.facts.labels[1] = content(value)
    case 6 where text.equals(name, "traits"):
      if Self.actingTraits.contains(where: { text.first($0, in: value) != nil }) {
        element.facts.flags.insert(.acts)
      }
    case 7 where text.equals(name, "visible"):
      if isFalse(value) { element.facts.flags.insert(.hidden) }
    case 7 where text.equals(name, "enabled"):
      if isFalse(value) { element.facts.flags.insert(.controlDisabled) }
    case 8 where text.equals(name, "hittable"):
      // A value that is no switch says nothing.
      element.isHittable = isFalse(value) ? false : isTrue(value) ? true : nil
    case 10 where text.equals(name, "accessible"): element.isAccessible = !isFalse(value)
    case 11 where text.equals(name, "nativeFrame"): element.nativeFrame = text.bracedRect(in: value)
    default: break
    }
  }

  /// Traits of elements that do something when they are tapped.
  private static let actingTraits: [StaticString] = [
    "Button", "Link", "KeyboardKey", "SearchField", "Adjustable", "ToggleButton", "TextEntry",
  ]

  /// Returns the element.
  func node(named name: Range<Int>) -> Node {
    element.node(
      className: text.string(name), line: line,
      isApplication: text.equals(name, "XCUIElementTypeApplication"))
  }

  private func isFalse(_ value: Range<Int>) -> Bool {
    text.equals(value, "false") || text.equals(value, "0")
  }

  private func isTrue(_ value: Range<Int>) -> Bool {
    text.equals(value, "true") || text.equals(value, "1")
  }

  private func content(_ value: Range<Int>) -> String? {
    value.isEmpty ? nil : XMLText.decode(value, of: text)
  }
}
