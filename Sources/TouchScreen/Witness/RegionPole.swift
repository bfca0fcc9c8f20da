/// Finds the point of an area that is farthest from its border, as for a label on a map. The area
/// is cut into squares, and squares that may contain a better point are cut up further.
struct RegionPole {
  /// The lines around the area and its holes, in the even-odd rule.
  let loops: [[Screen.Point]]
  /// A better point is not searched if it would be farther away only by this, in points. A choice.
  private static let precision = 0.5
  /// More squares are not examined. A choice.
  private static let mostSquares = 300

  /// A square whose middle was measured.
  private struct Square {
    var center: Screen.Point
    var half: Double
    /// How far the centre is from the border, negative outside.
    var depth: Double
    /// No point of the square lies deeper.
    var deepest: Double { depth + half * 2.0.squareRoot() }
  }

  /// The point, or `nil` if the area is empty.
  func point() -> Screen.Point? {
    guard let box = loops.boundingBox, box.size.area > 0 else { return nil }
    var best = square(at: box.center, half: 0)
    var open = squares(over: box)
    var count = open.count
    while count < Self.mostSquares,
      let place = open.indices.max(by: { open[$0].deepest < open[$1].deepest })
    {
      let widest = open.remove(at: place)
      if widest.depth > best.depth { best = widest }
      guard widest.deepest > best.depth + Self.precision else { break }
      open += quarters(of: widest)
      count += 4
    }
    for square in open where square.depth > best.depth { best = square }
    return best.depth > 0 ? best.center : nil
  }

  private func squares(over box: Screen.Rect) -> [Square] {
    let side = max(min(box.size.width, box.size.height), max(box.size.width, box.size.height) / 8)
    var squares: [Square] = []
    for y in stride(from: box.origin.y, to: box.maxY, by: side) {
      for x in stride(from: box.origin.x, to: box.maxX, by: side) {
        squares.append(square(at: .init(x: x + side / 2, y: y + side / 2), half: side / 2))
      }
    }
    return squares
  }

  private func quarters(of whole: Square) -> [Square] {
    let half = whole.half / 2
    return [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)].map { x, y in
      square(at: .init(x: whole.center.x + x * half, y: whole.center.y + y * half), half: half)
    }
  }

  private func square(at center: Screen.Point, half: Double) -> Square {
    Square(center: center, half: half, depth: depth(of: center))
  }

  /// How far a point is from the border, negative outside.
  private func depth(of point: Screen.Point) -> Double {
    var isInside = false
    var nearest = Double.infinity
    for loop in loops {
      guard var start = loop.last else { continue }
      for end in loop {
        if (start.y > point.y) != (end.y > point.y),
          point.x < (end.x - start.x) * (point.y - start.y) / (end.y - start.y) + start.x
        {
          isInside.toggle()
        }
        nearest = min(nearest, point.distance(toLineFrom: start, to: end))
        start = end
      }
    }
    return isInside ? nearest : -nearest
  }
}

extension Screen.Point {
  fileprivate func distance(toLineFrom start: Screen.Point, to end: Screen.Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let share = length > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / length : 0
    let part = min(1, max(0, share))
    return distance(to: Screen.Point(x: start.x + part * dx, y: start.y + part * dy))
  }
}

extension [[Screen.Point]] {
  fileprivate var boundingBox: Screen.Rect? {
    let points = joined()
    guard let first = points.first else { return nil }
    let corners = points.reduce((first, first)) { corners, point in
      (
        Screen.Point(x: Swift.min(corners.0.x, point.x), y: Swift.min(corners.0.y, point.y)),
        Screen.Point(x: Swift.max(corners.1.x, point.x), y: Swift.max(corners.1.y, point.y))
      )
    }
    return Screen.Rect(
      x: corners.0.x, y: corners.0.y, width: corners.1.x - corners.0.x,
      height: corners.1.y - corners.0.y)
  }
}
