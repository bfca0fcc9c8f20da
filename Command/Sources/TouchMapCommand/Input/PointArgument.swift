import Foundation
@_spi(Command) import TouchMap

/// A point as `X,Y`: in points, in pixels (`588,1260px`), or in parts of the screen (`50%,30%`).
struct PointArgument: CustomStringConvertible {
  /// Why a text is not a point.
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// A coordinate as it was written.
  private struct Coordinate {
    enum Unit { case points, pixels, percent }

    var value: Double
    var unit: Unit
  }

  private let x: Coordinate
  private let y: Coordinate

  init(point: Screen.Point) {
    x = Coordinate(value: point.x, unit: .points)
    y = Coordinate(value: point.y, unit: .points)
  }

  /// Reads a point: two decimal numbers with a comma between them. Blanks around them are accepted,
  /// and so are the brackets in which dumps print points. `px` after the second number applies to
  /// both.
  ///
  /// - Throws: ``Problem``, which says what was expected.
  init(argument: String) throws {
    let text = Self.withoutBrackets(argument[...].trimmingBlanks())
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingBlanks() }
    guard parts.count == 2 else {
      let hint = Self.looksLikeFile(argument) ? ", and then the dump" : ""
      throw Problem(
        description: "expected two numbers with a comma between them, as in 196,420\(hint)")
    }
    var values = try parts.map(Self.coordinate)
    if values[1].unit == .pixels { values[0].unit = .pixels }
    x = values[0]
    y = values[1]
  }

  var description: String { "\(x.value),\(y.value)" }

  /// Returns the point on a screen, in screen points.
  func point(on screen: Screen) -> Screen.Point {
    let bounds = screen.frame
    let scale = Double(DeviceScale.scale(of: bounds.size))
    func place(_ coordinate: Coordinate, origin: Double, length: Double) -> Double {
      switch coordinate.unit {
      case .points: coordinate.value
      case .pixels: coordinate.value / scale
      case .percent: origin + coordinate.value / 100 * length
      }
    }
    return Screen.Point(
      x: place(x, origin: bounds.origin.x, length: bounds.size.width),
      y: place(y, origin: bounds.origin.y, length: bounds.size.height))
  }

  /// Returns what a point outside the screen probably means, in one sentence; `nil` if it lies on
  /// the screen.
  func hint(on screen: Screen) -> String? {
    let (point, bounds) = (point(on: screen), screen.frame)
    guard screen.hasScreen, screen.statesSize, !bounds.contains(point) else { return nil }
    let size = "\(Self.text(bounds.size.width)) x \(Self.text(bounds.size.height))"
    let place = "\(Self.text(point.x)),\(Self.text(point.y)) lies off the screen of \(size) points"
    for scale in [3.0, 2.0] where x.unit == .points && y.unit == .points {
      let pixels = Screen.Point(x: point.x / scale, y: point.y / scale)
      guard bounds.contains(pixels) else { continue }
      let meant = "\(Self.text(pixels.x)),\(Self.text(pixels.y))"
      return "\(place); in pixels of a @\(Int(scale))x screen it is \(meant), which "
        + "\(Self.text(point.x)),\(Self.text(point.y))px asks for"
    }
    let turned = Screen.Point(x: point.y, y: point.x)
    let meant = "\(Self.text(turned.x)),\(Self.text(turned.y))"
    return bounds.contains(turned) ? "\(place); turned it is \(meant)" : place
  }

  /// Whether an argument is more likely a file than a point.
  static func looksLikeFile(_ argument: String) -> Bool {
    argument == "-" || FileManager.default.fileExists(atPath: argument)
  }

  private static func coordinate(_ text: Substring) throws -> Coordinate {
    if text.hasSuffix("px") {
      return Coordinate(value: try number(text.dropLast(2)), unit: .pixels)
    }
    if text.hasSuffix("%") { return Coordinate(value: try number(text.dropLast()), unit: .percent) }
    return Coordinate(value: try number(text), unit: .points)
  }

  private static func number(_ text: Substring) throws -> Double {
    // `Double` also reads hexadecimal digits and words such as `nan`.
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }),
      let value = Double(text)
    else { throw Problem(description: "'\(text)' is no decimal number of points, as in 196,420") }
    guard value.isFinite else { throw Problem(description: "'\(text)' is larger than any screen") }
    return value
  }

  private static func withoutBrackets(_ text: Substring) -> Substring {
    let isBracketed = [("(", ")"), ("{", "}"), ("[", "]")].contains { open, close in
      text.count > 1 && text.hasPrefix(open) && text.hasSuffix(close)
    }
    return isBracketed ? text.dropFirst().dropLast() : text
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

/// How many pixels a point has on a screen of a size.
///
/// No dump contains it. Screens of iPads and of phones with a home button have two; those of larger
/// and later phones have three.
/// later phones three.
///
/// > Source: Apple, "Displays and device sizes" of the Human Interface Guidelines.
enum DeviceScale {
  /// Sizes in points, in portrait, of phones with two pixels a point.
  private static let twofold: Set<[Double]> = [[320, 480], [320, 568], [375, 667], [414, 896]]

  static func scale(of size: Screen.Size) -> Int {
    let sides = [size.width, size.height].sorted()
    return sides[0] >= 600 || twofold.contains(sides) ? 2 : 3
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return start[...end]
  }
}
