import Foundation

extension CGRect {
  /// Whether the rectangle contains a point.
  ///
  /// The minimum edges belong to it, the maximum edges do not; a NaN coordinate is in no
  /// rectangle. FS-013.
  package func containsTouch(at point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// The rectangle with each edge moved outwards, in points; a negative distance moves it inwards.
  ///
  /// Edges that would cross leave an empty rectangle.
  package func expanded(
    top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  ) -> CGRect {
    let width = Swift.max(0, self.width + left + right)
    let height = Swift.max(0, self.height + top + bottom)
    return CGRect(x: minX - left, y: minY - top, width: width, height: height)
  }

  /// The rectangle, grown evenly about its centre where it is smaller than `size`, in points.
  package func expanded(toAtLeast size: CGSize) -> CGRect {
    let across = Swift.max(0, size.width - width) / 2
    let down = Swift.max(0, size.height - height) / 2
    return expanded(top: down, left: across, bottom: down, right: across)
  }
}
