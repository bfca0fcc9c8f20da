/// Convex polygons as their corners, all in one array, so that cutting hardly allocates: the parts
/// that are cut off are appended to the array. Polygons are clipped here; ``ConvexPolygon`` uses a
/// store for that, too.
struct PolygonStore {
  /// Where a polygon's corners are, clockwise where y points down; empty for one without area.
  typealias CornerRange = Range<Int>

  private var corners: ContiguousArray<ConvexPolygon.Corner> = []
  /// Corners no farther apart than this count as one, in points, and polygons without area are left
  /// out; `nil` leaves the parts as they are cut.
  let rounding: Double?
  /// What remained after the last cut.
  private(set) var rest: ContiguousArray<CornerRange> = []

  init(rounding: Double?) { self.rounding = rounding }

  /// Where the next polygon begins.
  var end: Int { corners.count }

  /// Removes all polygons that begin at a place or after it.
  mutating func removeAll(from place: Int) { corners.removeLast(corners.count - place) }

  /// Adds the image of a half-open rectangle.
  mutating func add(_ box: Box, through map: Screen.Transform = .identity) -> CornerRange {
    let start = corners.count
    box.forEachCorner(through: map) { corners.append($0) }
    return start..<corners.count
  }

  mutating func add(_ polygon: ConvexPolygon) -> CornerRange {
    let start = corners.count
    // Room for the corners of a few cuts.
    if start == 0 { corners.reserveCapacity(32) }
    corners += polygon.corners
    return start..<corners.count
  }

  /// Returns the trapezoids that make up a polygon, from the top down.
  func trapezoids(_ range: CornerRange) -> [Trapezoid] {
    Trapezoid.all(of: corners[range], rounding: rounding ?? 0)
  }

  func polygon(_ range: CornerRange) -> ConvexPolygon {
    ConvexPolygon(corners: Array(corners[range]))
  }

  /// The smallest box around a polygon.
  func box(around range: CornerRange) -> Box { corners.box(of: range) }

  /// Whether a polygon is the box around it and holds its left and top edges.
  func isUpright(_ range: CornerRange) -> Bool { corners.isHalfOpenBox(range) }

  /// The edge that starts at a polygon's corner.
  @inline(__always)
  private func edge(_ place: Int, of range: CornerRange) -> ConvexPolygon.Edge {
    corners.edge(at: place, of: range)
  }
}

extension PolygonStore {
  /// Returns the part of a polygon that lies in another as well.
  mutating func clip(_ range: CornerRange, to other: CornerRange) -> CornerRange {
    // A polygon without edges contains nothing, and it has no edge that would cut anything off.
    guard !other.isEmpty else { return range.lowerBound..<range.lowerBound }
    var inside = range
    for place in other where !inside.isEmpty {
      inside = clip(inside, to: edge(place, of: other))
    }
    return inside
  }

  /// Returns the box and the area of what a polygon has in common with the one in the store, after
  /// which nothing is kept.
  mutating func common(
    _ polygon: ConvexPolygon, with outline: CornerRange
  ) -> (box: Box, area: Double) {
    removeAll(from: outline.upperBound)
    let inside = clip(add(polygon), to: outline)
    return (corners.box(of: inside), corners.doubledArea(of: inside) / 2)
  }

  /// Subtracts another polygon, and returns the common part of both; the convex parts of the rest
  /// are then in ``rest``. Without a common part nothing is subtracted.
  mutating func cut(_ range: CornerRange, by other: CornerRange) -> CornerRange {
    rest.removeAll(keepingCapacity: true)
    let nothing = range.lowerBound..<range.lowerBound
    guard !areApart(range, other) else { return nothing }
    var inside = range
    for place in other {
      let line = edge(place, of: other)
      guard corners[inside].depths(in: line).min <= 0 else { continue }
      let outside = clip(inside, to: line.reversed)
      if !outside.isEmpty { rest.append(outside) }
      inside = clip(inside, to: line)
      guard !inside.isEmpty else { return nothing }
    }
    return inside
  }

  /// Whether two polygons have no area in common.
  func areApart(_ range: CornerRange, _ other: CornerRange) -> Bool {
    isApart(range, from: other) || isApart(other, from: range)
  }

  /// Whether one of a polygon's edges separates it from another.
  private func isApart(_ range: CornerRange, from other: CornerRange) -> Bool {
    range.contains { corners[other].depths(in: edge($0, of: range)).max <= 0 }
  }

  /// Returns the part of a polygon on the inner side of a line.
  mutating func clip(_ range: CornerRange, to line: some Side) -> CornerRange {
    guard !range.isEmpty else { return range }
    let start = corners.count
    var first = line.depth(of: corners[range.lowerBound].point)
    for place in range {
      let edge = edge(place, of: range)
      let second = line.depth(of: edge.end)
      if first > 0 || first == 0 && second > 0 {
        add(edge.start, holdsEdge: edge.isHeld)
      } else if first == 0 {
        // An edge along the line is held only if both hold it.
        add(edge.start, holdsEdge: line.isHeld && (second < 0 || edge.isHeld))
      }
      if first > 0, second < 0 {
        add(edge.point(where: first, second), holdsEdge: line.isHeld)
      } else if first < 0, second > 0 {
        add(edge.point(where: first, second), holdsEdge: edge.isHeld)
      }
      first = second
    }
    return rounding.map { joinCorners(from: start, by: $0) } ?? start..<corners.count
  }

  @inline(__always)
  private mutating func add(_ point: Screen.Point, holdsEdge: Bool) {
    corners.append(ConvexPolygon.Corner(point: point, holdsEdge: holdsEdge))
  }

  /// Leaves out edges so short that their direction is only rounding, and returns the polygon of
  /// the last corners, none if it has no area.
  private mutating func joinCorners(from start: Int, by rounding: Double) -> CornerRange {
    guard start < corners.count else { return start..<start }
    let first = corners[start].point
    var end = start
    for place in start..<corners.count {
      let next = place + 1 == corners.count ? first : corners[place + 1].point
      guard !corners[place].point.isNear(next, by: rounding) else { continue }
      corners[end] = corners[place]
      end += 1
    }
    removeAll(from: end)
    guard end - start >= 3, corners.doubledArea(of: start..<end) > 0 else {
      removeAll(from: start)
      return start..<start
    }
    return start..<end
  }
}

extension Collection<ConvexPolygon.Corner> {
  /// The least and the largest depth of the corners of a polygon.
  func depths(in line: ConvexPolygon.Edge) -> (min: Double, max: Double) {
    var (least, largest) = (Double.infinity, -Double.infinity)
    for corner in self {
      let depth = line.depth(of: corner.point)
      least = Swift.min(least, depth)
      largest = Swift.max(largest, depth)
    }
    return (least, largest)
  }
}

extension Screen.Point {
  fileprivate func isNear(_ other: Screen.Point, by distance: Double) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }
}
