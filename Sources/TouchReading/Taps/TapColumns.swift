/// The columns of a tap's fields in the lines of a table.
package struct TapColumns: Sendable, Hashable {
  /// The separator of two fields.
  var separator: UInt8
  var x: Int
  var y: Int
  var screen: Int?
  var target: Int?

  /// Reads the heading of a table whose fields are separated by commas, semicolons or tabs.
  ///
  /// - Returns: `nil` if it contains no `x` or no `y`.
  package init?(heading: ByteText) {
    separator = [0x2C, 0x3B, 0x09].first { heading.contains($0) } ?? 0x2C
    var places: [String: Int] = [:]
    let fields = CSVFields(line: heading, separator: separator)
    for (place, field) in fields.all.enumerated() {
      let name = CSVFields.text(field, of: heading).lowercased()
      if places[name] == nil { places[name] = place }
    }
    guard let x = places["x"], let y = places["y"] else { return nil }
    self.x = x
    self.y = y
    screen = places["screen"]
    target = places["target"]
  }

  /// The last column that is read.
  var last: Int { max(x, y, screen ?? 0, target ?? 0) }
}

/// The fields of one line of a table.
package struct CSVFields {
  /// Each field without the blanks around it; quotation marks are included.
  private(set) var all: [Range<Int>] = []

  init(line: ByteText, separator: UInt8) {
    var start = 0
    while true {
      let end = Self.end(ofFieldAt: start, of: line, separator)
      all.append(line.trimmed(start..<end))
      guard end < line.count else { return }
      start = end + 1
    }
  }

  /// Returns where a field ends: at the next separator outside quotation marks, or at the end of
  /// the line.
  @inline(__always)
  static func end(ofFieldAt start: Int, of line: ByteText, _ separator: UInt8) -> Int {
    var index = start
    var isQuoted = false
    while index < line.count, isQuoted || line[index] != separator {
      if line[index] == 0x22 { isQuoted.toggle() }
      index += 1
    }
    return index
  }

  /// Returns a field without its quotation marks; two of them inside it mean one.
  package static func text(_ field: Range<Int>, of line: ByteText) -> String {
    let inner = unquoted(field, of: line)
    guard inner != field, line[inner].contains(0x22) else { return line.string(inner) }
    var bytes: [UInt8] = []
    var isSecond = false
    for byte in line[inner] {
      if byte == 0x22, !isSecond {
        isSecond = true
        continue
      }
      isSecond = false
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the range of a field's content.
  @inline(__always)
  static func unquoted(_ field: Range<Int>, of line: ByteText) -> Range<Int> {
    guard field.count >= 2, line[field.lowerBound] == 0x22, line[field.upperBound - 1] == 0x22
    else { return field }
    return (field.lowerBound + 1)..<(field.upperBound - 1)
  }
}
