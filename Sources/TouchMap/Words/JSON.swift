/// A JSON value to be written; members keep their order, so equal answers are equal texts.
@_spi(Command) public enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// A whole number.
  @_spi(Command) public static func integer(_ value: Int) -> JSON { .number(Double(value)) }

  /// A text, or null.
  package static func optional(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }

  /// Returns the text, two blanks a level; arrays of plain values, and arrays of such arrays, stay
  /// on one line. Lines after the first begin with `indentation`.
  package func text(indentation: String = "") -> String {
    var text = ""
    write(to: &text, indentation: indentation)
    return text
  }

  /// Returns the text on one line, without blanks.
  @_spi(Command) public func line() -> String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  private var isPlain: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  /// Whether the value is short enough for a line with its neighbours: plain, or a list of plain
  /// values, as a point is.
  private var isShort: Bool {
    if case .array(let elements) = self { return elements.allSatisfy(\.isPlain) }
    return isPlain
  }

  /// Writes the value, without indentation all on one line and without blanks.
  private func write(to text: inout String, indentation: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    // JSON cannot express a number that is not finite.
    case .number(let value): text += value.isFinite ? NumberText.exact(value) : "null"
    case .string(let value): JSONString.write(value, to: &text)
    case .array(let elements) where indentation == nil || elements.allSatisfy(\.isShort):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += indentation == nil ? "," : ", " }
        element.write(to: &text, indentation: indentation)
      }
      text += "]"
    case .array(let elements):
      writeBlock("[", "]", elements.map { (nil, $0) }, to: &text, indentation: indentation)
    case .object(let members) where members.isEmpty: text += "{}"
    case .object(let members):
      writeBlock("{", "}", members.map { ($0, $1) }, to: &text, indentation: indentation)
    }
  }

  private func writeBlock(
    _ open: String, _ close: String, _ members: [(String?, JSON)], to text: inout String,
    indentation: String?
  ) {
    let inner = indentation.map { $0 + "  " }
    text += open
    for (index, (key, value)) in members.enumerated() {
      if index > 0 { text += "," }
      if let inner {
        text += "\n"
        text += inner
      }
      if let key {
        JSONString.write(key, to: &text)
        text += inner == nil ? ":" : ": "
      }
      value.write(to: &text, indentation: inner)
    }
    if let indentation { text += "\n" + indentation }
    text += close
  }
}

extension JSON {
  /// A size as width and height.
  package static func size(_ size: Screen.Size) -> JSON {
    .array([.number(size.width), .number(size.height)])
  }

  package static func point(_ point: Screen.Point) -> JSON {
    .array([.number(point.x), .number(point.y)])
  }

  /// A rectangle as x, y, width and height, rounded as people see it.
  package static func rect(_ rect: Screen.Rect) -> JSON {
    .array([
      .rounded(rect.origin.x), .rounded(rect.origin.y), .rounded(rect.size.width),
      .rounded(rect.size.height),
    ])
  }

  /// A number, rounded as people see it.
  package static func rounded(_ value: Double) -> JSON { .number(NumberText.rounded(value)) }
}

extension JSON {
  /// Returns the members that differ from others: of objects again the members that differ, with
  /// null for those that are missing, and of lists of one length the elements by their places.
  package static func changes(
    to new: [(String, JSON)], from old: [(String, JSON)]
  ) -> [(String, JSON)] {
    let known = Dictionary(old, uniquingKeysWith: { $1 })
    let names = Set(new.map(\.0))
    let changed = new.compactMap { name, value in
      guard let other = known[name] else { return (name, value) }
      return value.change(from: other).map { (name, $0) }
    }
    return changed + old.filter { !names.contains($0.0) }.map { ($0.0, .null) }
  }

  private func change(from other: JSON) -> JSON? {
    switch (self, other) {
    case (.number(let new), .number(let old)): return new == old ? nil : self
    case (.object(let new), .object(let old)):
      let changes = Self.changes(to: new, from: old)
      return changes.isEmpty ? nil : .object(changes)
    case (.array(let new), .array(let old)) where new.count == old.count:
      let changes = zip(new, old).enumerated().compactMap { place, pair in
        pair.0.change(from: pair.1) == nil ? nil : ("\(place)", pair.0)
      }
      return changes.isEmpty ? nil : .object(changes)
    default: return line() == other.line() ? nil : self
    }
  }
}
