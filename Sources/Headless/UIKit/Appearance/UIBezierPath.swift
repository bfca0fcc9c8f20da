/// A shape of lines and curves, in points of the space it is used in.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// The shape as a Core Graphics path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// The rule for the inside where the shape crosses itself. If true, points are inside around
  /// which the shape goes an odd number of times; else those around which it goes at all. Default
  /// false.
  open var usesEvenOddFillRule = false

  public override init() {}

  /// Creates a rectangle.
  public init(rect: CGRect) { path.addRect(rect) }

  /// Creates the ellipse that fills a rectangle.
  public init(ovalIn rect: CGRect) { path.addEllipse(in: rect) }

  /// Creates a rectangle with round corners, their radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a part of a circle; angles in radians, as in
  /// ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Creates a shape that Core Graphics has.
  public init(cgPath: CGPath) { path = cgPath.mutableCopy() ?? CGMutablePath() }

  /// Starts a new part of the shape.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a part of a circle, in points, with a line to its start if the shape already has a point.
  /// Angles are in radians, from the right, and grow clockwise on the screen.
  ///
  /// > Source: UIKit documentation, `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  /// > FS-320.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Ends the part with a line to its start.
  open func close() { path.closeSubpath() }

  /// Adds another shape.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Moves every point of the shape.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// Whether the shape has no points.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest upright rectangle around all points, control points included.
  open var bounds: CGRect { path.boundingBox }

  /// Returns whether a point is within the filled shape.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
