import Foundation

/// The shape of an area of an overlay.
///
/// Lengths are in points, in the coordinate space that the area is declared in. A shape either has
/// coordinates of its own, or it fills the bounds of the view that it is declared for, and follows
/// them. Edges are half-open: the minimum edges belong to the shape, the maximum edges do not. A
/// shape with a NaN coordinate contains nothing; an infinite length reaches as far as can be.
public struct RegionShape: Sendable, Equatable {
  enum Extent: Sendable, Equatable {
    case bounds
    case rect(CGRect)

    func rect(in bounds: CGRect) -> CGRect {
      switch self {
      case .bounds: bounds
      case .rect(let rect): rect
      }
    }
  }

  enum Outline: Sendable, Equatable {
    case rect(Extent)
    case roundedRect(Extent, radius: CGFloat)
    case capsule(Extent)
    case ellipse(Extent)
    case circle(center: CGPoint, radius: CGFloat)
    case path(RegionPath)
  }

  let outline: Outline
  private(set) var holes: [RegionShape] = []

  private init(_ outline: Outline) { self.outline = outline }

  /// The bounds of the view.
  public static let rect = RegionShape(.rect(.bounds))
  /// The bounds of the view with half circles at the shorter sides.
  public static let capsule = RegionShape(.capsule(.bounds))
  /// The ellipse that touches all four edges of the view's bounds.
  public static let ellipse = RegionShape(.ellipse(.bounds))

  /// The bounds of the view with round corners. A radius is at most half the shorter side.
  public static func roundedRect(radius: CGFloat) -> RegionShape {
    RegionShape(.roundedRect(.bounds, radius: radius))
  }

  /// A rectangle.
  public static func rect(_ rect: CGRect) -> RegionShape { RegionShape(.rect(.rect(rect))) }

  /// A rectangle with round corners. A radius is at most half the shorter side.
  public static func roundedRect(_ rect: CGRect, radius: CGFloat) -> RegionShape {
    RegionShape(.roundedRect(.rect(rect), radius: radius))
  }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(_ rect: CGRect) -> RegionShape { RegionShape(.capsule(.rect(rect))) }

  /// A circle.
  public static func circle(center: CGPoint, radius: CGFloat) -> RegionShape {
    RegionShape(.circle(center: center, radius: radius))
  }

  /// The ellipse that touches all four edges of a rectangle.
  public static func ellipse(_ rect: CGRect) -> RegionShape { RegionShape(.ellipse(.rect(rect))) }

  /// The inside of a path.
  public static func path(_ path: RegionPath) -> RegionShape { RegionShape(.path(path)) }

  /// Returns the shape without the part that another shape covers.
  ///
  /// - Parameter hole: In the same coordinate space. An outset moves the outline of the shape; it
  ///   does not change the holes.
  public func subtracting(_ hole: RegionShape) -> RegionShape {
    var shape = self
    shape.holes.append(hole)
    return shape
  }

  /// Whether the shape, grown by `outset`, contains a point.
  ///
  /// - Parameters:
  ///   - point: The touch, in points, in the shape's coordinate space.
  ///   - bounds: The bounds that a shape without coordinates of its own fills, in the same space.
  ///   - outset: How far the shape's outline moves outwards, in points; negative moves it inwards.
  ///     The corners of a plain rectangle stay square. If it is not finite, the shape contains
  ///     nothing.
  /// - Complexity: O(*n*) for *n* elements of paths, else O(1); and as much for each hole.
  public func contains(_ point: CGPoint, in bounds: CGRect = .zero, outset: CGFloat = 0) -> Bool {
    guard outset.isFinite, outlineContains(point, in: bounds, outset: outset) else { return false }
    return !holes.contains { $0.contains(point, in: bounds) }
  }

  private func outlineContains(_ point: CGPoint, in bounds: CGRect, outset: CGFloat) -> Bool {
    func edges(_ extent: Extent) -> Edges { Edges(extent.rect(in: bounds), outset: outset) }
    return switch outline {
    case .rect(let extent): edges(extent).contains(point)
    case .roundedRect(let extent, let radius):
      edges(extent).contains(point, cornerRadius: radius + outset)
    case .capsule(let extent): edges(extent).contains(point, cornerRadius: .infinity)
    case .ellipse(let extent): edges(extent).containsInEllipse(point)
    case .circle(let center, let radius):
      Edges(CGRect(origin: center, size: .zero), outset: radius + outset).containsInEllipse(point)
    case .path(let path): path.contains(point, outset: outset)
    }
  }

  /// Whether no coordinate is NaN. A shape with a NaN coordinate contains nothing.
  package var isNumber: Bool {
    let isOutline =
      switch outline {
      case .rect(let extent), .capsule(let extent), .ellipse(let extent):
        extent.rect(in: .zero).isNumber
      case .roundedRect(let extent, let radius): extent.rect(in: .zero).isNumber && !radius.isNaN
      case .circle(let center, let radius): center.isNumber && !radius.isNaN
      case .path(let path): path.elements.allSatisfy(\.isNumber)
      }
    return isOutline && holes.allSatisfy(\.isNumber)
  }

  /// Whether the shape covers the whole of a rectangle, as far as this is clear without a look at
  /// every point: only plain rectangles without holes do. The rectangle is in the shape's space,
  /// and so are the bounds, which a shape without coordinates of its own fills. Less than half a
  /// point may be missing, because layouts and transforms round; that is a choice.
  package func covers(_ rect: CGRect, in bounds: CGRect) -> Bool {
    guard holes.isEmpty, case .rect(let extent) = outline else { return false }
    return extent.rect(in: bounds).insetBy(dx: -0.5, dy: -0.5).contains(rect)
  }
}

extension RegionPath.Element {
  fileprivate var isNumber: Bool {
    switch self {
    case .move(let end), .line(let end): end.isNumber
    case .quadCurve(let end, let control): end.isNumber && control.isNumber
    case .curve(let end, let first, let second): end.isNumber && first.isNumber && second.isNumber
    case .close: true
    }
  }
}

extension CGPoint {
  fileprivate var isNumber: Bool { !x.isNaN && !y.isNaN }
}

extension CGRect {
  fileprivate var isNumber: Bool { origin.isNumber && !size.width.isNaN && !size.height.isNaN }
}
