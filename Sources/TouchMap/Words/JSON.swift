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
  /// on one line. Lines after the first begin with `indentation` blanks.
  package func text(indentation: Int = 0) -> String {
    var writer = JSONWriter(indentation: indentation)
    writer.write(self)
    return writer.text
  }

  /// Returns the text on one line, without blanks.
  @_spi(Command) public func line() -> String {
    var writer = JSONWriter(indentation: nil)
    writer.write(self)
    return writer.text
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
  var isShort: Bool {
    if case .array(let elements) = self { return elements.allSatisfy(\.isPlain) }
    return isPlain
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
