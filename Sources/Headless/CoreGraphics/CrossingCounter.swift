/// Counts how often a closed line crosses the ray from a point to the right.
struct CrossingCounter {
  let point: CGPoint
  /// Upward crossings minus downward ones.
  private(set) var winding = 0
  private(set) var total = 0

  /// Into how many lines a curve is cut: enough for hundredths of a point at screen size.
  static let linesPerCurve = 128

  init(point: CGPoint) { self.point = point }

  mutating func count(from start: CGPoint, to end: CGPoint) {
    let goesDown = start.y <= point.y && point.y < end.y
    let goesUp = end.y <= point.y && point.y < start.y
    guard goesDown || goesUp else { return }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    guard point.x < x else { return }
    winding += goesDown ? 1 : -1
    total += 1
  }

  /// Follows a Bézier curve given by its points, the start and the end included.
  mutating func count(alongCurve points: [CGPoint]) {
    var last = points[0]
    for line in 1...Self.linesPerCurve {
      let next = Self.pointOnCurve(points, at: CGFloat(line) / CGFloat(Self.linesPerCurve))
      count(from: last, to: next)
      last = next
    }
  }

  /// De Casteljau's construction of the point at `fraction` of a Bézier curve.
  private static func pointOnCurve(_ points: [CGPoint], at fraction: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { low, high in
        CGPoint(x: low.x + (high.x - low.x) * fraction, y: low.y + (high.y - low.y) * fraction)
      }
    }
    return points[0]
  }
}
