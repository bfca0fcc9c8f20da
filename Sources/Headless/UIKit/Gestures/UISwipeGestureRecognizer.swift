/// Recognizes a quick stroke in one direction. (FS-140)
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of strokes.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// One bit for each direction.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized. Default to the right.
  open var direction = Direction.right
  /// How many fingers stroke. Default 1.
  open var numberOfTouchesRequired = 1

  private var start: (points: [ObjectIdentifier: CGPoint], time: TimeInterval)?

  /// Fails if there are too many fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    var points = start?.points ?? [:]
    for touch in touches { points[ObjectIdentifier(touch)] = touch.pointInScreen }
    start = (points, start?.time ?? event.timestamp)
    if points.count > numberOfTouchesRequired { state = .failed }
  }

  /// Recognizes the stroke when all fingers have moved far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    guard event.timestamp - start.time <= GestureLimits.swipeDuration else {
      return state = .failed
    }
    let movements = attempt.fingers.compactMap { touch in
      start.points[ObjectIdentifier(touch)].map {
        CGVector(dx: touch.pointInScreen.x - $0.x, dy: touch.pointInScreen.y - $0.y)
      }
    }
    let strokes = movements.map(Stroke.init)
    let open = directions.filter { direction in
      strokes.allSatisfy { $0.deviation(from: direction) <= GestureLimits.swipeDeviation }
    }
    guard !open.isEmpty else { return state = .failed }
    let isComplete = open.contains { direction in
      strokes.allSatisfy { $0.distance(towards: direction) >= GestureLimits.swipeDistance }
    }
    if isComplete, strokes.count == numberOfTouchesRequired { state = .ended }
  }

  /// Fails: a finger was lifted before the stroke was complete.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }

  private var directions: [Direction] { [.right, .left, .up, .down].filter(direction.contains) }
}

/// How far a finger went in a direction, and how far off it.
private struct Stroke {
  let movement: CGVector

  func distance(towards direction: UISwipeGestureRecognizer.Direction) -> CGFloat {
    switch direction {
    case .right: movement.dx
    case .left: -movement.dx
    case .up: -movement.dy
    default: movement.dy
    }
  }

  /// To the sides or backwards.
  func deviation(from direction: UISwipeGestureRecognizer.Direction) -> CGFloat {
    let isHorizontal = direction == .right || direction == .left
    let sideways = abs(isHorizontal ? movement.dy : movement.dx)
    return max(sideways, -distance(towards: direction))
  }
}
