import Foundation
import TouchMap

/// What a region of a drawn map encloses: loops of straight lines, of which an odd number goes around a
/// point inside.
struct Outline {
  var loops: [[Screen.Point]]

  /// Reads the outlines of the regions of an SVG image, in its order.
  static func all(inSVG svg: String) -> [Outline] {
    svg.split(separator: "\n").filter { $0.contains("region ") }.map { line in
      let path = line.components(separatedBy: " d=\"").last?.prefix { $0 != "\"" }
      return Outline(path: String(path ?? ""))
    }
  }

  /// Reads what `M`, `L`, `H`, `V` and `Z` draw, all in places of the screen.
  init(path: String) {
    loops = path.split(separator: "M").map { loop in
      var corners: [Screen.Point] = []
      for step in ("L" + loop).matches(of: /([LHV])([^LHVZ ]+) ?([^LHVZ ]*)/) {
        let number = Double(step.2) ?? .nan
        switch (step.1, corners.last) {
        case ("H", let last?): corners.append(Screen.Point(x: number, y: last.y))
        case ("V", let last?): corners.append(Screen.Point(x: last.x, y: number))
        default: corners.append(Screen.Point(x: number, y: Double(step.3) ?? .nan))
        }
      }
      return corners
    }
  }

  /// Whether a point lies inside.
  func contains(_ point: Screen.Point) -> Bool {
    var isInside = false
    for loop in loops {
      for (one, next) in zip(loop, loop.dropFirst() + loop.prefix(1))
      where (one.y > point.y) != (next.y > point.y) {
        let x = one.x + (point.y - one.y) / (next.y - one.y) * (next.x - one.x)
        if x > point.x { isInside.toggle() }
      }
    }
    return isInside
  }
}
