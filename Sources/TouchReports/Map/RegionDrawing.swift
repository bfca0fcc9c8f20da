@_spi(Command) import TouchMap

/// The drawing of a region: one path, with a text if there is room for it.
package struct RegionDrawing {
  /// Up to this number of vertices all are examined to find room for a text; of larger regions only
  /// the polygon with the largest box is. A choice.
  private static let vertexLimit = 256

  private let polygons: [[Screen.Point]]
  /// Without the edges inside; filled by the even-odd rule.
  private let outline: [[Screen.Point]]

  /// - Parameter polygons: The polygons of the region; they do not overlap.
  package init(_ polygons: [[Screen.Point]]) {
    self.polygons = polygons
    outline = RegionOutline(around: polygons).loops
  }

  /// The outline as the data of an SVG path, to be filled by the even-odd rule; horizontal and
  /// vertical steps use the short form.
  var pathData: String {
    var data = ""
    for loop in outline {
      var last: (x: String, y: String)?
      for point in loop {
        let next = (x: NumberText.text(point.x), y: NumberText.text(point.y))
        switch last {
        case nil: data += "M\(next.x) \(next.y)"
        case let last? where last.y == next.y: data += "H\(next.x)"
        case let last? where last.x == next.x: data += "V\(next.y)"
        default: data += "L\(next.x) \(next.y)"
        }
        last = next
      }
      data += "Z"
    }
    return data
  }

  /// The outline in steps from corner to corner, as short as SVG takes it. Of an upright region
  /// each edge is moved to the next hundredth of a point: a point in hundredths lies on the same
  /// side of it.
  var shortPath: String {
    let isUpright = outline.allSatisfy { loop in
      zip(loop, loop.dropFirst() + loop.prefix(1)).allSatisfy { $0.x == $1.x || $0.y == $1.y }
    }
    let unit = isUpright ? ShortNumber.hundredths : ShortNumber.tenThousandths
    var data = ""
    for loop in outline {
      let corners = loop.map { (x: unit.count($0.x), y: unit.count($0.y)) }
      guard var last = corners.first else { continue }
      data += "M" + unit.pair(last.x, last.y)
      for next in corners.dropFirst() where next != last {
        if next.y == last.y {
          data += "h" + unit.text(next.x - last.x)
        } else if next.x == last.x {
          data += "v" + unit.text(next.y - last.y)
        } else {
          data += "l" + unit.pair(next.x - last.x, next.y - last.y)
        }
        last = next
      }
      data += "z"
    }
    return data
  }

  /// The region as an upright rectangle; `nil` if it has another form.
  var rectangle: Screen.Rect? {
    guard outline.count == 1, outline[0].count == 4 else { return nil }
    let polygon = ConvexPolygon(points: outline[0])
    return polygon.isUpright ? polygon.boundingBox : nil
  }

  /// A large upright rectangle inside the region, though not always the largest one.
  package var room: Screen.Rect? {
    let count = outline.reduce(0) { $0 + $1.count }
    guard count > Self.vertexLimit else { return Room(outline).largest() }
    let sorted = polygons.map { ($0, ConvexPolygon(points: $0).boundingBox.size.area) }
      .max { $0.1 < $1.1 }?.0
    guard let sorted, sorted.count <= Self.vertexLimit else { return nil }
    return Room([sorted]).largest()
  }
}

/// Searches for an upright rectangle inside polygons, by cutting them into slabs between
/// neighbouring vertices.
private struct Room {
  private let polygons: [[Screen.Point]]
  private let ys: [Double]
  /// For each slab the parts that lie inside for its whole height.
  private var slabs: [[ClosedRange<Double>]] = []

  init(_ polygons: [[Screen.Point]]) {
    self.polygons = polygons
    ys = Set(polygons.joined().map(\.y)).sorted()
    for (top, bottom) in zip(ys, ys.dropFirst()) { slabs.append(stretches(top, bottom)) }
  }

  func largest() -> Screen.Rect? {
    var best: Screen.Rect?
    for first in slabs.indices {
      for stretch in slabs[first] {
        var (left, right) = (stretch.lowerBound, stretch.upperBound)
        for last in first..<slabs.count {
          guard let widest = Self.widest(of: slabs[last], in: left...right) else { break }
          left = widest.lowerBound
          right = widest.upperBound
          let rect = Screen.Rect(
            x: left, y: ys[first], width: right - left, height: ys[last + 1] - ys[first])
          if rect.size.area > best?.size.area ?? 0 { best = rect }
        }
      }
    }
    return best
  }

  private static func widest(
    of stretches: [ClosedRange<Double>], in limit: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    stretches.filter { $0.overlaps(limit) }.map { $0.clamped(to: limit) }
      .max { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound }
  }

  private func stretches(_ top: Double, _ bottom: Double) -> [ClosedRange<Double>] {
    var sides: [(middle: Double, low: Double, high: Double)] = []
    for polygon in polygons {
      for (index, start) in polygon.enumerated() {
        let end = polygon[(index + 1) % polygon.count]
        guard min(start.y, end.y) <= top, max(start.y, end.y) >= bottom, start.y != end.y else {
          continue
        }
        func x(at y: Double) -> Double {
          start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
        }
        let (first, second) = (x(at: top), x(at: bottom))
        sides.append(((first + second) / 2, min(first, second), max(first, second)))
      }
    }
    sides.sort { $0.middle < $1.middle }
    return Self.merged(sides)
  }

  /// Pairs the sides by the even-odd rule and joins parts that touch.
  private static func merged(
    _ sides: [(middle: Double, low: Double, high: Double)]
  ) -> [ClosedRange<Double>] {
    var stretches: [ClosedRange<Double>] = []
    for index in stride(from: 0, to: sides.count - 1, by: 2) {
      let (left, right) = (sides[index].high, sides[index + 1].low)
      guard left < right else { continue }
      if let last = stretches.last, last.upperBound >= left - 1e-6 {
        stretches[stretches.count - 1] = last.lowerBound...right
      } else {
        stretches.append(left...right)
      }
    }
    return stretches
  }
}
