extension SimulatedDevice {
  /// How long a finger that taps stays down.
  static let tapDuration: TimeInterval = 0.05
  /// How long it stays up between two taps in a row.
  static let tapPause: TimeInterval = 0.1

  /// Taps the screen, in points of its space, `count` times in quick succession.
  ///
  /// - Returns: The record of the last touch down; empty if the taps wait until another event is
  ///   delivered.
  @discardableResult public func tap(at screenPoint: CGPoint, count: Int = 1) -> TouchRecord {
    precondition(count > 0, "A tap is at least one touch")
    var finger = touchDown(at: screenPoint)
    for tap in 1...count {
      if tap > 1 {
        letTimePass(Self.tapPause)
        finger = touchDown(at: screenPoint)
      }
      letTimePass(Self.tapDuration)
      finger.lift()
    }
    return finger.record
  }

  /// Puts a finger on the screen, in points of its space.
  public func touchDown(at screenPoint: CGPoint) -> SimulatedFinger {
    let finger = SimulatedFinger(pointInScreen: screenPoint, dispatcher: touches)
    touches.begin([finger])
    return finger
  }

  /// Puts several fingers on the screen in one event, in points of its space.
  @discardableResult public func touchDown(at screenPoints: [CGPoint]) -> [SimulatedFinger] {
    let fingers = screenPoints.map { SimulatedFinger(pointInScreen: $0, dispatcher: touches) }
    touches.begin(fingers)
    return fingers
  }

  /// Moves several fingers in one event, each to a place of its own.
  ///
  /// A finger that was lifted or cancelled cannot move again; moving it, and moving one to a point
  /// that is NaN or infinite, ends the process.
  ///
  /// - Parameter moves: Each finger with its new place, in points, in the screen's space.
  public func move(_ moves: [(finger: SimulatedFinger, screenPoint: CGPoint)]) {
    touches.move(moves)
  }

  /// Moves a pointer over a place, which delivers no touch. (FS-170)
  ///
  /// - Parameter screenPoint: In points, in the screen's space.
  /// - Returns: The asked windows and their answers; empty if another event is being delivered,
  ///   because this one then waits for its turn.
  @discardableResult public func hover(at screenPoint: CGPoint) -> TouchRecord {
    pointer.hover(at: screenPoint)
  }

  /// Takes the pointer away, as when its trackpad is switched off or the Pencil is lifted. No
  /// window is asked; ``SimulatedBehavior/removedPointersAreReported`` decides who is notified.
  /// (FS-431)
  public func removePointer() { pointer.remove() }

  /// Turns a wheel or moves two fingers on a trackpad over a place, in points of the screen's
  /// space. This delivers no touch. `movement` says how many points the content should move, as if
  /// a finger dragged it. (FS-172)
  ///
  /// - Returns: The asked windows and their answers; empty if another event is being delivered,
  ///   because this one then waits for its turn.
  @discardableResult
  public func scroll(
    at screenPoint: CGPoint, by movement: CGVector, kind: UIScrollTypeMask = .continuous
  ) -> TouchRecord { pointer.scroll(at: screenPoint, by: movement, kind: kind) }

  /// Asks the windows as a drag session does when it moves over a place. Delivers no touch.
  ///
  /// - Parameter screenPoint: In points, in the screen's space.
  /// - Returns: The asked windows and their answers; empty if another event is being delivered,
  ///   because this one then waits for its turn.
  @discardableResult public func drag(at screenPoint: CGPoint) -> TouchRecord {
    pointer.drag(at: screenPoint)
  }

  /// Asks every window in turn about a place, in points of the screen's space, without an event, as
  /// tools do: at once, even while an event is being delivered. (FS-073)
  @discardableResult public func probe(at screenPoint: CGPoint) -> TouchRecord {
    pointer.probe(at: screenPoint)
  }

  /// Clicks with a pointer that already hovers over a place: only the second phase happens, in the
  /// window under the pointer. A pointer that is elsewhere moves there first.
  ///
  /// - Parameter screenPoint: In points, in the screen's space.
  /// - Returns: The record of the click; empty if no window is under the pointer, or if another
  ///   event is being delivered, because this one then waits for its turn.
  @discardableResult public func clickFromHover(at screenPoint: CGPoint) -> TouchRecord {
    pointer.hoverIfElsewhere(at: screenPoint)
    let finger = SimulatedFinger(pointInScreen: screenPoint, dispatcher: touches)
    finger.touch.type = .indirectPointer
    touches.click(finger)
    letTimePass(Self.tapDuration)
    finger.lift()
    return finger.record
  }

  /// The time does not advance while an event is being delivered, because waiting work must come
  /// later.
  func letTimePass(_ seconds: TimeInterval) {
    queue.enqueue { [clock] in clock.advance(by: seconds) }
  }
}
