/// Writes JSON as UTF-8, which takes a fraction of the time of a `String` that grows.
struct JSONWriter {
  private var bytes: [UInt8] = []
  /// How many blanks begin a line; `nil` to write all on one line and without blanks.
  private var indentation: Int?

  init(indentation: Int?) { self.indentation = indentation }

  /// What was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: put("null")
    case .bool(let value): put(value ? "true" : "false")
    // JSON cannot express a number that is not finite.
    case .number(let value): put(value.isFinite ? NumberText.exact(value) : "null")
    case .string(let value): JSONString.write(value, to: &bytes)
    case .array(let elements) where indentation == nil || elements.allSatisfy(\.isShort):
      put("[")
      for (place, element) in elements.enumerated() {
        if place > 0 { put(indentation == nil ? "," : ", ") }
        write(element)
      }
      put("]")
    case .array(let elements):
      let outer = begin("[")
      for (place, element) in elements.enumerated() {
        beginMember(place)
        write(element)
      }
      end("]", outer)
    case .object(let members) where members.isEmpty: put("{}")
    case .object(let members):
      let outer = begin("{")
      for (place, (key, element)) in members.enumerated() {
        beginMember(place)
        JSONString.write(key, to: &bytes)
        put(indentation == nil ? ":" : ": ")
        write(element)
      }
      end("}", outer)
    }
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func beginLine() {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
  }

  /// Opens a block, and returns the indentation around it.
  private mutating func begin(_ bracket: String) -> Int? {
    put(bracket)
    defer { indentation = indentation.map { $0 + 2 } }
    return indentation
  }

  private mutating func beginMember(_ place: Int) {
    if place > 0 { put(",") }
    beginLine()
  }

  private mutating func end(_ bracket: String, _ outer: Int?) {
    indentation = outer
    beginLine()
    put(bracket)
  }
}
