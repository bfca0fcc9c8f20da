import Foundation

extension RegionPath {
  /// Whether the path's inside, grown by `outset` points, contains a point.
  ///
  /// - Parameter point: The touch, in points, in the path's coordinate space.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  func contains(_ point: CGPoint, outset: CGFloat) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    var crossings = 0
    var squaredDistance = CGFloat.infinity
    var isNumber = true
    forEachSegment { segment in
      isNumber = isNumber && segment.isFinite
      let crossing = segment.crossing(rightOf: point)
      winding += crossing
      crossings += abs(crossing)
      if outset != 0 {
        squaredDistance = min(squaredDistance, segment.squaredDistance(to: point))
      }
    }
    guard isNumber else { return false }
    let isInside = usesEvenOddRule ? !crossings.isMultiple(of: 2) : winding != 0
    if outset > 0 { return isInside || squaredDistance < outset * outset }
    return isInside && (outset == 0 || squaredDistance >= outset * outset)
  }
}
