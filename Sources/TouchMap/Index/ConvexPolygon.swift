/// A convex polygon on the screen; its corners run so that its inside is on their right as seen
/// with y pointing down, from x to y.
struct ConvexPolygon: Sendable, Equatable {
  var corners: [Hierarchy.Point]

  init(corners: [Hierarchy.Point]) { self.corners = corners }

  init(_ rect: ScreenRect) {
    corners = [
      Hierarchy.Point(x: rect.minX, y: rect.minY), Hierarchy.Point(x: rect.maxX, y: rect.minY),
      Hierarchy.Point(x: rect.maxX, y: rect.maxY), Hierarchy.Point(x: rect.minX, y: rect.maxY),
    ]
  }

  /// Creates a rectangle's image, whose corners turn the other way if the map mirrors.
  init(_ rect: Hierarchy.Rect, through map: Hierarchy.Transform) {
    let corners = [
      rect.origin, Hierarchy.Point(x: rect.maxX, y: rect.origin.y),
      Hierarchy.Point(x: rect.maxX, y: rect.maxY), Hierarchy.Point(x: rect.origin.x, y: rect.maxY),
    ].map(map.apply)
    self.corners = map.determinant < 0 ? corners.reversed() : corners
  }

  var box: ScreenRect {
    var box = ScreenRect.none
    for corner in corners {
      box.formUnion(
        ScreenRect(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y))
    }
    return box
  }

  /// The straight lines along the edges; an edge of no length has none.
  var sides: some Sequence<HalfPlane> {
    corners.indices.lazy.compactMap { index in
      let next = index + 1 < corners.count ? index + 1 : 0
      return HalfPlane(from: corners[index], to: corners[next])
    }
  }

  /// Returns the part of the polygon that lies in another one whose sides are moved outwards.
  func clipped(to other: ConvexPolygon, margin: Double) -> ConvexPolygon {
    var clipped = self
    for var side in other.sides {
      side.offset += margin
      clipped = clipped.clipped(to: side)
    }
    return clipped
  }

  /// Returns the part of the polygon that lies in a half-plane.
  func clipped(to side: HalfPlane) -> ConvexPolygon {
    guard !corners.allSatisfy({ side.depth(of: $0) >= 0 }) else { return self }
    return ConvexPolygon(corners: corners.clipped(by: side.depth))
  }
}

extension [Hierarchy.Point] {
  /// Returns the corners of what is left of a convex polygon where a value is not negative that
  /// changes evenly from corner to corner.
  @inline(__always)
  func clipped(by depth: (Hierarchy.Point) -> Double) -> [Hierarchy.Point] {
    guard var previous = last else { return [] }
    var kept: [Hierarchy.Point] = []
    kept.reserveCapacity(count + 1)
    var previousDepth = depth(previous)
    for corner in self {
      let cornerDepth = depth(corner)
      if cornerDepth < 0 && previousDepth > 0 || cornerDepth > 0 && previousDepth < 0 {
        let share = previousDepth / (previousDepth - cornerDepth)
        kept.append(
          Hierarchy.Point(
            x: previous.x + share * (corner.x - previous.x),
            y: previous.y + share * (corner.y - previous.y)))
      }
      if cornerDepth >= 0 { kept.append(corner) }
      (previous, previousDepth) = (corner, cornerDepth)
    }
    return kept
  }
}

/// The points on one side of a straight line.
struct HalfPlane: Sendable, Equatable {
  /// The unit vector that points inwards.
  var normalX, normalY: Double
  var offset: Double

  /// Creates what lies to the right of a walk from one point to another, with y pointing down.
  init?(from start: Hierarchy.Point, to end: Hierarchy.Point) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    normalX = -dy / length
    normalY = dx / length
    offset = -(normalX * start.x + normalY * start.y)
  }

  /// Returns how far inside a point is, negative outside.
  func depth(of point: Hierarchy.Point) -> Double {
    normalX * point.x + normalY * point.y + offset
  }

  /// Returns how far inside the least and the most inner corner of a rectangle are.
  func depths(of rect: ScreenRect) -> (least: Double, most: Double) {
    let (lowX, highX) = (normalX * rect.minX, normalX * rect.maxX)
    let (lowY, highY) = (normalY * rect.minY, normalY * rect.maxY)
    return (
      min(lowX, highX) + min(lowY, highY) + offset, max(lowX, highX) + max(lowY, highY) + offset
    )
  }
}
