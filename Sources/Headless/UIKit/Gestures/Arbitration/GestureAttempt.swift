/// One attempt of a recognizer: from its first touch until it is reset.
@MainActor final class GestureAttempt {
  /// Whether the arena knows of it.
  var isInArena = false
  /// The state that was arbitrated.
  var settledState = UIGestureRecognizer.State.possible
  /// The states that the recognizer set since, while it was possible.
  var wanted: [UIGestureRecognizer.State] = []
  /// Whether the wanted state waits for other recognizers to fail. (FS-134)
  var isWaiting = false
  /// All touches of the attempt, including ended ones, the first one down first.
  private(set) var touches: [UITouch] = []
  /// The touches of fingers that are down or were lifted in this event.
  private(set) var fingers: [UITouch] = []
  /// The buttons of the attempt.
  var presses: [UIPress] = []
  /// The turning wheel of the attempt.
  var scroll: UIScrollEvent?
  /// The recognizers that must fail first, by subclasses and delegates. (FS-134)
  var requirements: [UIGestureRecognizer] = []
  /// The window of the recognizer's view when the attempt began, if there was one: only for
  /// comparison, because it is not retained.
  private(set) var windowID: ObjectIdentifier?
  private var lastCentroid = CGPoint.zero

  /// The state that other code sees: the last one that the recognizer set, or, while that waits for
  /// others, the arbitrated one. (FS-134)
  var visibleState: UIGestureRecognizer.State {
    isWaiting ? settledState : wanted.last ?? settledState
  }

  /// The state that the recognizer has reached by itself, whether or not it may show it.
  var ownState: UIGestureRecognizer.State { wanted.last ?? settledState }

  /// Whether the result of the attempt is still open.
  var isUndecided: Bool { settledState == .possible }

  /// Whether the attempt has any input, if only touches that were lifted since.
  var hasInput: Bool { !touches.isEmpty || !presses.isEmpty || scroll != nil }

  /// Whether all fingers were lifted, all buttons released and no wheel turns.
  var isOver: Bool { touches.allSatisfy(\.isOver) && presses.allSatisfy(\.isOver) && scroll == nil }

  var fingersDown: [UITouch] { fingers.filter { !$0.isOver } }

  /// The middle of the fingers, in points of the screen; its last place if there are none.
  var centroid: CGPoint { CGPoint(centroidOf: fingers.map(\.pointInScreen)) ?? lastCentroid }

  func shares(with other: GestureAttempt) -> Bool {
    touches.contains(where: other.has)
      || presses.contains { press in other.presses.contains { $0 === press } }
      || scroll != nil && scroll === other.scroll
  }

  /// Whether the touch is one of the attempt's: the recognizer is among its receivers.
  func has(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  func take(_ touch: UITouch) {
    if touches.isEmpty { windowID = touch.view?.window.map(ObjectIdentifier.init) }
    touches.append(touch)
    fingers.append(touch)
  }

  func drop(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    fingers.removeAll { $0 === touch }
  }

  /// Removes the fingers that were lifted, and records where they were.
  func dropLiftedFingers() {
    guard fingers.contains(where: \.isOver) else { return }
    lastCentroid = centroid
    fingers.removeAll(where: \.isOver)
  }

  /// Clears the attempt for the next one.
  func clear() {
    isInArena = false
    isWaiting = false
    settledState = .possible
    wanted.removeAll(keepingCapacity: true)
    touches.removeAll(keepingCapacity: true)
    fingers.removeAll(keepingCapacity: true)
    presses = []
    requirements = []
    scroll = nil
    windowID = nil
    lastCentroid = .zero
  }
}

/// A reference to a recognizer that does not retain it.
struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

extension CGPoint {
  /// The mean of some points, or nil if there are none.
  init?(centroidOf points: [CGPoint]) {
    guard !points.isEmpty else { return nil }
    let count = CGFloat(points.count)
    self.init(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
}

extension UIGestureRecognizer {
  /// Runs work after the device's clock has advanced, as one turn. Recognizers of views that left
  /// their window before are removed first, as before an event. (FS-087, FS-138)
  final func schedule(
    after delay: TimeInterval, _ work: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> SimulatedTimer {
    // Retained until then: weak references make every later use of an object slow.
    SimulatedDevice.current.clock.schedule(after: delay) {
      SimulatedDevice.current.touches.cancelTouchesOfRemovedViews()
      SimulatedDevice.current.gestures.turn { work(self) }
    }
  }

  final var behavior: SimulatedBehavior { SimulatedDevice.current.behavior }

  /// The state that the recognizer has reached by itself, even while it waits for others. (FS-134)
  final var ownState: State { attempt.ownState }

  /// How fast something moves now.
  final func perSecond(by meter: VelocityMeter) -> CGVector {
    meter.perSecond(at: SimulatedDevice.current.clock.now, interval: GestureLimits.velocityInterval)
  }
}
