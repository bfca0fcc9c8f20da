/// The timing of an animation: its start, its duration and its repetitions.
public protocol CAMediaTiming {
  /// The start, in seconds; 0 means the moment when the animation is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds; 0 means the duration of the transaction.
  var duration: CFTimeInterval { get set }
  /// The speed of its time. Default 1.
  var speed: Float { get set }
  /// The part that is skipped at the start, in seconds of its own time.
  var timeOffset: CFTimeInterval { get set }
  /// How often the animation runs; 0 is once.
  var repeatCount: Float { get set }
  /// For how long it is repeated, in seconds; 0 leaves that to ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs backwards after each run.
  var autoreverses: Bool { get set }
  /// The values that show before it starts and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows while it does not run.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its start before, its end afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name's text.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Always as fast.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's own pace: fast, and slow at the end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pace: a Bézier curve from (0, 0) to (1, 1) that maps time to progress.
///
/// > Source: Core Animation documentation for the control points of each name.
open class CAMediaTimingFunction: NSObject {
  private let curve: UnitCurve

  /// Creates a pace by its name; an unknown one is linear, a choice.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a pace from its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitCurve(
      first: CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)),
      second: CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
  }

  /// The progress after a part of the time, both from 0 to 1.
  final func value(at time: CGFloat) -> CGFloat { curve.value(at: time) }
}

/// A Bézier curve from (0, 0) to (1, 1) that maps time to progress.
package struct UnitCurve: Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Creates a curve from its control points, each from 0 to 1 in time.
  package init(first: CGPoint, second: CGPoint) {
    self.first = first
    self.second = second
  }

  package func value(at time: CGFloat) -> CGFloat {
    if first.x == first.y, second.x == second.y { return time }
    // The time along the curve only grows, so halving finds it.
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if coordinate(first.x, second.x, middle) < time { low = middle } else { high = middle }
    }
    return coordinate(first.y, second.y, (low + high) / 2)
  }

  private func coordinate(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
    3 * first * t * (1 - t) * (1 - t) + 3 * second * t * t * (1 - t) + t * t * t
  }
}
