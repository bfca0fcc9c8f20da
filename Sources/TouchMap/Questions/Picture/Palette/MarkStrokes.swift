/// A straight line on the screen.
package struct ScreenStroke: Sendable, Hashable {
  /// Where it begins, in screen points.
  package let start: Screen.Point
  /// Where it ends, in screen points.
  package let end: Screen.Point
}

extension Palette.Mark {
  /// Returns the mark on a convex area, in screen points, as lines, for where there are no
  /// patterns. The lines of neighbouring areas fit together.
  package func strokes(on polygon: [Screen.Point]) -> [ScreenStroke] {
    switch self {
    case .stripes: Self.lines(on: polygon, across: (1, 1), every: 14)
    case .hatch: Self.lines(on: polygon, across: (1, 1), every: 8)
    case .lines: Self.lines(on: polygon, across: (0, 1), every: 6)
    case .lattice:
      Self.lines(on: polygon, across: (1, 1), every: 8)
        + Self.lines(on: polygon, across: (1, -1), every: 8)
    case .dots:
      Self.lines(on: polygon, across: (0, 1), every: 8).flatMap { line in
        line.parts([2, 6])
      }
    case .outline, .plain: []
    }
  }

  /// No mark needs more lines on one area; more come from a hostile size. A choice.
  private static let mostLines = 2_000.0

  /// Returns parallel lines that divide an area.
  private static func lines(
    on polygon: [Screen.Point], across: (x: Double, y: Double), every distance: Double
  ) -> [ScreenStroke] {
    let length = (across.x * across.x + across.y * across.y).squareRoot()
    let normal = (x: across.x / length, y: across.y / length)
    let depths = polygon.map { $0.x * normal.x + $0.y * normal.y }
    guard let least = depths.min(), let most = depths.max(), least.isFinite,
      (most - least) / distance <= mostLines
    else { return [] }
    return stride(from: (least / distance).rounded(.up) * distance, to: most, by: distance)
      .compactMap { depth in
        // Where the line crosses the edges; of a convex area these are two points.
        var crossings: [Screen.Point] = []
        for index in polygon.indices {
          let next = (index + 1) % polygon.count
          let (first, second) = (depths[index] - depth, depths[next] - depth)
          guard (first <= 0) != (second <= 0) else { continue }
          let share = first / (first - second)
          crossings.append(
            Screen.Point(
              x: polygon[index].x + share * (polygon[next].x - polygon[index].x),
              y: polygon[index].y + share * (polygon[next].y - polygon[index].y)))
        }
        guard crossings.count == 2 else { return nil }
        return ScreenStroke(start: crossings[0], end: crossings[1])
      }
  }
}

extension ScreenStroke {
  /// Returns the line broken into dashes, with the lengths of dashes and gaps in turn; the first
  /// begins where the line begins.
  func parts(_ lengths: [Double]) -> [ScreenStroke] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let whole = (dx * dx + dy * dy).squareRoot()
    let period = lengths.reduce(0, +)
    guard whole > 0, whole / period <= 10_000 else { return [] }
    func point(_ distance: Double) -> Screen.Point {
      Screen.Point(x: start.x + dx * distance / whole, y: start.y + dy * distance / whole)
    }
    return stride(from: 0, to: whole, by: period).flatMap { first in
      var place = first
      return lengths.enumerated().compactMap { number, length in
        defer { place += length }
        guard number % 2 == 0, place < whole else { return nil as ScreenStroke? }
        return ScreenStroke(start: point(place), end: point(min(whole, place + length)))
      }
    }
  }

  /// Returns the outline of an area.
  package static func outline(of polygon: [Screen.Point]) -> [ScreenStroke] {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).map(ScreenStroke.init)
  }
}

extension TouchPicture.Region {
  /// The lines around the region and around holes in it.
  package var edges: [ScreenStroke] {
    RegionOutline(around: polygons).loops.flatMap(ScreenStroke.outline)
  }
}
