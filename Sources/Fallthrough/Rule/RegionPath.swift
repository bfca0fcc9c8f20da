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

  /// Whether the path's inside, grown by `outset` points, contains a point of its space.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  func contains(_ point: CGPoint, outset: CGFloat) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    var crossings = 0
    var squaredDistance = CGFloat.infinity
    var isNumber = true
    forEachSegment { segment in
      isNumber = isNumber && segment.isFinite
      let crossing = segment.crossing(rightOf: point)
      winding += crossing
      crossings += abs(crossing)
      if outset != 0 { squaredDistance = min(squaredDistance, segment.squaredDistance(to: point)) }
    }
    guard isNumber else { return false }
    let isInside = usesEvenOddRule ? !crossings.isMultiple(of: 2) : winding != 0
    if outset > 0 { return isInside || squaredDistance < outset * outset }
    return isInside && (outset == 0 || squaredDistance >= outset * outset)
  }

  struct Segment {
    let start, end: CGPoint

    var isFinite: Bool { start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite }

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

  /// The number of straight pieces that replace a curve.
  ///
  /// A choice: on a curve as wide as a phone the pieces stay within a tenth of a point.
  static let segmentsPerCurve = 64

  /// Calls `body` with each straight piece of the outlines; open outlines are closed.
  func forEachSegment(_ body: (Segment) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    var isOpen = false
    for element in elements {
      switch element {
      case .move(let point):
        if isOpen { body(Segment(start: current, end: start)) }
        start = point
        current = point
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
