import TouchScreen

/// One view of AppReveal's list.
struct AppRevealFacts: JSONListedFacts {
  /// The number of views around it.
  private(set) var depth = 0
  private var className: String?
  private var frame: Screen.Rect?
  private var identifier: String?
  private var texts: [String?] = [nil, nil, nil]
  private var alpha: Double?
  private var flags: Node.Flags = []
  private var recognizers: [Node.Recognizer] = []
  private var unknown: Node.Unknown = []

  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    if text.equals(key, "class") {
      className = try scanner.contentValue()
    } else if text.equals(key, "frame") {
      frame = try scanner.textValue().flatMap(Self.frame)
    } else if text.equals(key, "depth") {
      depth = max(0, Int(exactly: try scanner.numberValue() ?? 0) ?? 0)
    } else if text.equals(key, "alpha") {
      alpha = try scanner.numberValue()
      if alpha == nil { unknown.insert(.alpha) }
    } else if text.equals(key, "accessibilityId") {
      identifier = try scanner.contentValue()
    } else if text.equals(key, "gestureRecognizers") {
      try takeRecognizers(from: &scanner)
    } else if let (_, flag, trigger) = Self.switches.first(where: { text.equals(key, $0.0) }) {
      try takeSwitch(flag, when: trigger, from: &scanner)
    } else if let rank = Self.textKeys.firstIndex(where: { text.equals(key, $0) }) {
      texts[rank] = try scanner.contentValue()
    } else {
      try scanner.skipValue()
    }
  }

  func node(line: Int) -> Node {
    var node = Node(
      kind: depth == 0 ? .window : .view, className: className ?? "UIView", line: line)
    node.identifier = identifier
    node.label = texts.lazy.compactMap(\.self).first
    node.flags = flags
    node.recognizers = recognizers
    node.unknown = unknown
    if let alpha { node.alpha = alpha }
    node.place(frame)
    return node
  }

  /// Visible text has priority over spoken text.
  private static let textKeys: [StaticString] = ["text", "title", "accessibilityLabel"]

  private static let switches: [(StaticString, Node.Flags, Bool)] = [
    ("hidden", .hidden, true), ("userInteraction", .interactionDisabled, false),
    ("userInteractionEnabled", .interactionDisabled, false),
    ("clipsToBounds", .clipsToBounds, true), ("enabled", .controlDisabled, false),
  ]

  private mutating func takeSwitch(
    _ flag: Node.Flags, when trigger: Bool, from scanner: inout JSONScanner
  ) throws(DumpError) {
    guard let value = try scanner.switchValue() else {
      unknown.insert(.flags)
      return
    }
    if value == trigger { flags.insert(flag) }
  }

  private mutating func takeRecognizers(from scanner: inout JSONScanner) throws(DumpError) {
    guard try scanner.enterArray() else { return }
    while case .string(let range) = try scanner.next() {
      recognizers.append(Node.Recognizer(className: JSONText.decode(range, of: scanner.text)))
    }
    if !recognizers.isEmpty { flags.insert(.hasGestureRecognizers) }
  }

  /// Reads `x,y,width,height`.
  private static func frame(_ text: String) -> Screen.Rect? {
    let numbers = text.split(separator: ",").map { Double($0) }.compactMap(\.self)
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Screen.Rect(standardizing: numbers)
  }
}
