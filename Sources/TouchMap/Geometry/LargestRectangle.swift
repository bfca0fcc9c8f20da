/// Finds the largest rectangle in an area that is made of convex pieces.
package struct LargestRectangle {
  /// From this size on, in points, a rectangle is large enough in each direction. Of two rectangles
  /// the one whose shorter side is longer is the larger, up to this size; then the one with more
  /// area.
  var enough: Double

  /// Of more pieces than these, the largest are taken. A choice.
  private static let mostPieces = 60
  /// Edges no farther apart than this are one, in points.
  private static let rounding = 1e-6

  package init(enough: Double) { self.enough = enough }

  /// Returns the largest rectangle, with sides along the axes of the pieces' space.
  ///
  /// Exact where all edges are upright. Slanted edges are approximated from inside, in steps of
  /// half a point, and in coarser ones for very large areas.
  ///
  /// - Complexity: O(*p* log *p* + *g*²) for *p* pieces and *g* distinct edges along an axis.
  package func rectangle(in pieces: [ConvexPolygon]) -> Screen.Rect? {
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
    for line in lines where distinct.last.map({ line - $0 > Self.rounding }) ?? true {
      distinct.append(line)
    }
    return distinct
  }

  /// Returns for each cell of the grid, row by row, whether all of it lies in the area.
  private func cells(
    _ xs: [Double], _ ys: [Double], pieces: [ConvexPolygon], isUpright: Bool
  ) -> [Bool] {
    let width = xs.count - 1
    // How much of each cell is covered, from 0 to 1.
    var shares = [Double](repeating: 0, count: width * (ys.count - 1))
    for piece in pieces {
      for part in Trapezoid.all(of: piece.corners, rounding: Self.rounding) {
        // The rows of which the middle lies in it.
        let rows = [part.top, part.bottom].map { end in
          ys.indices.dropLast().partitioningIndex { ys[$0] + ys[$0 + 1] > 2 * end }
        }
        for row in rows[0]..<rows[1] {
          let (left, right) = (
            RowSide(part.left, ys[row], ys[row + 1]), RowSide(part.right, ys[row], ys[row + 1])
          )
          var column = max(0, xs.partitioningIndex { $0 > left.least } - 1)
          while column < width, xs[column] < right.most {
            let (start, end) = (xs[column], xs[column + 1])
            let covered =
              left.before(end) - left.before(start)
              - (right.before(end) - right.before(start))
            shares[row * width + column] += covered / (end - start)
            column += 1
          }
        }
      }
    }
    // Lines that are joined may lie beside an upright edge.
    let least = isUpright ? 0.5 : 1 - 1e-6
    return shares.map { $0 >= least }
  }

  /// A side of a trapezoid in one row.
  private struct RowSide {
    /// Its places at the left and at the right.
    let least, most: Double

    init(_ line: Trapezoid.Line, _ top: Double, _ bottom: Double) {
      let (first, last) = (line.x(at: top), line.x(at: bottom))
      (least, most) = (min(first, last), max(first, last))
    }

    /// How far a place lies to the right of the side, 0 to its left, on average over the row.
    func before(_ x: Double) -> Double {
      if x <= least { return 0 }
      if x >= most { return x - (least + most) / 2 }
      return (x - least) * (x - least) / (2 * (most - least))
    }
  }

  /// Goes down the rows. In each one, columns that are filled upwards from there are the bars of a
  /// histogram, and each bar is made as wide as its neighbors allow.
  private func search(_ xs: [Double], _ ys: [Double], filled: [Bool]) -> Screen.Rect? {
    let width = xs.count - 1
    // For each column the row from which on it is filled; the last one is never filled.
    var tops = [Int](repeating: 0, count: width + 1)
    var open: [(start: Int, top: Int)] = []
    var best: (rect: Screen.Rect, place: (Int, Int, Int))?
    for row in 0..<(ys.count - 1) {
      for column in tops.indices {
        if column == width || !filled[row * width + column] { tops[column] = row + 1 }
        let top = tops[column]
        var start = column
        while let bar = open.last, bar.top < top {
          open.removeLast()
          start = bar.start
          let rect = Screen.Rect(
            x: xs[start], y: ys[bar.top], width: xs[column] - xs[start],
            height: ys[row + 1] - ys[bar.top])
          let place = (bar.top, row, start)
          let isBetter = best.map { best in
            isLarger(rect.size, than: best.rect.size)
              || place < best.place && !isLarger(best.rect.size, than: rect.size)
          }
          if isBetter ?? true { best = (rect, place) }
        }
        if top <= row, open.last.map({ $0.top > top }) ?? true { open.append((start, top)) }
      }
    }
    return best?.rect
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
