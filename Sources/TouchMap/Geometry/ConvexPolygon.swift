/// A convex polygon, mostly in screen points, that holds some of its edges and not others. A view
/// holds its left and top edges in its own space; turned or mirrored, those are other edges on the
/// screen.
package struct ConvexPolygon: Sendable, Hashable {
  /// A corner, and the edge from there to the next one.
  package struct Corner: Sendable, Hashable, BitwiseCopyable {
    let point: Screen.Point
    /// Whether the polygon holds the points of the edge that starts here.
    let holdsEdge: Bool
  }

  /// A smaller area, in square points, is a rounding error and counts as none.
  static let smallestArea = 1e-6

  /// The corners, clockwise where y points down.
  package let corners: [Corner]

  init(corners: [Corner]) { self.corners = corners }

  /// Creates a polygon that holds all its edges from the corners of a convex shape, in either
  /// direction.
  package init(points: [Screen.Point]) {
    let corners = points.map { Corner(point: $0, holdsEdge: true) }
    self.corners = corners.doubledArea(of: corners.indices) < 0 ? corners.reversed() : corners
  }

  /// Creates the image of a half-open rectangle.
  init(_ box: Box, through map: Screen.Transform = .identity) {
    var corners: [Corner] = []
    corners.reserveCapacity(4)
    box.forEachCorner(through: map) { corners.append($0) }
    self.corners = corners
  }

  /// Creates a half-open rectangle.
  package init(_ rect: Screen.Rect) { self.init(Box(rect)) }

  package var points: [Screen.Point] { corners.map(\.point) }

  /// The area in square points.
  var area: Double { max(0, corners.doubledArea(of: corners.indices) / 2) }

  /// Whether its area is nothing but rounding.
  var isEmpty: Bool { area <= Self.smallestArea }

  /// Whether it is the box around it and holds its left and top edges.
  var isHalfOpenBox: Bool { corners.isHalfOpenBox(corners.indices) }

  /// The smallest upright rectangle around it.
  package var box: Box { corners.box(of: corners.indices) }

  /// The same as a rectangle on the screen.
  package var boundingBox: Screen.Rect { Screen.Rect(box) }

  /// The mean of the corners, which lies inside.
  package var center: Screen.Point {
    let count = Double(max(1, corners.count))
    return Screen.Point(
      x: corners.reduce(0) { $0 + $1.point.x } / count,
      y: corners.reduce(0) { $0 + $1.point.y } / count)
  }

  /// Whether a point lies inside or on an edge that is held; of two edges that meet in a corner,
  /// both must be.
  package func contains(_ point: Screen.Point) -> Bool {
    edges.allSatisfy { edge in
      let depth = edge.depth(of: point)
      return depth > 0 || depth == 0 && edge.isHeld
    }
  }

  /// Whether a point lies inside and no nearer to any edge than a distance.
  func contains(_ point: Screen.Point, clearBy distance: Double) -> Bool {
    edges.allSatisfy { $0.depth(of: point) > distance * $0.length }
  }

  /// Whether a point lies inside or on any edge.
  func holds(_ point: Screen.Point) -> Bool {
    edges.allSatisfy { $0.depth(of: point) >= 0 }
  }

  /// Whether another polygon lies in this one altogether; it may touch the edges.
  func holds(_ other: ConvexPolygon) -> Bool {
    other.corners.allSatisfy { holds($0.point) }
  }

  /// The edges, clockwise.
  var edges: some Sequence<Edge> {
    corners.indices.lazy.map { corners.edge(at: $0, of: corners.indices) }
  }

  /// The straight lines along the edges; an edge of no length has none.
  var sides: some Sequence<HalfPlane> {
    edges.lazy.compactMap { HalfPlane(from: $0.start, to: $0.end) }
  }
}

extension Box {
  /// Calls a function with the corners of the box's image, clockwise where y points down.
  @inline(__always)
  func forEachCorner(through map: Screen.Transform, _ body: (ConvexPolygon.Corner) -> Void) {
    func corner(_ x: Double, _ y: Double, holdsEdge: Bool) {
      body(.init(point: map.apply(to: Screen.Point(x: x, y: y)), holdsEdge: holdsEdge))
    }
    // The top and the left edge are held: the first and the last. Mirrored, the corners are walked
    // the other way round, and each edge starts where it used to end.
    corner(minX, minY, holdsEdge: true)
    if map.determinant < 0 {
      corner(minX, maxY, holdsEdge: false)
      corner(maxX, maxY, holdsEdge: false)
      corner(maxX, minY, holdsEdge: true)
    } else {
      corner(maxX, minY, holdsEdge: false)
      corner(maxX, maxY, holdsEdge: false)
      corner(minX, maxY, holdsEdge: true)
    }
  }
}
