/// Recognizes fingers that drag. (FS-140)
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers that drag. Movements while fewer fingers are down do not count,
  /// before the gesture begins and after. Default 1. (FS-141, FS-180)
  open var minimumNumberOfTouches = 1
  /// How many fingers drag; further ones are ignored. Default any number. (FS-141)
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scroll wheels and trackpads that drag. Default none. (FS-172)
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How the fingers moved since enough of them were down, in points of the screen.
  private var movement = CGVector.zero
  /// The movement that counts as none.
  private var origin = CGVector.zero
  private var meter = VelocityMeter()
  /// Where a scroll wheel turns, in points of the screen.
  final var scrollPoint: CGPoint?

  /// Where the wheel turns, if a wheel drags.
  open override func location(in view: UIView?) -> CGPoint {
    scrollPoint.map { convert($0, to: view) } ?? super.location(in: view)
  }

  /// How far the fingers have dragged, in points of a view's space.
  ///
  /// We chose that the movement before the pan began does not count. (FS-140)
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGVector(dx: movement.dx - origin.dx, dy: movement.dy - origin.dy), in: view)
  }

  /// Counts the translation from another value on, in points of a view's space.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let wanted = screenVector(CGVector(dx: translation.x, dy: translation.y), from: view)
    origin = CGVector(dx: movement.dx - wanted.dx, dy: movement.dy - wanted.dy)
  }

  /// How fast the fingers drag, in points a second of a view's space. A choice: over the last 0.1 s
  /// in which they moved, and zero after they rested as long.
  open func velocity(in view: UIView?) -> CGPoint { vector(perSecond(by: meter), in: view) }

  /// Fails to begin with too many fingers, and ignores fingers that come later.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = fingersDown
    if down.count > maximumNumberOfTouches {
      guard ownState != .possible else { return state = .failed }
      down.dropFirst(maximumNumberOfTouches).forEach { ignore($0, for: event) }
    } else if ownState == .possible, down.count - touches.count < minimumNumberOfTouches {
      movement = .zero
      meter = VelocityMeter()
    }
    meter.note(movement, at: event.timestamp, interval: GestureLimits.velocityInterval)
  }

  /// Begins when the fingers have moved enough, and changes as they continue to move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    move(by: meanMovement(of: touches), at: event.timestamp)
  }

  /// Ends when all fingers are lifted.
  ///
  /// > Source: UIKit documentation, `UIPanGestureRecognizer`. FS-180.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState.isActive, fingersDown.isEmpty { state = .ended }
  }

  /// Is cancelled when no finger is left; fails before it began when too few are. Both are a
  /// choice.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState.isActive {
      if fingersDown.isEmpty { state = .cancelled }
    } else if hasTooFewFingers {
      state = .failed
    }
  }

  open override func reset() {
    super.reset()
    movement = .zero
    origin = .zero
    meter = VelocityMeter()
    scrollPoint = nil
  }

  /// Whether a movement, in points of the screen, is a drag, given the least distance of one.
  func isDrag(_ movement: CGVector, atLeast hysteresis: CGFloat) -> Bool {
    movement.length >= hysteresis
  }

  /// Whether the fingers went further to the sides of a view than up or down.
  final func goesSideways(in view: UIView) -> Bool {
    let way = vector(movement, in: view)
    return abs(way.x) >= abs(way.y)
  }

  /// A wheel drags as soon as it turns.
  private var hysteresis: CGFloat {
    scrollPoint == nil ? behavior.panHysteresis : .leastNonzeroMagnitude
  }

  /// Adds a movement, in points of the screen.
  final func move(by step: CGVector, at time: TimeInterval) {
    guard scrollPoint != nil || !hasTooFewFingers else { return }
    movement = CGVector(dx: movement.dx + step.dx, dy: movement.dy + step.dy)
    meter.note(movement, at: time, interval: GestureLimits.velocityInterval)
    if ownState.isActive { return state = .changed }
    if isDrag(movement, atLeast: hysteresis) { begin() }
  }

  private func begin() {
    if scrollPoint == nil {
      let share = movement.length > 0 ? min(hysteresis / movement.length, 1) : 0
      origin = CGVector(dx: movement.dx * share, dy: movement.dy * share)
    }
    state = .began
  }

  override var countedFingers: [UITouch] { fingersDown }

  private var fingersDown: [UITouch] { attempt.fingersDown }

  private var hasTooFewFingers: Bool { fingersDown.count < max(minimumNumberOfTouches, 1) }

  /// The middle of all fingers must not jump when one is added or lifted.
  private func meanMovement(of touches: Set<UITouch>) -> CGVector {
    let count = CGFloat(max(fingersDown.count, 1))
    return touches.reduce(CGVector.zero) { sum, touch in
      let (now, before) = (touch.pointInScreen, touch.previousPointInScreen)
      return CGVector(
        dx: sum.dx + (now.x - before.x) / count, dy: sum.dy + (now.y - before.y) / count)
    }
  }

  private func vector(_ vector: CGVector, in view: UIView?) -> CGPoint {
    let (start, end) = (
      convert(.zero, to: view), convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    )
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func screenVector(_ vector: CGVector, from view: UIView?) -> CGVector {
    guard let view = view ?? self.view?.window else { return vector }
    let (start, end) = (
      view.pointInScreen(.zero), view.pointInScreen(CGPoint(x: vector.dx, y: vector.dy))
    )
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}

extension CGVector { var length: CGFloat { (dx * dx + dy * dy).squareRoot() } }

/// Kinds of scroll wheels and trackpads. (FS-172)
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// One bit for each kind.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel that turns in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
