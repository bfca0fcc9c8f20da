/// An animation of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the value, such as "position.y", "opacity" or "transform.scale".
  open var keyPath: String?
  /// Whether the animation's value is added to the value that the layer shows without it. Default
  /// false.
  open var isAdditive = false

  /// Creates an animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
  }

  /// The numbers of the animated value at the progress `part` of a run of `run` seconds. Without
  /// the animation the layer shows `shown`.
  func numbers(from shown: [CGFloat], at part: CGFloat, ofRun run: CFTimeInterval) -> [CGFloat]? {
    nil
  }

  override func show(in state: inout LayerState, at part: CGFloat, ofRun run: CFTimeInterval) {
    guard let value = keyPath.flatMap(AnimatedValue.init(rawValue:)),
      let shown = value.numbers(of: state),
      let numbers = numbers(from: shown, at: part, ofRun: run), numbers.count == shown.count
    else { return }
    value.set(isAdditive ? zip(shown, numbers).map { $0 + $1 } : numbers, in: &state)
  }
}

/// An animation from one value to another.
///
/// A missing end is the value that the layer shows without it: if only the end is set, the
/// animation goes from that value to the end; if only the start is set, from the start to that
/// value.
///
/// > Source: Core Animation documentation, `CABasicAnimation`, "Setting Interpolation Values".
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// The difference between start and end.
  open var byValue: Any?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func numbers(
    from shown: [CGFloat], at part: CGFloat, ofRun run: CFTimeInterval
  ) -> [CGFloat]? {
    let (from, to, by) = (
      AnimatedValue.numbers(fromValue), AnimatedValue.numbers(toValue),
      AnimatedValue.numbers(byValue)
    )
    let start = from ?? (to.flatMap { to in by.map { zip(to, $0).map { $0 - $1 } } } ?? shown)
    let end = to ?? by.map { zip(start, $0).map { $0 + $1 } } ?? shown
    guard from != nil || to != nil || by != nil else { return nil }
    let done = progress(at: part, ofRun: run)
    return zip(start, end).map { $0 + ($1 - $0) * done }
  }

  /// The progress at a part of the time.
  func progress(at part: CGFloat, ofRun run: CFTimeInterval) -> CGFloat { part }
}

/// An animation with the motion of a mass on a spring.
///
/// > Source: Core Animation documentation for the values and their defaults; the motion is that of
/// > textbooks.
open class CASpringAnimation: CABasicAnimation {
  /// The mass. Default 1.
  open var mass: CGFloat = 1
  /// How hard the spring pulls. Default 100.
  open var stiffness: CGFloat = 100
  /// How much the motion is slowed down. Default 10.
  open var damping: CGFloat = 10
  /// The speed at the start, in distances of the animation a second. Default 0.
  open var initialVelocity: CGFloat = 0

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  /// The time until a thousandth of the distance remains, in seconds; that this counts as at rest
  /// is a choice.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, damping > 0 else { return 0 }
    let decay = damping / (2 * mass)
    let overdamped = (decay * decay - stiffness / mass).squareRoot()
    return -log(0.001) / (overdamped > 0 ? decay - overdamped : decay)
  }

  override func progress(at part: CGFloat, ofRun run: CFTimeInterval) -> CGFloat {
    let time = part * run
    guard mass > 0 else { return 1 }
    let (decay, pull) = (damping / (2 * mass), stiffness / mass)
    let difference = pull - decay * decay
    let slope = decay - initialVelocity
    if difference > 0 {
      let swing = difference.squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + slope / swing * sin(swing * time))
    }
    let rate = (-difference).squareRoot()
    guard rate > 0 else { return 1 - exp(-decay * time) * (1 + slope * time) }
    return 1 - exp(-decay * time) * (cosh(rate * time) + slope / rate * sinh(rate * time))
  }
}
