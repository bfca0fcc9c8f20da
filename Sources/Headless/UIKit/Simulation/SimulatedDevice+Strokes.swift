extension SimulatedDevice {
  /// How many events a second a finger that moves makes.
  private static let eventsPerSecond = 60.0
  /// How long a finger that drags rests before it is lifted, in seconds: long enough that no scroll
  /// view continues to scroll.
  private static let rest: TimeInterval = 0.2

  /// Strokes the screen, in points of its space: a finger comes down, moves in a straight line at
  /// one speed, by default for a time that is short enough for a `UISwipeGestureRecognizer`, and is
  /// lifted while it moves, so that a scroll view under it may continue to scroll.
  ///
  /// - Returns: The record of the touch; empty if the stroke waits until another event is
  ///   delivered.
  @discardableResult
  public func swipe(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25
  ) -> TouchRecord {
    let finger = touchDown(at: start)
    move([(finger, start, end)], duration)
    finger.lift()
    return finger.record
  }

  /// Drags along a line, in points of the screen's space: a finger comes down, moves in a straight
  /// line at one speed, rests for 0.2 seconds and is lifted, so that no scroll view continues to
  /// scroll. For the questions of a drag session see ``drag(at:)``.
  ///
  /// - Returns: The record of the touch; empty if the drag waits until another event is delivered.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5
  ) -> TouchRecord {
    let finger = touchDown(at: start)
    move([(finger, start, end)], duration)
    letTimePass(Self.rest)
    finger.move(to: end)
    finger.lift()
    return finger.record
  }

  /// Presses the screen, in points of its space, and holds the finger still, by default a little
  /// longer than long presses take.
  ///
  /// - Returns: The record of the touch; empty if the press waits until another event is delivered.
  @discardableResult
  public func longPress(at screenPoint: CGPoint, duration: TimeInterval = 0.6) -> TouchRecord {
    requireDuration(duration)
    let finger = touchDown(at: screenPoint)
    letTimePass(duration)
    finger.lift()
    return finger.record
  }

  /// Moves two fingers apart or together, one on each side of a place in points of the screen's
  /// space, on a level line. At the end they are `scale` times as far apart as at first, a positive
  /// number; they are 200 points apart where they are farther from one another.
  ///
  /// - Returns: The record of each touch, that of the left finger first.
  @discardableResult
  public func pinch(
    at screenPoint: CGPoint, scale: CGFloat, duration: TimeInterval = 0.3
  ) -> [TouchRecord] {
    precondition(scale > 0 && scale.isFinite, "Two fingers stay apart: \(scale) is no scale")
    let (start, end) = scale >= 1 ? (100 / scale, 100) : (100, 100 * scale)
    return moveTwo(around: screenPoint, duration) { share in
      CGVector(dx: start + (end - start) * share, dy: 0)
    }
  }

  /// Turns two fingers around a place in points of the screen's space, 100 points from it on either
  /// side, on a level line at first, by radians; positive is clockwise.
  ///
  /// - Returns: The record of each touch, that of the finger that starts on the left first.
  @discardableResult
  public func rotate(
    at screenPoint: CGPoint, by angle: CGFloat, duration: TimeInterval = 0.3
  ) -> [TouchRecord] {
    precondition(angle.isFinite, "Two fingers turn by an angle, and \(angle) is none")
    return moveTwo(around: screenPoint, duration) { share in
      CGVector(dx: 100 * cos(angle * share), dy: 100 * sin(angle * share))
    }
  }

  /// Moves two fingers: both come down, move and are lifted, each in one event for both. The right
  /// one is `offset` from the middle when a share of the time has passed.
  private func moveTwo(
    around middle: CGPoint, _ duration: TimeInterval, _ offset: (CGFloat) -> CGVector
  ) -> [TouchRecord] {
    func places(_ share: CGFloat) -> [CGPoint] {
      let offset = offset(share)
      return [-1, 1].map { CGPoint(x: middle.x + $0 * offset.dx, y: middle.y + $0 * offset.dy) }
    }
    let fingers = touchDown(at: places(0))
    follow(duration) { share in move(zip(fingers, places(share)).map { ($0, $1) }) }
    SimulatedFinger.lift(fingers)
    return fingers.map(\.record)
  }

  private func move(
    _ ways: [(finger: SimulatedFinger, start: CGPoint, end: CGPoint)], _ duration: TimeInterval
  ) {
    follow(duration) { share in
      move(
        ways.map { way in
          let (start, end) = (way.start, way.end)
          let x = start.x + (end.x - start.x) * share
          let y = start.y + (end.y - start.y) * share
          return (way.finger, share == 1 ? end : CGPoint(x: x, y: y))
        })
    }
  }

  /// Advances the clock in even steps, and runs work after each.
  private func follow(_ duration: TimeInterval, _ step: (_ share: CGFloat) -> Void) {
    requireDuration(duration)
    let steps = max(1, Int((duration * Self.eventsPerSecond).rounded()))
    for index in 1...steps {
      letTimePass(duration / Double(steps))
      step(CGFloat(index) / CGFloat(steps))
    }
  }

  private func requireDuration(_ duration: TimeInterval) {
    precondition(
      duration >= 0 && duration <= 3600,
      "A finger moves for a time of up to an hour, and \(duration) s is none")
  }
}
