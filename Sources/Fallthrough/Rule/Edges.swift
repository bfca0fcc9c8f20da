import Foundation

/// The four edges of a rectangle, in points. If they cross, nothing is inside, unlike in a
/// `CGRect`.
struct Edges {
  let minX, minY, maxX, maxY: CGFloat

  /// Takes the edges of a rectangle and moves them outwards. A negative distance moves an edge
  /// inwards, an infinite one as far as can be.
  init(
    _ rect: CGRect, top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    minX = rect.minX - left
    minY = rect.minY - top
    maxX = rect.maxX + right
    maxY = rect.maxY + bottom
  }

  /// Takes the edges of a rectangle and moves all of them outwards by one distance.
  init(_ rect: CGRect, outset: CGFloat) {
    self.init(rect, top: outset, left: outset, bottom: outset, right: outset)
  }

  /// Half-open: the minimum edges belong to the area, the maximum edges do not; a NaN coordinate is
  /// in none. FS-013.
  func contains(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// As ``contains(_:)``, without the area outside round corners.
  func contains(_ point: CGPoint, cornerRadius: CGFloat) -> Bool {
    guard contains(point), !cornerRadius.isNaN else { return false }
    let radius = max(0, min(cornerRadius, (maxX - minX) / 2, (maxY - minY) / 2))
    // How far the point lies beyond the centre of the nearest corner, along each axis.
    let beyondX = max(minX + radius - point.x, point.x - (maxX - radius), 0)
    let beyondY = max(minY + radius - point.y, point.y - (maxY - radius), 0)
    return beyondX * beyondX + beyondY * beyondY <= radius * radius
  }

  /// As ``contains(_:)``, for the ellipse that touches the four edges.
  func containsInEllipse(_ point: CGPoint) -> Bool {
    guard contains(point) else { return false }
    // How far a coordinate is from the middle, as a part of the way from there to an edge.
    func offCentre(_ value: CGFloat, between low: CGFloat, and high: CGFloat) -> CGFloat {
      let radius = (high - low) / 2
      return radius.isInfinite ? 0 : (value - (low + high) / 2) / radius
    }
    let across = offCentre(point.x, between: minX, and: maxX)
    let down = offCentre(point.y, between: minY, and: maxY)
    return across * across + down * down <= 1
  }
}
