/// What a member of an element's JSON says, and how its value is written.
///
/// Of several members with one meaning the one with the lowest rank counts.
enum ElementMember: Sendable {
  case className(rank: Int = 0)
  case label(rank: Int = 0)
  case identifier(rank: Int = 0)
  case address
  /// An object of four numbers.
  case frame
  /// A frame in a text; a frame as an object counts before it.
  case frameText(@Sendable (String) -> Screen.Rect?)
  /// How many elements are around it, in a list.
  case depth
  /// An opacity; unknown if it cannot be read.
  case alpha
  /// A switch, and the value at which it counts.
  case flag(Node.Flags, when: Bool)
  /// The same; unknown if it cannot be read.
  case knownFlag(Node.Flags, when: Bool)
}

/// The facts about one element that the formats share, in any order.
struct ElementFacts {
  /// The first text of a kind by rank.
  struct Ranked {
    private var texts: [String?] = [nil, nil, nil, nil]

    subscript(rank: Int) -> String? {
      get { texts[rank] }
      set { texts[rank] = newValue }
    }

    var first: String? { texts.lazy.compactMap(\.self).first }
  }

  var classNames = Ranked()
  var labels = Ranked()
  var identifiers = Ranked()
  var frame: Screen.Rect?
  private(set) var depth = 0
  var flags: Node.Flags = []
  private var address: String?
  private var writtenFrame: Screen.Rect?
  private var alpha: Double?
  private var unknown: Node.Unknown = []

  /// Reads the value of a member that a table names.
  ///
  /// - Returns: Whether the table names it; otherwise its value is still to be read.
  mutating func take(
    _ key: Range<Int>, of members: [(name: StaticString, meaning: ElementMember)],
    from scanner: inout JSONScanner
  ) throws(DumpError) -> Bool {
    let text = scanner.text
    guard let member = members.first(where: { text.equals(key, $0.name) }) else { return false }
    switch member.meaning {
    case .className(let rank): classNames[rank] = try scanner.contentValue()
    case .label(let rank): labels[rank] = try scanner.contentValue()
    case .identifier(let rank): identifiers[rank] = try scanner.identifierValue()
    case .address: address = try scanner.contentValue()
    case .frame: frame = try scanner.frameValue()
    case .frameText(let read): writtenFrame = try scanner.textValue().flatMap(read)
    case .depth: depth = max(0, Int(exactly: try scanner.numberValue() ?? 0) ?? 0)
    case .alpha:
      alpha = try scanner.numberValue()
      if alpha == nil { unknown.insert(.alpha) }
    case .flag(let flag, let trigger):
      if try scanner.switchValue() == trigger { flags.insert(flag) }
    case .knownFlag(let flag, let trigger):
      let value = try scanner.switchValue()
      if value == nil { unknown.insert(.flags) }
      if value == trigger { flags.insert(flag) }
    }
    return true
  }

  /// The element, at its frame in screen points.
  func placedNode(_ kind: Node.Kind, _ className: String, line: Int) -> Node {
    var node = node(kind, className, line: line)
    node.place(frame ?? writtenFrame)
    return node
  }

  /// The element without its place.
  func node(_ kind: Node.Kind, _ className: String, line: Int) -> Node {
    var node = Node(kind: kind, className: classNames.first ?? className, line: line)
    node.address = address
    node.identifier = identifiers.first
    node.label = labels.first
    node.flags = flags
    node.unknown = unknown
    node.alpha = alpha ?? 1
    return node
  }
}
