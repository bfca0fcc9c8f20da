/// The timing of an animation: its delay, its duration and its curve.
struct AnimationTiming {
  /// The progress between start and end.
  enum Pace {
    /// Bézier control points, each coordinate from 0 to 1 in time.
    case curve(CGPoint, CGPoint)
    /// A spring's damping; 1 is the fastest motion without overshooting.
    case spring(damping: CGFloat)

    static let easeInOut = Pace.curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    static let easeIn = Pace.curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    static let easeOut = Pace.curve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    static let linear = Pace.curve(.zero, CGPoint(x: 1, y: 1))
  }

  /// In seconds.
  var duration: TimeInterval
  /// In seconds.
  var delay: TimeInterval = 0
  var pace = Pace.easeInOut
  var repeats = false
  var autoreverses = false

  /// The time from the call to the completion, in seconds, or nil if the animation does not end.
  var totalTime: TimeInterval? { repeats ? nil : delay + (autoreverses ? 2 : 1) * duration }

  /// The progress `elapsed` seconds after the call, from 0 to 1; a spring may go beyond.
  func fraction(after elapsed: TimeInterval) -> CGFloat {
    let time = elapsed - delay
    guard time > 0 else { return 0 }
    guard duration > 0 else { return 1 }
    let cycles = time / duration
    guard repeats || cycles < (autoreverses ? 2 : 1) else { return 1 }
    let (whole, part) = (cycles.rounded(.down), cycles - cycles.rounded(.down))
    let goesBack = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    return value(at: goesBack ? 1 - part : part)
  }

  /// The progress at a part of the duration, both from 0 to 1.
  func value(at part: CGFloat) -> CGFloat {
    switch pace {
    case .curve(let first, let second):
      return UnitCurve(first: first, second: second).value(at: part)
    case .spring(let damping): return Self.spring(damping: damping, at: part)
    }
  }

  /// The part of its distance that remains for a spring at the end of its duration.
  private static let restOfSpring: CGFloat = 0.001

  /// A mass on a spring, released from rest, which is at rest at the end. A choice: UIKit's own
  /// formula is not public.
  private static func spring(damping: CGFloat, at part: CGFloat) -> CGFloat {
    guard part < 1 else { return 1 }
    let damping = min(max(damping, 0.01), 1)
    if damping == 1 {
      let speed: CGFloat = 9.24  // where (1 + x) e^-x is the rest that is left
      return 1 - (1 + speed * part) * exp(-speed * part)
    }
    let speed = -log(restOfSpring) / damping
    let swing = speed * (1 - damping * damping).squareRoot()
    let wave = cos(swing * part) + damping * speed / swing * sin(swing * part)
    return 1 - exp(-damping * speed * part) * wave
  }
}
