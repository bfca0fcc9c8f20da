/// An upright half-open rectangle by its edges, in screen points, so that neighbours share theirs
/// to the last bit.
struct Box: Hashable {
  var minX, minY, maxX, maxY: Double

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  init(_ rect: Screen.Rect) {
    self.init(
      minX: rect.origin.x, minY: rect.origin.y, maxX: rect.maxX, maxY: rect.maxY)
  }

  /// Whether two boxes have an area in common.
  func intersects(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns what two boxes have in common, or `nil` if that has no area.
  func intersection(_ other: Box) -> Box? {
    guard intersects(other) else { return nil }
    return Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  func covers(_ other: Box) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Calls a function with what is left of the box around a part of it: at most four pieces.
  @inline(__always)
  func forEachPiece(around part: Box, _ body: (Box) -> Void) {
    if minY < part.minY { body(Box(minX: minX, minY: minY, maxX: maxX, maxY: part.minY)) }
    if minX < part.minX { body(Box(minX: minX, minY: part.minY, maxX: part.minX, maxY: part.maxY)) }
    if part.maxX < maxX { body(Box(minX: part.maxX, minY: part.minY, maxX: maxX, maxY: part.maxY)) }
    if part.maxY < maxY { body(Box(minX: minX, minY: part.maxY, maxX: maxX, maxY: maxY)) }
  }
}
