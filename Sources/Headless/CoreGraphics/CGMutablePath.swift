/// A path that can be extended.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(steps: []) }

  private func add(_ type: CGPathElementType, _ points: [CGPoint], _ transform: CGAffineTransform) {
    steps.append(Step(type: type, points: points.map { $0.applying(transform) }))
  }

  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.moveToPoint, [point], transform)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.addLineToPoint, [point], transform)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { add(.addQuadCurveToPoint, [control, end], transform) }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { add(.addCurveToPoint, [control1, control2, end], transform) }

  /// Ends the subpath with a line to its start.
  public func closeSubpath() { add(.closeSubpath, [], .identity) }

  /// Adds lines through all of `points`, as a subpath of its own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    points.dropFirst().forEach { addLine(to: $0, transform: transform) }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(between: rect.corners, transform: transform)
    closeSubpath()
  }

  /// Adds the ellipse that fills a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  /// Adds a rectangle with elliptic corners as a closed subpath, in points. The horizontal and
  /// vertical radius are at most half the width and height; `transform` is applied first.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let (width, height) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
    // How far a cubic's control points lie from the corner so that the curve is nearly an ellipse.
    let (x, y) = (width * 0.447_715_25, height * 0.447_715_25)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func corner(_ line: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      addLine(to: line, transform: transform)
      addCurve(to: end, control1: control1, control2: control2, transform: transform)
    }
    move(to: point(left + width, top), transform: transform)
    corner(
      point(right - width, top), point(right - x, top), point(right, top + y),
      point(right, top + height))
    corner(
      point(right, bottom - height), point(right, bottom - y), point(right - x, bottom),
      point(right - width, bottom))
    corner(
      point(left + width, bottom), point(left + x, bottom), point(left, bottom - y),
      point(left, bottom - height))
    corner(
      point(left, top + height), point(left, top + y), point(left + x, top),
      point(left + width, top))
    closeSubpath()
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for step in path.steps { add(step.type, step.points, transform) }
  }
}
