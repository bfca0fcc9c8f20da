import Foundation

extension RegionPath {
  /// A straight piece of the outline.
  struct Segment {
    let start, end: CGPoint

    var isFinite: Bool {
      start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite
    }

    /// 1 or -1 if the segment crosses the ray from `point` towards greater x, downwards or upwards.
    ///
    /// Half-open in both directions, which makes the path's edges half-open.
    func crossing(rightOf point: CGPoint) -> Int {
      guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
      let fraction = (point.y - start.y) / (end.y - start.y)
      guard point.x < start.x + fraction * (end.x - start.x) else { return 0 }
      return start.y <= point.y ? 1 : -1
    }

    func squaredDistance(to point: CGPoint) -> CGFloat {
      let (width, height) = (end.x - start.x, end.y - start.y)
      let squaredLength = width * width + height * height
      let along = (point.x - start.x) * width + (point.y - start.y) * height
      let fraction = squaredLength > 0 ? max(0, min(1, along / squaredLength)) : 0
      let (x, y) = (start.x + fraction * width, start.y + fraction * height)
      return (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)
    }
  }

  /// The number of straight pieces that stand for a curve.
  ///
  /// A choice: on a curve as wide as a phone the pieces stay within a tenth of a point.
  static let segmentsPerCurve = 64

  /// Calls `body` with each straight piece of the outlines, which are closed where they are open.
  func forEachSegment(_ body: (Segment) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    var isOpen = false
    for element in elements {
      switch element {
      case .move(let point):
        if isOpen { body(Segment(start: current, end: start)) }
        (start, current) = (point, point)
      case .line(let point):
        body(Segment(start: current, end: point))
        current = point
      case .quadCurve(let end, let control):
        // The same curve with two control points, each two thirds of the way to the one.
        let control1 = current.interpolated(to: control, 2 / 3)
        let control2 = end.interpolated(to: control, 2 / 3)
        Self.flatten(from: current, control1, control2, to: end, body)
        current = end
      case .curve(let end, let control1, let control2):
        Self.flatten(from: current, control1, control2, to: end, body)
        current = end
      case .close:
        body(Segment(start: current, end: start))
        current = start
      }
      isOpen = current != start
    }
    if isOpen { body(Segment(start: current, end: start)) }
  }

  private static func flatten(
    from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint,
    _ body: (Segment) -> Void
  ) {
    var previous = start
    for step in 1...segmentsPerCurve {
      let fraction = CGFloat(step) / CGFloat(segmentsPerCurve)
      let a = start.interpolated(to: control1, fraction)
      let b = control1.interpolated(to: control2, fraction)
      let c = control2.interpolated(to: end, fraction)
      let ab = a.interpolated(to: b, fraction)
      let next = ab.interpolated(to: b.interpolated(to: c, fraction), fraction)
      body(Segment(start: previous, end: next))
      previous = next
    }
  }
}

extension CGPoint {
  fileprivate func interpolated(to other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
