/// A Bézier curve from (0, 0) to (1, 1) that maps time to progress.
package struct UnitCurve: Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Creates a curve from its control points, each from 0 to 1 in time.
  package init(first: CGPoint, second: CGPoint) {
    self.first = first
    self.second = second
  }

  package func value(at time: CGFloat) -> CGFloat {
    if first.x == first.y, second.x == second.y { return time }
    // The time along the curve only grows, so halving finds it.
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if coordinate(first.x, second.x, middle) < time { low = middle } else { high = middle }
    }
    return coordinate(first.y, second.y, (low + high) / 2)
  }

  private func coordinate(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
    3 * first * t * (1 - t) * (1 - t) + 3 * second * t * t * (1 - t) + t * t * t
  }
}
