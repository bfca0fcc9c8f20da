import Foundation

/// A rectangle as its four edges, in points: unlike `CGRect`, one that is shrunk below nothing
/// stays empty.
struct Box {
  let minX, minY, maxX, maxY: CGFloat

  /// Takes the edges of a rectangle, moved outwards; a negative distance moves an edge inwards, and
  /// an infinite one as far as can be.
  init(
    _ rect: CGRect, top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    minX = rect.minX - left
    minY = rect.minY - top
    maxX = rect.maxX + right
    maxY = rect.maxY + bottom
  }

  /// Takes the edges of a rectangle, all moved outwards by one distance.
  init(_ rect: CGRect, outset: CGFloat) {
    self.init(rect, top: outset, left: outset, bottom: outset, right: outset)
  }

  /// Half-open: the minimum edges belong to the box, the maximum edges do not; a NaN coordinate is
  /// in none. FS-013.
  func contains(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
