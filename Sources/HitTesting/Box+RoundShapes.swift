import Foundation

extension Box {
  /// As ``contains(_:)``, without what round corners cut off.
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
    let across = Self.offCentre(point.x, between: minX, and: maxX)
    let down = Self.offCentre(point.y, between: minY, and: maxY)
    return across * across + down * down <= 1
  }

  /// How far a coordinate is from the middle, as a part of the way from there to an edge.
  private static func offCentre(
    _ value: CGFloat, between low: CGFloat, and high: CGFloat
  ) -> CGFloat {
    let radius = (high - low) / 2
    return radius.isInfinite ? 0 : (value - (low + high) / 2) / radius
  }
}
