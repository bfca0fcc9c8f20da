import TouchScreen

/// The tap of one line; texts are ranges of the line.
package struct TapLine {
  /// In screen points.
  package var point: Screen.Point
  /// The bytes of the screen's name; none if it says nothing.
  package var screen: Range<Int>?
  /// The bytes of the name of the view that the tap was meant for.
  package var target: Range<Int>?

  /// Reads a line of a table.
  @inline(__always)
  package init(_ line: ByteText, _ columns: TapColumns) throws(TapProblem) {
    var (x, y): (Range<Int>?, Range<Int>?) = (nil, nil)
    var (screen, target): (Range<Int>?, Range<Int>?) = (nil, nil)
    var (start, column) = (0, 0)
    let last = columns.last
    while column <= last, start <= line.count {
      let end = CSVFields.end(ofFieldAt: start, of: line, columns.separator)
      let field = CSVFields.unquoted(line.trimmed(start..<end), of: line)
      if column == columns.x { x = field } else if column == columns.y { y = field }
      if column == columns.screen { screen = field }
      if column == columns.target { target = field }
      start = end + 1
      column = column + 1
    }
    point = Screen.Point(
      x: try Self.number(x, of: line, .missing("x"), .noNumber("x")),
      y: try Self.number(y, of: line, .missing("y"), .noNumber("y")))
    self.screen = screen.flatMap { $0.isEmpty ? nil : $0 }
    self.target = target.flatMap { $0.isEmpty ? nil : $0 }
  }

  @inline(__always)
  private static func number(
    _ field: Range<Int>?, of line: ByteText, _ missing: TapProblem, _ noNumber: TapProblem
  ) throws(TapProblem) -> Double {
    guard let field, !field.isEmpty else { throw missing }
    guard let (value, end) = line.number(at: field.lowerBound, limit: field.upperBound),
      end == field.upperBound
    else { throw noNumber }
    return value
  }

  /// Reads a line of JSON.
  package init(json line: ByteText) throws(TapProblem) {
    var (x, y): (Double?, Double?) = (nil, nil)
    var (hasX, hasY) = (false, false)
    var (screen, target): (Range<Int>?, Range<Int>?) = (nil, nil)
    var scanner = JSONScanner(text: line)
    do throws(DumpError) {
      guard try scanner.next() == .beginObject else { throw scanner.failure("an object") }
      while case .key(let key) = try scanner.next() {
        if line.equals(key, "x") {
          hasX = true
          x = try scanner.numberValue()
        } else if line.equals(key, "y") {
          hasY = true
          y = try scanner.numberValue()
        } else if line.equals(key, "screen") {
          screen = try scanner.stringRange()
        } else if line.equals(key, "target") {
          target = try scanner.stringRange()
        } else {
          try scanner.skipValue()
        }
      }
    } catch {
      throw .brokenJSON
    }
    guard hasX else { throw .missing("x") }
    guard hasY else { throw .missing("y") }
    guard let x else { throw .noNumber("x") }
    guard let y else { throw .noNumber("y") }
    point = Screen.Point(x: x, y: y)
    self.screen = screen
    self.target = target
  }
}

extension JSONScanner {
  /// Reads the next value and returns its range if it is a string; escapes are kept.
  fileprivate mutating func stringRange() throws(DumpError) -> Range<Int>? {
    let outer = depth
    let token = try next()
    while depth > outer { _ = try next() }
    guard case .string(let range) = token else { return nil }
    return range
  }
}

/// Why a line of taps does not count.
package enum TapProblem: Error, Sendable, Hashable {
  /// The field of this name is missing or empty.
  case missing(String)
  /// The field of this name is not a finite decimal number.
  case noNumber(String)
  /// The line is not an object of JSON.
  case brokenJSON
  /// No screen has this name.
  case unknownScreen
  /// There are several screens, and the line names none.
  case noScreen
  /// The line is longer than any tap.
  case tooLong
}
