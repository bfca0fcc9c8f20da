/// One side of a straight line.
protocol Side {
  /// Whether the points on the line count as inside.
  var isHeld: Bool { get }
  /// Returns a number that is positive inside, zero on the line, and changes evenly.
  func depth(of point: Screen.Point) -> Double
}

extension ConvexPolygon {
  /// A directed line; the side to its right, where y points down, is inside.
  struct Edge: Side {
    var start: Screen.Point
    var end: Screen.Point
    var isHeld: Bool

    /// Positive inside, zero on the line; not a distance.
    @inline(__always)
    func depth(of point: Screen.Point) -> Double {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }

    var length: Double { start.distance(to: end) }

    /// The same line with its other side inside, which holds the line if this one does not.
    var reversed: Edge { Edge(start: end, end: start, isHeld: !isHeld) }

    /// The point at which a value that changes evenly along the edge is zero.
    func point(where atStart: Double, _ atEnd: Double) -> Screen.Point {
      let share = atStart / (atStart - atEnd)
      return Screen.Point(
        // Upright edges stay upright to the last bit.
        x: start.x == end.x ? start.x : start.x + share * (end.x - start.x),
        y: start.y == end.y ? start.y : start.y + share * (end.y - start.y))
    }
  }
}

/// The corners of polygons, wherever they are stored; a range of them is one polygon.
extension RandomAccessCollection<ConvexPolygon.Corner> where Index == Int {
  /// The edge that starts at a corner.
  @inline(__always)
  func edge(at index: Int, of polygon: Range<Int>) -> ConvexPolygon.Edge {
    let next = index + 1 == polygon.upperBound ? polygon.lowerBound : index + 1
    return ConvexPolygon.Edge(
      start: self[index].point, end: self[next].point, isHeld: self[index].holdsEdge)
  }

  /// Twice the area in square points, positive if the corners are clockwise where y points down.
  @inline(__always)
  func doubledArea(of polygon: Range<Int>) -> Double {
    guard polygon.count >= 3 else { return 0 }
    let start = self[polygon.lowerBound].point
    var doubled = 0.0
    for index in (polygon.lowerBound + 1)..<(polygon.upperBound - 1) {
      let (first, second) = (self[index].point, self[index + 1].point)
      doubled +=
        (first.x - start.x) * (second.y - start.y) - (first.y - start.y) * (second.x - start.x)
    }
    return doubled
  }

  /// The smallest upright rectangle around a polygon.
  @inline(__always)
  func box(of polygon: Range<Int>) -> Box {
    var box = Box.none
    for index in polygon { box = box.union(self[index].point) }
    return box
  }

  /// Whether a polygon is the box around it and holds its left and top edges.
  func isHalfOpenBox(_ polygon: Range<Int>) -> Bool {
    guard polygon.count == 4 else { return false }
    return polygon.allSatisfy { place in
      let edge = edge(at: place, of: polygon)
      let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
      // Clockwise, the top edge leads to the right and the left edge up.
      return dx == 0 ? edge.isHeld == (dy < 0) : dy == 0 && edge.isHeld == (dx > 0)
    }
  }
}
