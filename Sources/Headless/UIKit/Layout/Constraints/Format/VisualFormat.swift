/// A row or a column of views, as a line of the visual format language describes it.
///
/// > Source: Apple's Auto Layout Guide, "Visual Format Language", for the grammar. FS-340.
struct VisualFormat {
  enum Relation: String {
    case lessOrEqual = "<="
    case equal = "=="
    case greaterOrEqual = ">="

    var relation: NSLayoutConstraint.Relation {
      switch self {
      case .lessOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterOrEqual: .greaterThanOrEqual
      }
    }
  }

  enum Length: Equatable {
    case number(CGFloat)
    case name(String)
  }

  struct Predicate: Equatable {
    var relation = Relation.equal
    var length: Length
    var priority: Length?
  }

  /// The gap between two views, or between a view and an end.
  enum Gap: Equatable {
    case none
    case standard
    case predicates([Predicate])
  }

  struct Item: Equatable {
    var name: String
    var sizes: [Predicate] = []
  }

  var isVertical = false
  /// The gap before the first view, if the line starts at the superview.
  var start: Gap?
  var items: [Item] = []
  /// The gaps between each view and the next.
  var gaps: [Gap] = []
  /// The gap after the last view, if the line ends at the superview.
  var end: Gap?
}

/// Why a line is not valid in the visual format language.
package struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  package let format: String
  /// Where the reading ended, in characters from the start.
  package let position: Int
  package let expected: String

  package init(format: String, position: Int, expected: String) {
    self.format = format
    self.position = position
    self.expected = expected
  }

  package var description: String {
    "Unable to parse the constraint format: expected \(expected)\n\(format)\n"
      + String(repeating: " ", count: position) + "^"
  }
}

/// Reads a line from its start to its end.
struct VisualFormatReader {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  private func error(_ expected: String) -> VisualFormatError {
    VisualFormatError(format: format, position: position, expected: expected)
  }

  private mutating func takes(_ text: String) -> Bool {
    let wanted = Array(text)
    guard characters[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func demand(_ text: String) throws {
    guard takes(text) else { throw error("'\(text)'") }
  }

  mutating func read() throws -> VisualFormat {
    var result = VisualFormat()
    if takes("V:") { result.isVertical = true } else { _ = takes("H:") }
    if takes("|") { result.start = try gap() }
    result.items = [try item()]
    while position < characters.count {
      let gap = try gap()
      if takes("|") {
        result.end = gap
        break
      }
      result.gaps.append(gap)
      result.items.append(try item())
    }
    guard position == characters.count else { throw error("the end") }
    return result
  }

  private mutating func gap() throws -> VisualFormat.Gap {
    guard takes("-") else { return .none }
    guard position < characters.count, characters[position] != "[", characters[position] != "|"
    else { return .standard }
    let list = try predicates() ?? [VisualFormat.Predicate(length: length())]
    try demand("-")
    return .predicates(list)
  }

  private mutating func item() throws -> VisualFormat.Item {
    try demand("[")
    var item = VisualFormat.Item(name: try name())
    item.sizes = try predicates() ?? []
    try demand("]")
    return item
  }

  /// A list in brackets, if there is one.
  private mutating func predicates() throws -> [VisualFormat.Predicate]? {
    guard takes("(") else { return nil }
    var list = [try predicate()]
    while takes(",") { list.append(try predicate()) }
    try demand(")")
    return list
  }

  private mutating func predicate() throws -> VisualFormat.Predicate {
    var relation = VisualFormat.Relation.equal
    for one in [VisualFormat.Relation.lessOrEqual, .equal, .greaterOrEqual]
    where takes(one.rawValue) { relation = one }
    var predicate = VisualFormat.Predicate(relation: relation, length: try length())
    if takes("@") { predicate.priority = try length() }
    return predicate
  }

  private mutating func length() throws -> VisualFormat.Length {
    var digits = ""
    while position < characters.count,
      characters[position].isNumber || characters[position] == "."
        || digits.isEmpty && characters[position] == "-"
    {
      digits.append(characters[position])
      position += 1
    }
    if let number = Double(digits) { return .number(CGFloat(number)) }
    guard digits.isEmpty else { throw error("a number") }
    return .name(try name())
  }

  private mutating func name() throws -> String {
    var name = ""
    while position < characters.count,
      characters[position].isLetter || characters[position] == "_"
        || !name.isEmpty && (characters[position].isNumber || characters[position] == ".")
    {
      name.append(characters[position])
      position += 1
    }
    guard !name.isEmpty else { throw error("a name or a number") }
    return name
  }
}
