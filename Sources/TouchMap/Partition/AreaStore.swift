/// Convex areas by their corners, all in one array, so that cutting allocates next to nothing: what
/// is cut off goes to the array's end.
struct AreaStore {
  /// The places of an area's corners, clockwise where y points down; none if it has no area.
  typealias Area = Range<Int>

  private var corners: ContiguousArray<ConvexArea.Corner> = []
  /// Corners no farther apart than this are one, in points.
  private let rounding: Double
  /// What the last cut left over.
  private(set) var rest: ContiguousArray<Area> = []

  init(rounding: Double) { self.rounding = rounding }

  /// Where the next area begins.
  var end: Int { corners.count }

  /// Forgets all areas that begin at a place or after it.
  mutating func removeAreas(from place: Int) {
    corners.removeLast(corners.count - place)
  }

  /// Adds the image of a half-open rectangle.
  mutating func add(_ box: Box, mappedBy map: Screen.Transform = .identity) -> Area {
    let start = corners.count
    // The top and the left edge are held: the first and the last. Mirrored, the corners are walked
    // the other way round, and each edge starts where it used to end.
    add(map, box.minX, box.minY, holdsEdge: true)
    if map.determinant < 0 {
      add(map, box.minX, box.maxY, holdsEdge: false)
      add(map, box.maxX, box.maxY, holdsEdge: false)
      add(map, box.maxX, box.minY, holdsEdge: true)
    } else {
      add(map, box.maxX, box.minY, holdsEdge: false)
      add(map, box.maxX, box.maxY, holdsEdge: false)
      add(map, box.minX, box.maxY, holdsEdge: true)
    }
    return start..<corners.count
  }

  @inline(__always)
  private mutating func add(
    _ map: Screen.Transform, _ x: Double, _ y: Double, holdsEdge: Bool
  ) {
    add(map.apply(to: Screen.Point(x: x, y: y)), holdsEdge: holdsEdge)
  }

  @inline(__always)
  private mutating func add(_ point: Screen.Point, holdsEdge: Bool) {
    corners.append(ConvexArea.Corner(point: point, holdsEdge: holdsEdge))
  }

  func convexArea(_ area: Area) -> ConvexArea {
    ConvexArea(corners: Array(corners[area]))
  }

  /// Adds an area of another store.
  mutating func add(_ area: Area, of other: AreaStore) -> Area {
    let start = corners.count
    corners += other.corners[area]
    return start..<corners.count
  }

  /// The smallest box around an area.
  func box(around area: Area) -> Box {
    let first = corners[area.lowerBound].point
    var box = Box(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for place in area.dropFirst() {
      let point = corners[place].point
      (box.minX, box.maxX) = (min(box.minX, point.x), max(box.maxX, point.x))
      (box.minY, box.maxY) = (min(box.minY, point.y), max(box.maxY, point.y))
    }
    return box
  }

  /// Whether an area is the box around it and holds its left and top edges.
  func isUpright(_ area: Area) -> Bool {
    guard area.count == 4 else { return false }
    return area.allSatisfy { place in
      let edge = edge(place, of: area)
      let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
      // Clockwise, the top edge leads to the right and the left edge up.
      return dx == 0 ? edge.isHeld == (dy < 0) : dy == 0 && edge.isHeld == (dx > 0)
    }
  }

  /// The edge that starts at an area's corner.
  @inline(__always)
  private func edge(_ place: Int, of area: Area) -> ConvexArea.Edge {
    let next = place + 1 == area.upperBound ? area.lowerBound : place + 1
    return ConvexArea.Edge(
      start: corners[place].point, end: corners[next].point, isHeld: corners[place].holdsEdge)
  }
}

extension AreaStore {
  /// Returns the part of an area that lies in another as well.
  mutating func clip(_ area: Area, to other: Area) -> Area {
    // Nothing lies in an area without edges, and no edge would cut it off.
    guard !other.isEmpty else { return area.lowerBound..<area.lowerBound }
    var inside = area
    for place in other where !inside.isEmpty {
      inside = clip(inside, to: edge(place, of: other))
    }
    return inside
  }

  /// Takes another area away; convex parts of what is left are then in ``rest``.
  ///
  /// - Returns: What both have in common; if that is nothing, nothing is taken away.
  mutating func cut(_ area: Area, by other: Area) -> Area {
    rest.removeAll(keepingCapacity: true)
    let nothing = area.lowerBound..<area.lowerBound
    guard !areApart(area, other) else { return nothing }
    var inside = area
    for place in other {
      let line = edge(place, of: other)
      guard depths(of: inside, in: line).min <= 0 else { continue }
      let outside = clip(inside, to: line.reversed)
      if !outside.isEmpty { rest.append(outside) }
      inside = clip(inside, to: line)
      guard !inside.isEmpty else { return nothing }
    }
    return inside
  }

  /// Whether two areas have no area in common.
  func areApart(_ area: Area, _ other: Area) -> Bool {
    isApart(area, from: other) || isApart(other, from: area)
  }

  /// Whether all of another area lies inside an area, off its edges.
  func covers(_ area: Area, _ other: Area) -> Bool {
    area.allSatisfy { depths(of: other, in: edge($0, of: area)).min > 0 }
  }

  /// Whether one of an area's edges separates it from another area.
  private func isApart(_ area: Area, from other: Area) -> Bool {
    area.contains { depths(of: other, in: edge($0, of: area)).max <= 0 }
  }

  /// The least and the largest depth of an area's corners.
  private func depths(of area: Area, in line: ConvexArea.Edge) -> (min: Double, max: Double) {
    var (least, largest) = (Double.infinity, -Double.infinity)
    for place in area {
      let depth = line.depth(of: corners[place].point)
      (least, largest) = (min(least, depth), max(largest, depth))
    }
    return (least, largest)
  }

  /// Returns the part of an area on the inner side of a line.
  private mutating func clip(_ area: Area, to line: ConvexArea.Edge) -> Area {
    let start = corners.count
    var first = line.depth(of: corners[area.lowerBound].point)
    for place in area {
      let edge = edge(place, of: area)
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
    return joinCorners(from: start)
  }

  /// Leaves out edges of next to no length, whose direction is nothing but rounding.
  ///
  /// - Returns: The area of the last corners, none if they have no area.
  private mutating func joinCorners(from start: Int) -> Area {
    guard start < corners.count else { return start..<start }
    let first = corners[start].point
    var end = start
    for place in start..<corners.count {
      let next = place + 1 == corners.count ? first : corners[place + 1].point
      guard !corners[place].point.isNear(next, by: rounding) else { continue }
      corners[end] = corners[place]
      end += 1
    }
    removeAreas(from: end)
    guard end - start >= 3, hasArea(start..<end) else {
      removeAreas(from: start)
      return start..<start
    }
    return start..<end
  }

  private func hasArea(_ area: Area) -> Bool {
    let start = corners[area.lowerBound].point
    var doubled = 0.0
    for place in (area.lowerBound + 1)..<(area.upperBound - 1) {
      let (first, second) = (corners[place].point, corners[place + 1].point)
      doubled +=
        (first.x - start.x) * (second.y - start.y) - (first.y - start.y) * (second.x - start.x)
    }
    return doubled > 0
  }
}

extension ConvexArea.Edge {
  /// The point at which a value that changes evenly along the edge is zero.
  fileprivate func point(where atStart: Double, _ atEnd: Double) -> Screen.Point {
    let share = atStart / (atStart - atEnd)
    return Screen.Point(
      // Upright edges stay upright to the last bit.
      x: start.x == end.x ? start.x : start.x + share * (end.x - start.x),
      y: start.y == end.y ? start.y : start.y + share * (end.y - start.y))
  }
}

extension Screen.Point {
  fileprivate func isNear(_ other: Screen.Point, by distance: Double) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }
}
