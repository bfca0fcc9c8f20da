import TouchScreen

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
  }

  private mutating func take(_ attribute: XMLScanner.Attribute) {
    let (name, value) = (attribute.name, attribute.value)
    if frame.take(name, value, of: text) { return }
    switch name.count {
    case 4 where text.equals(name, "name"): element.identifier = content(value)
    case 5 where text.equals(name, "label"): element.label = content(value)
    case 5 where text.equals(name, "value"): element.value = content(value)
    case 6 where text.equals(name, "traits"):
      if Self.actingTraits.contains(where: { text.first($0, in: value) != nil }) {
        element.flags.insert(.acts)
      }
    case 7 where text.equals(name, "visible"):
      if isFalse(value) { element.flags.insert(.hidden) }
    case 7 where text.equals(name, "enabled"):
      if isFalse(value) { element.flags.insert(.controlDisabled) }
    case 8 where text.equals(name, "hittable"): element.isHittable = !isFalse(value)
    case 10 where text.equals(name, "accessible"):
      element.isAccessible = !isFalse(value)
    case 11 where text.equals(name, "nativeFrame"):
      element.nativeFrame = text.bracedRect(in: value)
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
      isApplication: text.equals(name, "XCUIElementTypeApplication"), frame: frame.rect)
  }

  private func isFalse(_ value: Range<Int>) -> Bool {
    text.equals(value, "false") || text.equals(value, "0")
  }

  private func content(_ value: Range<Int>) -> String? {
    value.isEmpty ? nil : XMLText.decode(value, of: text)
  }
}
