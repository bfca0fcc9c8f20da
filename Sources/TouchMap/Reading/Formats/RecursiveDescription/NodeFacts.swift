/// The attributes of one description, in any order.
struct NodeFacts {
  private let text: ByteText
  private var frame: Screen.Rect?
  private var offset = Screen.Point.zero
  private var contentSize: Screen.Size?
  private var insets: [Double]?
  private var anchor: Screen.Point?
  private var transform: Screen.Transform?
  private var baseClassName: String?
  private var identifier: String?
  private var label: String?
  private var alpha = 1.0
  private var flags: Node.Flags = []
  private var unknown: Node.Unknown = []
  /// The number of values that could not be read.
  private(set) var unreadableValues = 0
  /// Whether it contains something like an attribute that cannot be read as one.
  private(set) var holdsStrangeParts = false

  init(text: ByteText) { self.text = text }

  /// Reads one attribute; those that do not matter to touches are ignored.
  mutating func take(_ attribute: AttributeScanner.Attribute, interner: inout StringInterner) {
    let (key, value) = (attribute.key, attribute.value)
    if text.holdsKeyOfTouches(value, hasKey: !key.isEmpty) { holdsStrangeParts = true }
    switch key.count {
    case 4 where text.isKey(key, "text"): label = quoted(value)
    case 5 where text.isKey(key, "frame"): takeFrame(value)
    case 5 where text.isKey(key, "alpha"): takeAlpha(value)
    case 6 where text.isKey(key, "hidden"): takeSwitch(value, .hidden, when: true)
    case 7 where text.isKey(key, "enabled"): takeSwitch(value, .controlDisabled, when: false)
    case 9 where text.isKey(key, "baseClass"): baseClassName = interner.string(text.trimmed(value))
    case 9 where text.isKey(key, "transform"): takeTransform(value)
    case 10 where text.isKey(key, "animations"):
      if text.first(.equals, in: value) != nil { flags.insert(.animates) }
    case 11 where text.isKey(key, "anchorPoint"): takeAnchor(value)
    case 11 where text.isKey(key, "contentSize"):
      contentSize = numbers(2, value, "{", "}").map { Screen.Size(width: $0[0], height: $0[1]) }
    case 13 where text.isKey(key, "clipsToBounds"): takeSwitch(value, .clipsToBounds, when: true)
    case 13 where text.isKey(key, "contentOffset"): takeOffset(value)
    case 15 where text.isKey(key, "backgroundColor"):
      if !isClear(value) { flags.insert(.paintsBackground) }
    case 20 where text.isKey(key, "adjustedContentInset"): insets = numbers(4, value, "{", "}")
    case 18 where text.isKey(key, "gestureRecognizers"): flags.insert(.hasGestureRecognizers)
    case 22 where text.isKey(key, "userInteractionEnabled"):
      takeSwitch(value, .interactionDisabled, when: false)
    case 23 where text.isKey(key, "accessibilityIdentifier"): identifier = quoted(value)
    default: break
    }
  }

  /// Returns the node that the attributes describe.
  func node(className: String, line: Int) -> Node {
    var node = Node(kind: .view, className: className, line: line)
    node.baseClassName = baseClassName
    node.identifier = identifier
    node.label = label
    node.alpha = alpha
    node.flags = flags
    node.unknown = unknown
    node.scrolledContent = scrolledContent
    let anchorPoint = anchor ?? Screen.Point(x: 0.5, y: 0.5)
    guard let frame else {
      node.unknown.insert(.geometry)
      return node
    }
    guard let transform, transform != .identity else {
      node.geometry = .init(frame: frame, boundsOrigin: offset, anchorPoint: anchorPoint)
      return node
    }
    let recovered = Node.Geometry.recover(
      box: frame, boundsOrigin: offset, anchorPoint: anchorPoint, transform: transform)
    node.geometry = recovered.geometry
    if recovered.recovery == .assumedSquare { node.unknown.insert(.size) }
    return node
  }

  private var scrolledContent: Node.ScrolledContent? {
    guard var content = contentSize.map(Node.ScrolledContent.init), flags.contains(.scrolls)
    else { return nil }
    if let insets {
      content.top = insets[0]
      content.left = insets[1]
      content.bottom = insets[2]
      content.right = insets[3]
    }
    return content
  }

  private mutating func fail(_ fact: Node.Unknown) {
    unreadableValues += 1
    unknown.insert(fact)
  }

  private mutating func takeFrame(_ value: Range<Int>) {
    guard frame == nil, !unknown.contains(.geometry) else { return }
    if text.hasText("{{", at: value.lowerBound) {
      frame = text.bracedRect(in: value)
      return frame == nil ? fail(.geometry) : ()
    }
    guard let v = numbers(4, value, "(", ")"), standsInPairs(value) else { return fail(.geometry) }
    // Negative extents count as CGRect counts them. FS-015.
    frame = Screen.Rect(
      x: min(v[0], v[0] + v[2]), y: min(v[1], v[1] + v[3]), width: abs(v[2]), height: abs(v[3]))
  }

  /// Whether four numbers are written as a corner and an extent, `x y; w h`.
  private func standsInPairs(_ value: Range<Int>) -> Bool {
    let range = text.trimmed(value)
    guard let middle = text.first(.semicolon, in: range) else { return true }
    return text.numbers(2, in: (range.lowerBound + 1)..<middle) != nil
  }

  private mutating func takeAlpha(_ value: Range<Int>) {
    let range = text.trimmed(value)
    guard let (number, end) = text.number(at: range.lowerBound, limit: range.upperBound),
      end == range.upperBound
    else { return fail(.alpha) }
    alpha = number
  }

  private mutating func takeTransform(_ value: Range<Int>) {
    guard let v = numbers(6, value, "[", "]") else { return fail(.transform) }
    transform = Screen.Transform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  }

  private mutating func takeAnchor(_ value: Range<Int>) {
    guard let v = numbers(2, value, "(", ")") else { return fail(.anchorPoint) }
    anchor = Screen.Point(x: v[0], y: v[1])
  }

  private mutating func takeOffset(_ value: Range<Int>) {
    flags.insert(.scrolls)
    guard let v = numbers(2, value, "{", "}") else { return fail(.contentOffset) }
    offset = Screen.Point(x: v[0], y: v[1])
  }

  private mutating func takeSwitch(_ value: Range<Int>, _ flag: Node.Flags, when trigger: Bool) {
    let range = text.trimmed(value)
    let isOn = text.isKey(range, "yes") || text.isKey(range, "true")
    guard isOn || text.isKey(range, "no") || text.isKey(range, "false") else { return fail(.flags) }
    if isOn == trigger { flags.insert(flag) }
  }

  private func numbers(
    _ count: Int, _ value: Range<Int>, _ open: StaticString, _ close: StaticString
  ) -> [Double]? {
    let range = text.trimmed(value)
    guard range.count >= 2, text.hasText(open, at: range.lowerBound),
      text.hasText(close, at: range.upperBound - 1)
    else { return nil }
    return text.numbers(count, in: (range.lowerBound + 1)..<(range.upperBound - 1))
  }

  /// Returns whether a colour is printed with an opacity of 0, which comes last: `... 0 0`.
  private func isClear(_ value: Range<Int>) -> Bool {
    let range = text.trimmed(value)
    if range.isEmpty || text.equals(range, "nil") || text.equals(range, "(null)") { return true }
    return range.count > 2 && text.hasText(" 0", at: range.upperBound - 2)
  }

  private func quoted(_ value: Range<Int>) -> String? {
    var range = text.trimmed(value)
    let marks: [UInt8] = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    if range.count >= 2, marks.contains(text[range.lowerBound]),
      text[range.upperBound - 1] == text[range.lowerBound]
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    return range.isEmpty ? nil : text.string(range)
  }
}
