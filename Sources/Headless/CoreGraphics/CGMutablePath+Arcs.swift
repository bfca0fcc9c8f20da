extension CGMutablePath {
  /// Adds a part of a circle, with a line to its start if the path already has a point.
  ///
  /// Lengths are in points, angles in radians from the positive x-axis towards the positive y-axis;
  /// the arc goes the other way for a `delta` below zero. `transform` is applied to it first.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let unit = CGAffineTransform(
      a: radius * cos(startAngle), b: radius * sin(startAngle), c: -radius * sin(startAngle),
      d: radius * cos(startAngle), tx: center.x, ty: center.y
    ).concatenating(transform)
    let start = CGPoint(x: 1, y: 0)
    if isEmpty { move(to: start, transform: unit) } else { addLine(to: start, transform: unit) }
    let count = max(1, (abs(delta) / (.pi / 2)).rounded(.up))
    let step = delta / count
    // How far a cubic's control points lie from its ends so that the curve is nearly circular.
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<Int(count) {
      let (from, to) = (step * CGFloat(index), step * CGFloat(index + 1))
      addCurve(
        to: CGPoint(x: cos(to), y: sin(to)),
        control1: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
        control2: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)),
        transform: unit)
    }
  }

  /// Adds a part of a circle, with a line to its start if the path already has a point.
  ///
  /// Lengths are in points, angles in radians from the positive x-axis towards the positive y-axis.
  /// With `clockwise` the angle falls along the arc, as it does clockwise where y grows upwards; on
  /// a screen, where y grows downwards, it then runs the other way. `transform` is applied first.
  ///
  /// > Source: Core Graphics documentation, `addArc(center:radius:startAngle:endAngle:clockwise:)`.
  /// > FS-320.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise, delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
    if !clockwise, delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: min(max(delta, -turn), turn), transform: transform)
  }
}
