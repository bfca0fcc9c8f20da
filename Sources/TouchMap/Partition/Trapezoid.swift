/// The part of the plane between two lines, from one height to another.
struct Trapezoid: BitwiseCopyable {
  /// A line that runs down.
  struct Line: Equatable, BitwiseCopyable {
    var start: Screen.Point
    var end: Screen.Point
    /// Whether its points belong to what lies to its right.
    var isHeldRight: Bool

    func x(at y: Double) -> Double {
      if y <= start.y || start.x == end.x { return start.x }
      if y >= end.y { return end.x }
      return start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
    }
  }

  var left: Line
  var right: Line
  var top: Double
  var bottom: Double

  /// The smallest box around it.
  var box: Box {
    Box(
      minX: min(left.x(at: top), left.x(at: bottom)), minY: top,
      maxX: max(right.x(at: top), right.x(at: bottom)), maxY: bottom)
  }
}

extension Trapezoid {
  init(_ box: Box) {
    func line(_ x: Double) -> Line {
      Line(start: .init(x: x, y: box.minY), end: .init(x: x, y: box.maxY), isHeldRight: true)
    }
    self.init(left: line(box.minX), right: line(box.maxX), top: box.minY, bottom: box.maxY)
  }

  /// Returns the trapezoids that make up a convex polygon, from the top down.
  ///
  /// - Parameters:
  ///   - corners: The corners, clockwise where y points down.
  ///   - rounding: Corners no farther apart in height than this are at one height.
  static func all(
    of corners: some RandomAccessCollection<ConvexPolygon.Corner>, rounding: Double
  ) -> [Trapezoid] {
    var (lefts, rights): ([Line], [Line]) = ([], [])
    for (corner, next) in zip(corners, [corners.dropFirst(), corners.prefix(1)].joined()) {
      let (start, end) = (corner.point, next.point)
      if start.y < end.y {
        rights.append(Line(start: start, end: end, isHeldRight: !corner.holdsEdge))
      } else if start.y > end.y {
        lefts.append(Line(start: end, end: start, isHeldRight: corner.holdsEdge))
      }
    }
    var heights: [Double] = []
    for y in corners.map(\.point.y).sorted() where heights.last.map({ y > $0 + rounding }) ?? true {
      heights.append(y)
    }
    return zip(heights, heights.dropFirst()).compactMap { top, bottom in
      func spans(_ line: Line) -> Bool {
        line.start.y <= top + rounding && bottom <= line.end.y + rounding
      }
      guard let left = lefts.first(where: spans), let right = rights.first(where: spans) else {
        return nil
      }
      return Trapezoid(left: left, right: right, top: top, bottom: bottom)
    }
  }

  /// Whether another trapezoid goes on where this one ends, and both are convex together.
  private func isContinued(by next: Trapezoid) -> Bool {
    bottom == next.top && left.x(at: bottom) == next.left.x(at: bottom)
      && right.x(at: bottom) == next.right.x(at: bottom)
      && slope(left) <= next.slope(next.left) && slope(right) >= next.slope(next.right)
  }

  /// How far a line moves to the right for each point down.
  private func slope(_ line: Line) -> Double {
    (line.end.x - line.start.x) / (line.end.y - line.start.y)
  }

  /// Returns trapezoids that are convex together, each list from the top down.
  ///
  /// - Parameter parts: Trapezoids that do not overlap, from the top down.
  static func convex(_ parts: [Trapezoid]) -> [[Trapezoid]] {
    var found: [[Trapezoid]] = []
    for part in parts {
      let place = found.indices.suffix(nearby).last {
        found[$0].last?.isContinued(by: part) == true
      }
      if let place { found[place].append(part) } else { found.append([part]) }
    }
    return found
  }

  /// How many of the last ones a new one is joined with. We chose it by measuring.
  static let nearby = 8

  /// Returns the corners of trapezoids that are convex together, clockwise where y points down; one
  /// of two that are no farther apart than a distance.
  ///
  /// - Parameter parts: From the top down.
  static func corners(of parts: [Trapezoid], rounding: Double) -> [ConvexPolygon.Corner] {
    guard let first = parts.first, let last = parts.last else { return [] }
    var corners: [ConvexPolygon.Corner] = []
    func add(_ x: Double, _ y: Double, holdsEdge: Bool) {
      corners.append(.init(point: .init(x: x, y: y), holdsEdge: holdsEdge))
    }
    // Down the right side and up the left one; the edge from corner to corner follows each.
    let (left, right) = (first.left.x(at: first.top), first.right.x(at: first.top))
    if right - left > rounding { add(left, first.top, holdsEdge: true) }
    for (place, part) in parts.enumerated() where place == 0 || part.right != parts[place - 1].right
    {
      add(part.right.x(at: part.top), part.top, holdsEdge: !part.right.isHeldRight)
    }
    let (low, high) = (last.left.x(at: last.bottom), last.right.x(at: last.bottom))
    if high - low > rounding { add(high, last.bottom, holdsEdge: false) }
    for (place, part) in parts.enumerated().reversed()
    where place + 1 == parts.count || part.left != parts[place + 1].left {
      add(part.left.x(at: part.bottom), part.bottom, holdsEdge: part.left.isHeldRight)
    }
    return corners
  }

  /// Whether both may have an area in common.
  func mayMeet(_ other: Trapezoid) -> Bool {
    let (low, high) = (max(top, other.top), min(bottom, other.bottom))
    guard low < high else { return false }
    func precedes(_ right: Line, _ left: Line) -> Bool {
      max(right.x(at: low), right.x(at: high)) <= min(left.x(at: low), left.x(at: high))
    }
    return !precedes(right, other.left) && !precedes(other.right, left)
  }

  /// Calls functions with the parts that lie in another trapezoid, and with those beside it, from
  /// the top down.
  ///
  /// - Parameter rounding: Lines no farther apart than this are one.
  func cut(
    by other: Trapezoid, rounding: Double, inside: (Trapezoid) -> Void,
    outside: (Trapezoid) -> Void
  ) {
    let end = min(bottom, other.bottom)
    var start = max(top, other.top)
    while start < end {
      let next = nextCrossing(of: other, from: start, to: end, rounding)
      cut(by: other, from: start, to: next, rounding, inside, outside)
      start = next
    }
  }

  /// Cuts where no sides cross.
  private func cut(
    by other: Trapezoid, from top: Double, to bottom: Double, _ rounding: Double,
    _ inside: (Trapezoid) -> Void, _ outside: (Trapezoid) -> Void
  ) {
    func part(_ left: Line, _ right: Line) -> Trapezoid? {
      let widths = (
        right.x(at: top) - left.x(at: top), right.x(at: bottom) - left.x(at: bottom)
      )
      guard max(widths.0, widths.1) > rounding, min(widths.0, widths.1) >= -rounding else {
        return nil
      }
      return Trapezoid(left: left, right: right, top: top, bottom: bottom)
    }
    let (before, behind) = (part(left, other.left), part(other.right, right))
    let (inner, outer) = (before?.right ?? left, behind?.left ?? right)
    guard let common = part(inner, outer) else {
      return outside(Trapezoid(left: left, right: right, top: top, bottom: bottom))
    }
    inside(common)
    if let before { outside(before) }
    if let behind { outside(behind) }
  }

  /// Returns the first height between two others at which a side crosses one of another
  /// trapezoid, or the lower one.
  private func nextCrossing(
    of other: Trapezoid, from top: Double, to bottom: Double, _ rounding: Double
  ) -> Double {
    var next = bottom
    for (line, side) in [
      (left, other.left), (left, other.right), (right, other.left), (right, other.right),
    ] {
      let first = line.x(at: top) - side.x(at: top)
      let last = line.x(at: bottom) - side.x(at: bottom)
      guard abs(first) > rounding, abs(last) > rounding, (first > 0) != (last > 0) else { continue }
      let y = top + (bottom - top) * (first / (first - last))
      if y > top, y < next { next = y }
    }
    return next
  }

  /// Whether it is the box around it.
  var isUpright: Bool { left.start.x == left.end.x && right.start.x == right.end.x }

  /// Returns the part from one height to another.
  func from(_ top: Double, to bottom: Double) -> Trapezoid {
    Trapezoid(left: left, right: right, top: top, bottom: bottom)
  }

  /// Returns this one and the one below it as one, or `nil` if they are none.
  func joined(with next: Trapezoid) -> Trapezoid? {
    guard bottom == next.top, left == next.left, right == next.right else { return nil }
    return Trapezoid(left: left, right: right, top: top, bottom: next.bottom)
  }
}
