/// A graphics context: it knows its transform, its path and its clip, and has no pixels.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var clip: CGRect
  }

  /// The width in pixels; 0 where it draws no picture.
  public let width: Int
  /// The height in pixels; 0 where it draws no picture.
  public let height: Int
  private var state: State
  private var saved: [State] = []
  private var steps = CGMutablePath()
  /// The quality of scaled pictures. Default the system's.
  public var interpolationQuality = CGInterpolationQuality.default

  /// Creates a context without pixels: of a size in points, with `scale` pixels a point.
  package init(size: CGSize, scale: CGFloat) {
    func pixels(_ length: CGFloat) -> Int {
      length.isFinite ? Int(max(0, min(length * scale, 1_000_000)).rounded(.up)) : 0
    }
    width = pixels(size.width)
    height = pixels(size.height)
    state = State(clip: CGRect(origin: .zero, size: size))
  }

  // MARK: State

  /// Saves the transform and the clip, to be restored.
  public func saveGState() { saved.append(state) }
  /// Restores the state that was saved last.
  public func restoreGState() { state = saved.popLast() ?? state }
  /// From the space in which is drawn to that of the context, in points.
  public var ctm: CGAffineTransform { state.transform }
  /// Applies a transform to later drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Moves later drawing, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Turns later drawing, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Path

  /// Removes the path.
  public func beginPath() { steps = CGMutablePath() }
  /// Starts a new part of the path.
  public func move(to point: CGPoint) { steps.move(to: point, transform: ctm) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { steps.addLine(to: point, transform: ctm) }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    steps.addQuadCurve(to: end, control: control, transform: ctm)
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  /// Adds lines through all points, as a subpath of its own.
  public func addLines(between points: [CGPoint]) {
    steps.addLines(between: points, transform: ctm)
  }
  /// Adds a part of a circle; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    steps.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { steps.addRect(rect, transform: ctm) }
  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { steps.addEllipse(in: rect, transform: ctm) }
  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { steps.addPath(path, transform: ctm) }
  /// Ends the part of the path with a line to its start.
  public func closePath() { steps.closeSubpath() }
  /// Whether the path has no step.
  public var isPathEmpty: Bool { steps.isEmpty }
  /// The path, in the space in which is drawn now; nil without a step.
  public var path: CGPath? {
    guard !steps.isEmpty else { return nil }
    let path = CGMutablePath()
    path.addPath(steps, transform: ctm.inverted())
    return path
  }
  /// The end of the last step, in the space in which is drawn now.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// The smallest upright rectangle around the path, in the space in which is drawn now.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  // MARK: Clip

  /// Limits later drawing to the path, which is cleared; its bounds count here.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clip = state.clip.intersection(steps.boundingBox)
    beginPath()
  }
  /// Limits later drawing to a rectangle; the box around it counts here.
  public func clip(to rect: CGRect) { state.clip = state.clip.intersection(rect.applying(ctm)) }
  /// The smallest upright rectangle around the clip, in the current space.
  public var boundingBoxOfClipPath: CGRect { state.clip.applying(ctm.inverted()) }
}

/// The quality of scaled pictures; nothing is drawn here.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
