import ArgumentParser
import TouchMap

/// A point as `X,Y`.
struct PointArgument: CustomStringConvertible {
  /// Why a text is no point.
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  let point: Hierarchy.Point

  init(point: Hierarchy.Point) { self.point = point }

  /// Reads a point: two decimal numbers with a comma between them; blanks around them and the
  /// brackets in which dumps print points are taken.
  ///
  /// - Throws: ``Problem``, which says what was expected.
  init(argument: String) throws {
    let text = Self.withoutBrackets(argument[...].trimmingBlanks())
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingBlanks() }
    guard parts.count == 2 else {
      throw Problem(description: "expected two numbers with a comma between them, as in 196,420")
    }
    let values = try parts.map(Self.number)
    point = Hierarchy.Point(x: values[0], y: values[1])
  }

  var description: String { "\(point.x),\(point.y)" }

  private static func number(_ text: Substring) throws -> Double {
    // `Double` also reads hexadecimal digits and words such as `nan`.
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }),
      let value = Double(text)
    else {
      throw Problem(description: "'\(text)' is no decimal number of points, as in 196,420")
    }
    guard value.isFinite else {
      throw Problem(description: "'\(text)' is larger than any screen")
    }
    return value
  }

  private static func withoutBrackets(_ text: Substring) -> Substring {
    let isBracketed = [("(", ")"), ("{", "}"), ("[", "]")].contains { open, close in
      text.count > 1 && text.hasPrefix(open) && text.hasSuffix(close)
    }
    return isBracketed ? text.dropFirst().dropLast() : text
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return start[...end]
  }
}
