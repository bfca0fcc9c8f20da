import Foundation
@_spi(Command) import TouchMap

/// What a region of a drawn map encloses: loops of straight lines, of which an odd number goes around a
/// point inside.
struct Outline {
  var loops: [[Screen.Point]]

  /// Reads what `M`, `L`, `H`, `V` and `Z` draw, all in places of the screen, and small letters in steps
  /// from the last corner.
  init(path: String) {
    loops = path.split(separator: "M").map { loop in
      var corners: [Screen.Point] = []
      for step in ("L" + loop).matches(of: /([LHVlhv])(-?[\d.e]+) ?(-?[\d.e]*)/) {
        let (number, other) = (Double(step.2) ?? .nan, Double(step.3) ?? .nan)
        let last = corners.last ?? Screen.Point(x: 0, y: 0)
        let next =
          switch step.1 {
          case "H": (number, last.y)
          case "V": (last.x, number)
          case "h": (last.x + number, last.y)
          case "v": (last.x, last.y + number)
          case "l": (last.x + number, last.y + other)
          default: (number, other)
          }
        corners.append(Screen.Point(x: next.0, y: next.1))
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
