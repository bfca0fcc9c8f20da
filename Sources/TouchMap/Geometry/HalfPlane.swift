/// The points on one side of a straight line, which belongs to it.
struct HalfPlane: Side, Sendable, Equatable {
  /// The unit vector that points inwards.
  var normalX, normalY: Double
  var offset: Double

  var isHeld: Bool { true }

  /// Creates the side to the right of a walk from one point to another, with y pointing down.
  init?(from start: Screen.Point, to end: Screen.Point) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    normalX = -dy / length
    normalY = dx / length
    offset = -(normalX * start.x + normalY * start.y)
  }

  /// Returns how far inside a point is, negative outside.
  func depth(of point: Screen.Point) -> Double { normalX * point.x + normalY * point.y + offset }

  /// Returns how far inside the least and the most inner corner of a rectangle are.
  func depths(of rect: Box) -> (least: Double, most: Double) {
    let (lowX, highX) = (normalX * rect.minX, normalX * rect.maxX)
    let (lowY, highY) = (normalY * rect.minY, normalY * rect.maxY)
    return (
      min(lowX, highX) + min(lowY, highY) + offset, max(lowX, highX) + max(lowY, highY) + offset
    )
  }
}
