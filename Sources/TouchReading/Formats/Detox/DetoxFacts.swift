import TouchScreen

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

  private func content(_ value: Range<Int>) -> String? {
    value.isEmpty ? nil : text.string(value)
  }
}
