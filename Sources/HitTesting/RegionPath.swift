import Foundation

/// An outline of lines and curves whose inside takes touches.
///
/// Open outlines count as closed by a straight line. The inside follows the non-zero winding rule
/// unless ``usesEvenOddRule`` is set.
public struct RegionPath: Sendable, Equatable {
  /// One step of the outline; points are in the path's coordinate space.
  public enum Element: Sendable, Equatable {
    /// Starts a new outline.
    case move(to: CGPoint)
    /// Draws a straight line.
    case line(to: CGPoint)
    /// Draws a curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line back to the start of the outline.
    case close
  }

  /// The steps, in drawing order.
  public var elements: [Element]
  /// Whether a point inside an even number of outlines counts as outside.
  public var usesEvenOddRule: Bool

  /// Creates a path from its steps.
  public init(_ elements: [Element] = [], usesEvenOddRule: Bool = false) {
    self.elements = elements
    self.usesEvenOddRule = usesEvenOddRule
  }

  /// Creates the closed polygon through `points`, in points, in the path's coordinate space.
  public init(polygon points: [CGPoint]) {
    let steps = points.enumerated().map { index, point in
      index == 0 ? Element.move(to: point) : .line(to: point)
    }
    self.init(steps + [.close])
  }
}
