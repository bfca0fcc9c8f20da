/// One try of a recognizer: from its first touch until it is reset.
@MainActor
final class GestureAttempt {
  /// Whether the arena knows of it.
  var isInArena = false
  /// The state that was arbitrated.
  var state = UIGestureRecognizer.State.possible
  /// The states that the recognizer set since, while it was possible.
  var wanted: [UIGestureRecognizer.State] = []
  /// Whether what is wanted waits for other recognizers to fail. (FS-134)
  var isWithheld = false
  /// All touches of the attempt, those that are over too, the first one down first.
  private(set) var touches: [UITouch] = []
  /// The touches of fingers that are down or were lifted in this event.
  private(set) var fingers: [UITouch] = []
  /// The buttons of the attempt.
  var presses: [UIPress] = []
  /// The turning wheel of the attempt.
  var scroll: UIScrollEvent?
  /// The recognizers that have to fail first, as subclasses and delegates say. (FS-134)
  var requirements: [UIGestureRecognizer] = []
  /// The window of the attempt's first touch.
  private(set) weak var window: UIWindow?
  private var lastCentroid = CGPoint.zero

  /// What everybody sees; the recognizer itself sees at once what it set. (FS-134)
  var visibleState: UIGestureRecognizer.State {
    isWithheld ? state : wanted.last ?? state
  }

  /// How far the recognizer itself has come, whether or not it may show it.
  var ownState: UIGestureRecognizer.State { wanted.last ?? state }

  /// Whether it is still open what becomes of the attempt.
  var isUndecided: Bool { state == .possible }

  /// Whether the recognizer has something to go by, if only what was lifted since.
  var hasInput: Bool { !touches.isEmpty || !presses.isEmpty || scroll != nil }

  /// Whether all fingers were lifted, all buttons let go and no wheel turns.
  var isOver: Bool {
    scroll == nil && presses.allSatisfy(\.isOver) && touches.allSatisfy(\.isOver)
  }

  /// The middle of the fingers, in points of the screen; where it was last if there are none.
  var centroid: CGPoint {
    CGPoint(centroidOf: fingers.map(\.pointInScreen)) ?? lastCentroid
  }

  func shares(with other: GestureAttempt) -> Bool {
    touches.contains { touch in other.touches.contains { $0 === touch } }
      || presses.contains { press in other.presses.contains { $0 === press } }
      || scroll != nil && scroll === other.scroll
  }

  func take(_ touch: UITouch) {
    if touches.isEmpty { window = touch.window }
    touches.append(touch)
    fingers.append(touch)
  }

  func drop(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    fingers.removeAll { $0 === touch }
  }

  /// Forgets the fingers that were lifted, and remembers where they were.
  func dropLiftedFingers() {
    guard fingers.contains(where: \.isOver) else { return }
    lastCentroid = centroid
    fingers.removeAll(where: \.isOver)
  }
}

/// A recognizer that is not kept.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension CGPoint {
  /// The mean of some points, or nil if there are none.
  init?(centroidOf points: [CGPoint]) {
    guard !points.isEmpty else { return nil }
    let count = CGFloat(points.count)
    self.init(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
}
