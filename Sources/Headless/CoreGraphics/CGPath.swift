/// The kind of one step of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// Which points count as inside where a path crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the path winds around the point at least once.
  case winding
  /// Inside where a ray from the point crosses the path an odd number of times.
  case evenOdd
}

/// A shape of lines and curves, in points of the space it is used in.
public class CGPath {
  /// One step with its points, the end point last.
  package struct Step: Hashable, Sendable {
    package var type: CGPathElementType
    package var points: [CGPoint]
  }

  package internal(set) var steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  /// Creates the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  /// Whether the path has no step.
  public var isEmpty: Bool { steps.isEmpty }

  /// The smallest upright rectangle around all points of the path, control points included, or the
  /// null rectangle if there are none.
  public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

  /// Returns a copy that can be extended.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.steps = steps
    return path
  }

  /// Returns a copy of the path.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// Returns whether the filled path, mapped by `transform`, contains a point; `rule` decides what
  /// is inside where the path crosses itself.
  ///
  /// Lines replace curves; on shapes of screen size they are no farther from the curves than a
  /// fraction of a hundredth of a point. Points on an edge are inside on the low side and outside
  /// on the high side, as in a half-open rectangle.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var crossings = CrossingCounter(point: point)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for step in steps {
      let points = step.points.map { $0.applying(transform) }
      switch step.type {
      case .moveToPoint:
        crossings.count(from: current, to: start)
        start = points[0]
      case .addLineToPoint: crossings.count(from: current, to: points[0])
      case .addQuadCurveToPoint, .addCurveToPoint: crossings.count(alongCurve: [current] + points)
      case .closeSubpath: crossings.count(from: current, to: start)
      }
      current = points.last ?? start
    }
    crossings.count(from: current, to: start)
    return rule == .winding ? crossings.winding != 0 : crossings.total % 2 == 1
  }
}
