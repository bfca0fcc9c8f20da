/// A timing curve for an animator.
public protocol UITimingCurveProvider: AnyObject {}

protocol PaceProvider { var pace: AnimationTiming.Pace { get } }

/// A pace along a curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, PaceProvider {
  let pace: AnimationTiming.Pace

  /// Creates one of the system's paces.
  public init(animationCurve curve: UIView.AnimationCurve) { pace = curve.pace }

  /// Creates a pace along a curve with two control points, from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    pace = .curve(point1, point2)
  }
}

/// The pace of a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, PaceProvider {
  let pace: AnimationTiming.Pace

  /// Creates a spring that does not overshoot.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// Creates a spring; a ratio of 1 does not overshoot.
  public init(dampingRatio ratio: CGFloat) { pace = .spring(damping: ratio) }

  /// Creates a spring by its physical properties. Two choices: the duration is the animator's, and
  /// the velocity, in distances of the animation a second, has no effect.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (max(0, mass) * max(0, stiffness)).squareRoot()
    pace = .spring(damping: critical > 0 ? damping / critical : 1)
  }

  /// Creates a spring; a ratio of 1 does not overshoot. A choice: the velocity has no effect.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    pace = .spring(damping: ratio)
  }
}
