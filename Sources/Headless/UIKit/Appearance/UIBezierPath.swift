/// A shape of lines and curves, in points of the space it is used in.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// The shape as Core Graphics has it.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Which points are inside where the shape crosses itself: those around which it goes an odd
  /// number of times, rather than any. Default false.
  open var usesEvenOddFillRule = false

  /// The width of the line along the shape, in points. Default 1.
  open var lineWidth: CGFloat = 1

  /// Creates an empty shape.
  public override init() {}

  /// Creates a rectangle.
  public init(rect: CGRect) {
    path.addRect(rect)
  }

  /// Creates the ellipse that fills a rectangle.
  public init(ovalIn rect: CGRect) {
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with round corners, their radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a shape that Core Graphics has.
  public init(cgPath: CGPath) {
    path = cgPath.mutableCopy() ?? CGMutablePath()
  }

  /// Starts a new part of the shape.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Ends the part with a line to its start.
  open func close() {
    path.closeSubpath()
  }

  /// Adds another shape.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.cgPath)
  }

  /// Moves every point of the shape.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// Takes all points away.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Whether there is nothing in the shape.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest upright rectangle around all points, control points included.
  open var bounds: CGRect { path.boundingBox }

  /// Where the next line starts.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is within the filled shape.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
