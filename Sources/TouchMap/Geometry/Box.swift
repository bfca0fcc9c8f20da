/// An upright half-open rectangle as its four edges: it contains the low ones and not the high
/// ones.
///
/// ``Screen/Rect`` is a rectangle as a dump gives it, a corner and an extent; its high edges are
/// sums, which round. Computations use the edges of rectangles, so that neighbours share theirs to
/// the last bit.
package struct Box: Sendable, Hashable, BitwiseCopyable {
  var minX, minY, maxX, maxY: Double

  /// No rectangle.
  package static let none = Box(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  static let everywhere = Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  var isNone: Bool { minX == .infinity }

  /// Whether it contains a point; it contains none with a NaN coordinate.
  func contains(_ point: Screen.Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether no point can be inside, even if each edge is off by some margin.
  func isEmpty(margin: Double = 0) -> Bool {
    !(minX < maxX + 2 * margin && minY < maxY + 2 * margin)
  }

  /// Whether two boxes have an area in common.
  func intersects(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether all of another box lies inside, apart from a distance.
  func covers(_ other: Box, within distance: Double = 0) -> Bool {
    other.minX >= minX - distance && other.minY >= minY - distance
      && other.maxX <= maxX + distance && other.maxY <= maxY + distance
  }

  /// Whether each edge is where another box's is, apart from a distance.
  func isNear(_ other: Box, within distance: Double) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }

  /// Returns the common part; its edges cross if there is none.
  func intersection(_ other: Box) -> Box {
    Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest box around both.
  func union(_ other: Box) -> Box {
    Box(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns the smallest box around this one and a point.
  package func union(_ point: Screen.Point) -> Box {
    union(Box(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
  }

  /// Returns the box with its edges moved outwards, or inwards by a negative distance.
  func grown(by distance: Double) -> Box {
    Box(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// Returns the points between two boxes, 0 if they touch.
  func distance(to other: Box) -> Double {
    let across = max(0, other.minX - maxX, minX - other.maxX)
    let down = max(0, other.minY - maxY, minY - other.maxY)
    return (across * across + down * down).squareRoot()
  }

  /// Calls a function with what remains of the box outside a part of it: at most four pieces.
  @inline(__always)
  func forEachPiece(around part: Box, _ body: (Box) -> Void) {
    if minY < part.minY { body(Box(minX: minX, minY: minY, maxX: maxX, maxY: part.minY)) }
    if minX < part.minX { body(Box(minX: minX, minY: part.minY, maxX: part.minX, maxY: part.maxY)) }
    if part.maxX < maxX { body(Box(minX: part.maxX, minY: part.minY, maxX: maxX, maxY: part.maxY)) }
    if part.maxY < maxY { body(Box(minX: minX, minY: part.maxY, maxX: maxX, maxY: maxY)) }
  }

  /// Returns what remains of the box outside another one.
  func pieces(outside other: Box) -> [Box] {
    guard intersects(other) else { return [self] }
    var pieces: [Box] = []
    forEachPiece(around: intersection(other)) { pieces.append($0) }
    return pieces
  }
}
