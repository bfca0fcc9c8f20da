/// A touch that a hosting view won, and the one gesture of one piece of content that SwiftUI
/// recognizes in it.
@MainActor final class HostedTouch {
  private enum Gesture {
    case none, longPress
    case drag(index: Int)
  }

  let handle: SimulatedContentHandle
  private let start: CGPoint
  private var gesture = Gesture.none
  private var isStill = true
  private var timer: SimulatedTimer?
  private var meter = VelocityMeter()

  /// Begins a touch on a piece of content.
  ///
  /// - Parameter point: In points, in the hosting view's space.
  init(on handle: SimulatedContentHandle, at point: CGPoint) {
    self.handle = handle
    start = point
    note(point)
    guard handle.gestures.contains(.longPress) else { return }
    timer = Self.device.clock.schedule(
      after: SimulatedContentGestures.longPressDuration
    ) { [weak self] in self?.stayedLongEnough() }
  }

  func move(to point: CGPoint) {
    note(point)
    let distance = hypot(point.x - start.x, point.y - start.y)
    if distance > SimulatedContentGestures.longPressDistance { isStill = false }
    switch gesture {
    case .drag(let index): tell(point, .changed, at: index)
    case .none
    where handle.gestures.contains(.drag)
      && distance >= SimulatedContentGestures.minimumDragDistance:
      handle.drags.append(
        SimulatedContentDrag(
          startLocation: start, location: point, velocity: .zero, phase: .changed))
      gesture = .drag(index: handle.drags.count - 1)
      tell(point, .changed, at: handle.drags.count - 1)
    case .none, .longPress: break
    }
  }

  /// Ends the touch.
  ///
  /// - Parameter isOnContent: Whether it is still on the same piece, as a tap requires.
  func end(at point: CGPoint, isOnContent: Bool) {
    timer?.cancel()
    note(point)
    switch gesture {
    case .drag(let index): tell(point, .ended, at: index)
    case .none where isOnContent && handle.gestures.contains(.tap): handle.takeTap()
    case .none, .longPress: break
    }
  }

  func cancel() {
    timer?.cancel()
    if case .drag(let index) = gesture { tell(handle.drags[index].location, .cancelled, at: index) }
  }

  private func stayedLongEnough() {
    guard case .none = gesture, isStill else { return }
    gesture = .longPress
    handle.takeLongPress()
  }

  private func tell(_ point: CGPoint, _ phase: SimulatedContentDrag.Phase, at index: Int) {
    let velocity = meter.perSecond(
      at: Self.device.clock.now, interval: GestureLimits.velocityInterval)
    handle.drags[index].location = point
    handle.drags[index].velocity = CGSize(width: velocity.dx, height: velocity.dy)
    handle.drags[index].phase = phase
    handle.onDrag?(handle.drags[index])
  }

  private func note(_ point: CGPoint) {
    meter.note(
      CGVector(dx: point.x, dy: point.y), at: Self.device.clock.now,
      interval: GestureLimits.velocityInterval)
  }

  private static var device: SimulatedDevice { .current }
}
