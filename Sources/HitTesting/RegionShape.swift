import Foundation

/// The shape of an area that takes touches.
///
/// Lengths are in points, in the coordinate space that the region is declared in. Edges are
/// half-open: the minimum edges belong to the shape, the maximum edges do not. A shape with a NaN
/// coordinate contains nothing; an infinite length reaches as far as can be.
public enum RegionShape: Sendable, Equatable {
  /// A rectangle.
  case rect(CGRect)
  /// A rectangle with round corners; a radius above half the shorter side is cut to it.
  case roundedRect(CGRect, radius: CGFloat)
  /// A rectangle whose shorter sides are half circles.
  case capsule(CGRect)
  /// A circle.
  case circle(center: CGPoint, radius: CGFloat)
  /// The ellipse that touches all four edges of a rectangle.
  case ellipse(CGRect)
  /// The inside of a path.
  case path(RegionPath)

  /// Whether the shape, grown by `outset`, contains a point.
  ///
  /// - Parameters:
  ///   - point: The touch, in points, in the shape's coordinate space.
  ///   - outset: How far the shape's outline moves outwards, in points; negative moves it inwards.
  ///     The corners of a plain rectangle stay square. With one that is not finite the shape contains
  ///     nothing.
  /// - Complexity: O(1), or O(*n*) for a path of *n* elements.
  public func contains(_ point: CGPoint, outset: CGFloat = 0) -> Bool {
    guard outset.isFinite else { return false }
    switch self {
    case .rect(let rect):
      return Box(rect, outset: outset).contains(point)
    case .roundedRect(let rect, let radius):
      return Box(rect, outset: outset).contains(point, cornerRadius: radius + outset)
    case .capsule(let rect):
      return Box(rect, outset: outset).contains(point, cornerRadius: .infinity)
    case .circle(let center, let radius):
      let square = CGRect(x: center.x, y: center.y, width: 0, height: 0)
      return Box(square, outset: radius + outset).containsInEllipse(point)
    case .ellipse(let rect):
      return Box(rect, outset: outset).containsInEllipse(point)
    case .path(let path):
      return path.contains(point, outset: outset)
    }
  }
}
