/// One finger on the simulated screen, from the moment it comes down.
@preconcurrency @MainActor public final class SimulatedFinger {
  /// The touch that views see: the same object from began to ended. (FS-080)
  public let touch: UITouch
  /// The view that got the touch, and how it was found. Empty while the event waits for its turn.
  public internal(set) var record = TouchRecord()
  private let dispatcher: TouchDispatcher
  private var isUp = false

  init(pointInScreen: CGPoint, dispatcher: TouchDispatcher) {
    touch = UITouch()
    touch.pointInScreen = pointInScreen
    touch.previousPointInScreen = pointInScreen
    self.dispatcher = dispatcher
  }

  /// Moves the finger, which stays with the view that it came down on. (FS-081)
  ///
  /// A finger that was lifted or cancelled cannot move again; moving it, and moving one to a point
  /// that is NaN or infinite, ends the process.
  ///
  /// - Parameter screenPoint: In points, in the screen's space.
  public func move(to screenPoint: CGPoint) { dispatcher.move([(self, screenPoint)]) }

  /// Lifts the finger where it is.
  public func lift() {
    requireDown()
    isUp = true
    dispatcher.finish([self], phase: .ended)
  }

  /// Lifts several fingers in one event.
  static func lift(_ fingers: [SimulatedFinger]) {
    fingers.forEach { $0.requireDown() }
    fingers.forEach { $0.isUp = true }
    fingers.first?.dispatcher.finish(fingers, phase: .ended)
  }

  /// Cancels the touch, as the system does when one of its own gestures takes it. (FS-087)
  public func cancel() {
    requireDown()
    isUp = true
    dispatcher.finish([self], phase: .cancelled)
  }

  /// Fails unless the finger is down and the place is valid.
  func require(canMoveTo screenPoint: CGPoint) {
    requireDown()
    precondition(
      screenPoint.x.isFinite && screenPoint.y.isFinite,
      "A finger moves to a point of the screen, and \(screenPoint) is none (FS-016)")
  }

  private func requireDown() {
    precondition(!isUp, "A finger that was lifted or cancelled cannot go on (FS-080)")
  }
}
