import TouchScreen

/// The fields of one description, in any order.
struct EarlGreyFacts {
  private let text: ByteText
  private let limit: Int
  private var index: Int
  private(set) var accessibilityFrame: Screen.Rect?
  /// The frame in the superview; only views have one.
  private(set) var frame: Screen.Rect?
  /// Whether there is a frame in the superview, readable or not.
  private(set) var isView = false
  private var identifier: String?
  private var label: String?
  private var shownText: String?
  private var alpha: Double? = 1
  private var flags: Node.Flags = []
  /// Whether the description has no end.
  private(set) var isIncomplete = false

  /// Reads the fields that begin at an index and end before another one.
  init(text: ByteText, from start: Int, before limit: Int) {
    self.text = text
    self.limit = limit
    index = start
    while index < limit { if !takeField() { break } }
  }

  /// The index after the description.
  var end: Int { index }

  /// Writes all facts except the place into a node.
  func apply(to node: inout Node) {
    node.identifier = identifier
    node.label = label ?? shownText
    node.flags = flags
    if let alpha { node.alpha = alpha } else { node.unknown.insert(.alpha) }
  }

  /// The beginnings of all fields.
  private static let fields: [StaticString] = [
    "AX", "isAccessible", "frame=", "opaque", "hidden", "alpha=", "UIE=", "disabled", "enabled",
    "text=", "value=",
  ]

  /// Returns whether a field begins at an index.
  static func isField(at index: Int, in text: ByteText) -> Bool {
    fields.contains { text.hasText($0, at: index) }
  }

  /// Reads one field and the separator before the next.
  ///
  /// - Returns: Whether another one may follow.
  private mutating func takeField() -> Bool {
    let start = index
    while index < limit, text[index].isFieldName { index += 1 }
    let name = start..<index
    var value = index..<index
    if text.hasText("=", at: index) {
      value = text.hasText("'", at: index + 1) ? quoted(from: index + 2) : bare(from: index + 1)
    }
    take(name, value)
    if text.hasText("; ", at: index) {
      index += 2
      return true
    }
    if text.hasText(">", at: index) { index += 1 } else { isIncomplete = true }
    return false
  }

  private mutating func take(_ name: Range<Int>, _ value: Range<Int>) {
    let isNo = text.equals(value, "N") || text.equals(value, "NO")
    if text.equals(name, "AX.frame") {
      accessibilityFrame = text.bracedRect(in: value)
    } else if text.equals(name, "frame") {
      isView = true
      frame = text.bracedRect(in: value)
    } else if text.equals(name, "AX.id") {
      identifier = content(value)
    } else if text.equals(name, "AX.label") {
      label = content(value)
    } else if text.equals(name, "text") {
      shownText = content(value)
    } else if text.equals(name, "alpha") {
      let number = text.number(at: value.lowerBound, limit: value.upperBound)
      alpha = number?.end == value.upperBound ? number?.value : nil
    } else if text.equals(name, "hidden") {
      flags.insert(.hidden)
    } else if text.equals(name, "disabled") || text.equals(name, "enabled") && isNo {
      flags.insert(.controlDisabled)
    } else if text.equals(name, "UIE"), isNo {
      flags.insert(.interactionDisabled)
    }
  }

  private func content(_ value: Range<Int>) -> String? { value.isEmpty ? nil : text.string(value) }

  /// Returns the range of a value that ends at a quotation mark before another field or the end of
  /// the description: nothing in it is escaped.
  private mutating func quoted(from start: Int) -> Range<Int> {
    var search = min(start, limit)
    while let mark = text.first(.apostrophe, in: search..<limit) {
      let next = mark + 1
      let endsField = text.hasText("; ", at: next) && Self.isField(at: next + 2, in: text)
      if endsField || text.hasText(">", at: next) && text.isAtLineEnd(next + 1, before: limit) {
        index = next
        return start..<mark
      }
      search = next
    }
    index = limit
    return min(start, limit)..<limit
  }

  private mutating func bare(from start: Int) -> Range<Int> {
    index = min(start, limit)
    while index < limit, text[index] != .semicolon, text[index] != .greaterThan,
      !text[index].isLineEnd
    {
      index += 1
    }
    return min(start, index)..<index
  }
}

extension UInt8 {
  fileprivate var isFieldName: Bool { isWordByte || self == .fullStop }
}
