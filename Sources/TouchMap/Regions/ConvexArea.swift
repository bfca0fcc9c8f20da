/// A convex polygon that holds some of its edges and not others.
///
/// A view holds its left and top edges in its own space; turned or mirrored, those are other edges
/// on the screen.
public struct ConvexArea: Sendable, Hashable {
  /// A corner, and the edge from there to the next one.
  public struct Corner: Sendable, Hashable {
    /// Where the corner is, in screen points.
    public let point: Hierarchy.Point
    /// Whether the polygon holds the points of the edge that starts here.
    public let holdsEdge: Bool
  }

  /// The corners, clockwise where y points down. At least three.
  public let corners: [Corner]

  init(corners: [Corner]) {
    self.corners = corners
  }

  /// Creates the image of a half-open rectangle.
  init(_ box: Box, mappedBy map: Hierarchy.Transform = .identity) {
    let points = [
      Hierarchy.Point(x: box.minX, y: box.minY), Hierarchy.Point(x: box.maxX, y: box.minY),
      Hierarchy.Point(x: box.maxX, y: box.maxY), Hierarchy.Point(x: box.minX, y: box.maxY),
    ].map(map.apply)
    // The top and the left edge are held: the first and the last. Mirrored, the corners are walked
    // the other way round, and each edge starts where it used to end.
    let corners = zip(points, [true, false, false, true]).map(Corner.init)
    guard map.determinant < 0 else {
      self.init(corners: corners)
      return
    }
    let edges = [3, 2, 1, 0].map { corners[$0].holdsEdge }
    self.init(corners: zip([0, 3, 2, 1].map { points[$0] }, edges).map(Corner.init))
  }

  /// Whether a point lies inside or on an edge that is held; of two edges that meet in a corner,
  /// both must be.
  public func contains(_ point: Hierarchy.Point) -> Bool {
    edges.allSatisfy { edge in
      let depth = edge.depth(of: point)
      return depth > 0 || depth == 0 && edge.isHeld
    }
  }

  /// In square points.
  public var area: Double {
    let start = corners[0].point
    var doubled = 0.0
    for index in 1..<(corners.count - 1) {
      let (first, second) = (corners[index].point, corners[index + 1].point)
      doubled +=
        (first.x - start.x) * (second.y - start.y) - (first.y - start.y) * (second.x - start.x)
    }
    return doubled / 2
  }

  /// The smallest box around it.
  var box: Box {
    let first = corners[0].point
    var box = Box(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for corner in corners.dropFirst() {
      (box.minX, box.maxX) = (min(box.minX, corner.point.x), max(box.maxX, corner.point.x))
      (box.minY, box.maxY) = (min(box.minY, corner.point.y), max(box.maxY, corner.point.y))
    }
    return box
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
