/// The outline of polygons that do not overlap: without the edges that two of them share. It does
/// not depend on how an area was cut up, and has no seams where it is drawn.
package struct RegionOutline {
  /// The lines around the area and around its holes, in the polygons' space; to be filled by the
  /// even-odd rule.
  package private(set) var loops: [[Screen.Point]] = []

  /// - Complexity: O(*n* log *n*) for *n* edges, if the corners lie about evenly.
  package init(around polygons: [[Screen.Point]]) {
    var edges = EdgeSum(corners: polygons)
    for polygon in polygons { edges.add(polygon) }
    loops = Self.loops(of: edges.remaining)
  }

  /// Follows the edges, each once, always from where the last one ended.
  private static func loops(of edges: [Edge]) -> [[Screen.Point]] {
    // Sorted, because the order of a dictionary changes: one region must always give the same text.
    let edges = edges.sorted {
      ($0.start.y, $0.start.x, $0.end.y, $0.end.x) < ($1.start.y, $1.start.x, $1.end.y, $1.end.x)
    }
    var leaving: [Screen.Point: [Int]] = [:]
    for index in edges.indices.reversed() { leaving[edges[index].start, default: []].append(index) }
    var loops: [[Screen.Point]] = []
    for first in edges {
      var loop: [Screen.Point] = []
      var point = first.start
      while let next = leaving[point]?.popLast() {
        loop.append(point)
        point = edges[next].end
      }
      if loop.count > 2 { loops.append(withoutStraightCorners(loop)) }
    }
    return loops
  }

  /// Leaves out the corners that lie on a straight line.
  private static func withoutStraightCorners(_ loop: [Screen.Point]) -> [Screen.Point] {
    loop.indices.compactMap { index in
      let before = loop[(index + loop.count - 1) % loop.count]
      let (corner, after) = (loop[index], loop[(index + 1) % loop.count])
      let isStraight =
        (before.x == corner.x && corner.x == after.x)
        || (before.y == corner.y && corner.y == after.y)
        || Edge(start: before, end: after).place(of: corner) != nil
      return isStraight ? nil : corner
    }
  }

  fileprivate struct Edge: Hashable {
    var start: Screen.Point
    var end: Screen.Point
  }
}

/// Edges, of which opposite ones cancel each other out. Corners are rounded to a millionth of a
/// point, as the corner of one polygon on the edge of another is computed in two ways.
private struct EdgeSum {
  /// For each upright line, how many edges more run forwards than backwards from a place on.
  private var changesOnX: [Double: [Double: Int]] = [:]
  private var changesOnY: [Double: [Double: Int]] = [:]
  private var slanted: [RegionOutline.Edge: Int] = [:]
  /// The corners that may lie on a slanted edge.
  private var corners: [Screen.Point] = []
  private var grid: BoxGrid?

  /// - Parameter polygons: All polygons, so that an edge is divided where it meets a corner of
  ///   another polygon.
  init(corners polygons: [[Screen.Point]]) {
    let isSlanted = polygons.contains { polygon in
      zip(polygon, polygon.dropFirst() + polygon.prefix(1)).contains {
        $0.x != $1.x && $0.y != $1.y
      }
    }
    guard isSlanted else { return }
    corners = Array(Set(polygons.joined().map(\.rounded)))
    grid = BoxGrid(corners.map { Box.none.union($0) })
  }

  mutating func add(_ polygon: [Screen.Point]) {
    // One way round for all, so that a shared edge runs once in each direction.
    let corners = ConvexPolygon(points: polygon).points.map(\.rounded)
    guard var start = corners.last else { return }
    for end in corners {
      if start.x == end.x {
        changesOnX[start.x, default: [:]][start.y, default: 0] += 1
        changesOnX[start.x, default: [:]][end.y, default: 0] -= 1
      } else if start.y == end.y {
        changesOnY[start.y, default: [:]][start.x, default: 0] += 1
        changesOnY[start.y, default: [:]][end.x, default: 0] -= 1
      } else {
        addDivided(.init(start: start, end: end))
      }
      start = end
    }
  }

  /// Adds a slanted edge in parts, from corner to corner on it.
  private mutating func addDivided(_ edge: RegionOutline.Edge) {
    let between = corners(near: edge).compactMap { corner in
      edge.place(of: corner).map { (corner, $0) }
    }
    var start = edge.start
    for (corner, _) in between.sorted(by: { $0.1 < $1.1 }) {
      addSlanted(.init(start: start, end: corner))
      start = corner
    }
    addSlanted(.init(start: start, end: edge.end))
  }

  /// Returns the corners near an edge, found around one part of the edge after another.
  private func corners(near edge: RegionOutline.Edge) -> Set<Screen.Point> {
    guard let grid else { return [] }
    var near: Set<Screen.Point> = []
    var parts = [edge]
    while let part = parts.popLast() {
      if part.start.distance(to: part.end) > Self.shortest,
        grid.mayOverlap(part.box, more: Self.fewCorners)
      {
        let middle = Screen.Point(
          x: (part.start.x + part.end.x) / 2, y: (part.start.y + part.end.y) / 2)
        parts.append(.init(start: part.start, end: middle))
        parts.append(.init(start: middle, end: part.end))
      } else {
        for place in grid.candidates(near: part.box) { near.insert(corners[place]) }
      }
    }
    return near
  }

  /// Corners near a part that has no more of them, or is no longer, are looked at one by one. We
  /// chose both by measuring.
  private static let (fewCorners, shortest) = (16, 1.0)

  private mutating func addSlanted(_ edge: RegionOutline.Edge) {
    let opposite = RegionOutline.Edge(start: edge.end, end: edge.start)
    if let count = slanted[opposite] {
      slanted[opposite] = count > 1 ? count - 1 : nil
    } else {
      slanted[edge, default: 0] += 1
    }
  }

  /// The edges that no other one cancels out.
  var remaining: [RegionOutline.Edge] {
    var edges = slanted.flatMap { Array(repeating: $0.key, count: $0.value) }
    for (x, changes) in changesOnX {
      edges += Self.edges(changes) { Screen.Point(x: x, y: $0) }
    }
    for (y, changes) in changesOnY {
      edges += Self.edges(changes) { Screen.Point(x: $0, y: y) }
    }
    return edges
  }

  private static func edges(
    _ changes: [Double: Int], at point: (Double) -> Screen.Point
  ) -> [RegionOutline.Edge] {
    var edges: [RegionOutline.Edge] = []
    var surplus = 0
    let places = changes.sorted { $0.key < $1.key }
    for (place, next) in zip(places, places.dropFirst()) {
      surplus += place.value
      let (low, high) = (point(place.key), point(next.key))
      let edge = surplus > 0 ? (low, high) : (high, low)
      edges += Array(repeating: RegionOutline.Edge(start: edge.0, end: edge.1), count: abs(surplus))
    }
    return edges
  }
}

extension RegionOutline.Edge {
  /// The box around all points that may count as on the edge.
  fileprivate var box: Box {
    let box = Box.none.union(start).union(end)
    let margin = 4 * Screen.Point.smallestStep
    return Box(
      minX: box.minX - margin, minY: box.minY - margin, maxX: box.maxX + margin,
      maxY: box.maxY + margin)
  }

  /// Returns where between its ends a corner lies on the edge, from 0 to 1; `nil` if it does not.
  fileprivate func place(of corner: Screen.Point) -> Double? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (x, y) = (corner.x - start.x, corner.y - start.y)
    let squared = dx * dx + dy * dy
    let place = (x * dx + y * dy) / squared
    guard place > 0, place < 1, corner != start, corner != end else { return nil }
    // The distance from the line, which may be only rounding.
    return abs(x * dy - y * dx) <= 4 * Screen.Point.smallestStep * squared.squareRoot()
      ? place : nil
  }
}

extension Screen.Point {
  /// The unit to which outlines are rounded, in points.
  fileprivate static let smallestStep = 0x1p-20

  fileprivate var rounded: Screen.Point {
    Screen.Point(
      x: (x / Self.smallestStep).rounded() * Self.smallestStep,
      y: (y / Self.smallestStep).rounded() * Self.smallestStep)
  }
}
