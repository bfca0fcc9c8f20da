extension ConvexArea {
  /// A directed line; what lies to its right, where y points down, is inside.
  struct Edge {
    var start: Hierarchy.Point
    var end: Hierarchy.Point
    /// Whether the points on the line count as inside.
    var isHeld: Bool

    /// Positive inside, zero on the line; not a distance.
    func depth(of point: Hierarchy.Point) -> Double {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }

    /// The same line with its other side inside, which holds the line if this one does not.
    var reversed: Edge { Edge(start: end, end: start, isHeld: !isHeld) }
  }

  /// Returns the part on the inner side of a line, or `nil` if that has no area.
  func clipped(to line: Edge) -> ConvexArea? {
    var kept: [Corner] = []
    kept.reserveCapacity(corners.count + 1)
    for edge in edges {
      let (first, second) = (line.depth(of: edge.start), line.depth(of: edge.end))
      if first >= 0, second >= 0 {
        // An edge along the line is held only if both hold it.
        let runsAlong = first == 0 && second == 0
        kept.append(
          Corner(point: edge.start, holdsEdge: edge.isHeld && (!runsAlong || line.isHeld)))
      } else if first >= 0 {
        if first > 0 {
          kept.append(Corner(point: edge.start, holdsEdge: edge.isHeld))
          kept.append(Corner(point: edge.point(where: first, second), holdsEdge: line.isHeld))
        } else {
          kept.append(Corner(point: edge.start, holdsEdge: line.isHeld))
        }
      } else if second > 0 {
        kept.append(Corner(point: edge.point(where: first, second), holdsEdge: edge.isHeld))
      }
    }
    return ConvexArea(joining: kept)
  }

  /// Leaves out edges of next to no length, whose direction is nothing but rounding; `nil` if no
  /// area is left.
  private init?(joining corners: [Corner]) {
    let kept = corners.indices.filter { index in
      let next = index + 1 == corners.count ? 0 : index + 1
      return !corners[index].point.isNextTo(corners[next].point)
    }
    guard kept.count >= 3 else { return nil }
    self.init(corners: kept.map { corners[$0] })
    guard area > 0 else { return nil }
  }

  /// Returns the part that lies in another area as well, or `nil` if that has no area.
  func clipped(to other: ConvexArea) -> ConvexArea? {
    var rest = self
    for edge in other.edges {
      guard let clipped = rest.clipped(to: edge) else { return nil }
      rest = clipped
    }
    return rest
  }

  /// Takes another area away.
  ///
  /// - Returns: What both have in common, and convex pieces of what is left; `nil` and this area
  ///   itself if they have nothing in common.
  func cut(by other: ConvexArea) -> (common: ConvexArea?, rest: [ConvexArea]) {
    var (inside, outside) = (self, [ConvexArea]())
    for edge in other.edges {
      if let piece = inside.clipped(to: edge.reversed) { outside.append(piece) }
      guard let rest = inside.clipped(to: edge) else { return (nil, [self]) }
      inside = rest
    }
    return (inside, outside)
  }
}

extension ConvexArea.Edge {
  /// The point at which a value that changes evenly along the edge is zero.
  fileprivate func point(where atStart: Double, _ atEnd: Double) -> Hierarchy.Point {
    let share = atStart / (atStart - atEnd)
    return Hierarchy.Point(
      // Upright edges stay upright to the last bit.
      x: start.x == end.x ? start.x : start.x + share * (end.x - start.x),
      y: start.y == end.y ? start.y : start.y + share * (end.y - start.y))
  }
}

extension Hierarchy.Point {
  /// Whether no more than rounding lies between two points.
  fileprivate func isNextTo(_ other: Hierarchy.Point) -> Bool {
    let slack = 0x1p-40 * max(abs(x), abs(y), abs(other.x), abs(other.y), 1)
    return abs(x - other.x) <= slack && abs(y - other.y) <= slack
  }
}
