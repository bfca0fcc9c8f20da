/// Finds the largest rectangle in an area that is made of convex pieces.
struct LargestRectangle {
  /// From this size on, in points, a rectangle is large enough in each direction. Of two rectangles
  /// the one whose shorter side is longer is the larger, up to this size; then the one with more
  /// area.
  var enough: Double

  /// Of more pieces than these, the largest are taken. A choice.
  private static let mostPieces = 60

  init(enough: Double) { self.enough = enough }

  /// Returns the largest rectangle, with sides along the axes of the pieces' space.
  ///
  /// Exact where all edges are upright. Slanted edges are approximated from inside, in steps of
  /// half a point, and in coarser ones for very large areas.
  ///
  /// - Complexity: O(*p* log *p*) for *p* pieces, and O(*g*³) for *g* distinct edges along an axis.
  func rectangle(in pieces: [ConvexPolygon]) -> Screen.Rect? {
    guard !pieces.isEmpty else { return nil }
    let isUpright = pieces.allSatisfy(\.isUpright)
    var pieces = pieces
    if isUpright, pieces.count > 1 {
      var boxes = ContiguousArray(pieces.map(\.box))
      let whole = boxes.reduce(Box.none) { $0.union($1) }
      let rest = Screen.Rect(whole).size.area - pieces.reduce(0) { $0 + $1.area }
      if rest <= ConvexPolygon.smallestArea { return Screen.Rect(whole) }
      boxes.joinNeighbors()
      pieces = boxes.map { ConvexPolygon($0) }
    }
    if pieces.count > Self.mostPieces {
      pieces = Array(pieces.sorted { $0.area > $1.area }.prefix(Self.mostPieces))
    }
    let xs = lines(pieces.flatMap { $0.corners.map(\.point.x) }, isUpright: isUpright)
    let ys = lines(pieces.flatMap { $0.corners.map(\.point.y) }, isUpright: isUpright)
    guard xs.count > 1, ys.count > 1 else { return nil }
    let filled = cells(xs, ys, pieces: pieces, isUpright: isUpright)
    return search(xs, ys, filled: filled)
  }

  private func lines(_ edges: [Double], isUpright: Bool) -> [Double] {
    var lines = edges.sorted()
    if !isUpright, let first = lines.first, let last = lines.last {
      let step = max(0.5, (last - first) / 128)
      lines = (lines + Array(stride(from: first, to: last, by: step))).sorted()
    }
    var distinct: [Double] = []
    for line in lines where distinct.last.map({ line - $0 > 1e-6 }) ?? true {
      distinct.append(line)
    }
    return distinct
  }

  /// Returns for each cell of the grid, row by row, whether all of it lies in the area.
  private func cells(
    _ xs: [Double], _ ys: [Double], pieces: [ConvexPolygon], isUpright: Bool
  ) -> [[Bool]] {
    (0..<(ys.count - 1)).map { row in
      (0..<(xs.count - 1)).map { column in
        let rect = Screen.Rect(
          x: xs[column], y: ys[row], width: xs[column + 1] - xs[column],
          height: ys[row + 1] - ys[row])
        if isUpright { return pieces.contains { $0.holds(rect.center) } }
        let cell = ConvexPolygon(rect)
        let covered = pieces.reduce(0) { $0 + ($1.intersection(cell)?.area ?? 0) }
        return covered >= cell.area * (1 - 1e-6)
      }
    }
  }

  /// Extends a band of rows downwards and searches for the widest run of columns that it fills.
  private func search(_ xs: [Double], _ ys: [Double], filled: [[Bool]]) -> Screen.Rect? {
    var best: Screen.Rect?
    for top in filled.indices {
      var open = filled[top]
      for bottom in top..<filled.count {
        for column in open.indices where !filled[bottom][column] { open[column] = false }
        var start = 0
        while start < open.count {
          guard open[start] else {
            start += 1
            continue
          }
          let end = open[start...].firstIndex(of: false) ?? open.count
          let rect = Screen.Rect(
            x: xs[start], y: ys[top], width: xs[end] - xs[start],
            height: ys[bottom + 1] - ys[top])
          if best.map({ isLarger(rect.size, than: $0.size) }) ?? true { best = rect }
          start = end
        }
      }
    }
    return best
  }

  private func isLarger(_ size: Screen.Size, than other: Screen.Size) -> Bool {
    let (side, otherSide) = (shortSide(of: size), shortSide(of: other))
    return side == otherSide ? size.area > other.area : side > otherSide
  }

  private func shortSide(of size: Screen.Size) -> Double { min(size.width, size.height, enough) }
}

extension ConvexPolygon {
  /// Whether every edge runs along an axis.
  package var isUpright: Bool {
    guard var last = corners.last?.point else { return true }
    for corner in points {
      if abs(corner.x - last.x) > 1e-6, abs(corner.y - last.y) > 1e-6 { return false }
      last = corner
    }
    return true
  }
}
