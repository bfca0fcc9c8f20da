/// An upright half-open rectangle by its edges, in screen points, so that neighbours share theirs to
/// the last bit.
struct Box: Hashable {
  var minX, minY, maxX, maxY: Double

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  init(_ rect: Hierarchy.Rect) {
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

  /// Four parts of nearly equal size, or `nil` if the box is too small to be divided.
  var quarters: [Box]? {
    let (x, y) = (minX + (maxX - minX) / 2, minY + (maxY - minY) / 2)
    guard x > minX, x < maxX, y > minY, y < maxY else { return nil }
    return [
      Box(minX: minX, minY: minY, maxX: x, maxY: y), Box(minX: x, minY: minY, maxX: maxX, maxY: y),
      Box(minX: minX, minY: y, maxX: x, maxY: maxY), Box(minX: x, minY: y, maxX: maxX, maxY: maxY),
    ]
  }

  /// Adds what is left of the box around a part of it, in at most four pieces.
  func addPieces(around part: Box, to pieces: inout [Box]) {
    let around = [
      Box(minX: minX, minY: minY, maxX: maxX, maxY: part.minY),
      Box(minX: minX, minY: part.minY, maxX: part.minX, maxY: part.maxY),
      Box(minX: part.maxX, minY: part.minY, maxX: maxX, maxY: part.maxY),
      Box(minX: minX, minY: part.maxY, maxX: maxX, maxY: maxY),
    ]
    for piece in around where piece.minX < piece.maxX && piece.minY < piece.maxY {
      pieces.append(piece)
    }
  }
}
