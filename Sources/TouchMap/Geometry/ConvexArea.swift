/// A convex polygon that holds some of its edges and not others.
///
/// A view holds its left and top edges in its own space; turned or mirrored, those are other edges
/// on the screen.
package struct ConvexArea: Sendable, Hashable {
  /// A corner, and the edge from there to the next one.
  package struct Corner: Sendable, Hashable {
    /// Where the corner is, in screen points.
    package let point: Screen.Point
    /// Whether the polygon holds the points of the edge that starts here.
    package let holdsEdge: Bool
  }

  /// The corners, clockwise where y points down. At least three.
  package let corners: [Corner]

  init(corners: [Corner]) {
    self.corners = corners
  }

  /// Creates a half-open rectangle.
  init(_ box: Box) {
    corners = [
      Corner(point: Screen.Point(x: box.minX, y: box.minY), holdsEdge: true),
      Corner(point: Screen.Point(x: box.maxX, y: box.minY), holdsEdge: false),
      Corner(point: Screen.Point(x: box.maxX, y: box.maxY), holdsEdge: false),
      Corner(point: Screen.Point(x: box.minX, y: box.maxY), holdsEdge: true),
    ]
  }

  /// Whether a point lies inside or on an edge that is held; of two edges that meet in a corner,
  /// both must be.
  ///
  /// - Parameter point: In screen points.
  package func contains(_ point: Screen.Point) -> Bool {
    edges.allSatisfy { edge in
      let depth = edge.depth(of: point)
      return depth > 0 || depth == 0 && edge.isHeld
    }
  }

  /// Whether a point lies inside and no nearer to any edge than a distance.
  func contains(_ point: Screen.Point, clearBy distance: Double) -> Bool {
    edges.allSatisfy { edge in
      let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
      return edge.depth(of: point) > distance * (dx * dx + dy * dy).squareRoot()
    }
  }

  /// In square points.
  package var area: Double {
    let start = corners[0].point
    var doubled = 0.0
    for index in 1..<(corners.count - 1) {
      let (first, second) = (corners[index].point, corners[index + 1].point)
      doubled +=
        (first.x - start.x) * (second.y - start.y) - (first.y - start.y) * (second.x - start.x)
    }
    return doubled / 2
  }

  /// The edges, clockwise.
  var edges: some Sequence<Edge> {
    corners.indices.lazy.map { index in
      let next = index + 1 == corners.count ? 0 : index + 1
      return Edge(
        start: corners[index].point, end: corners[next].point, isHeld: corners[index].holdsEdge)
    }
  }
}

extension ConvexArea {
  /// A directed line; what lies to its right, where y points down, is inside.
  struct Edge {
    var start: Screen.Point
    var end: Screen.Point
    /// Whether the points on the line count as inside.
    var isHeld: Bool

    /// Positive inside, zero on the line; not a distance.
    func depth(of point: Screen.Point) -> Double {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }

    /// The same line with its other side inside, which holds the line if this one does not.
    var reversed: Edge { Edge(start: end, end: start, isHeld: !isHeld) }
  }
}
