/// Hit tests that deliver no touch: a pointer that moves, a drag session, a tool that probes.
/// (FS-073, FS-170) Windows are asked in two phases. Settings about touches, such as
/// ``SimulatedBehavior/hitTestPasses``, have no effect here, which is a choice.
@MainActor final class PointerDispatcher {
  private unowned let device: SimulatedDevice
  private let hoverEvent = UIHoverEvent()
  private let dragEvent = UIDragEvent()
  private let scrollEvent = UIScrollEvent()
  private var hovered: (point: CGPoint, window: UIWindow?)?
  private var hoverTracker = HoverTracker()

  init(device: SimulatedDevice) { self.device = device }

  func hover(at pointInScreen: CGPoint) -> TouchRecord {
    var record = TouchRecord()
    device.queue.enqueue { [self] in record = deliverHover(at: pointInScreen) }
    return record
  }

  /// Ends the hovering without any hit test. (FS-431)
  func remove() {
    device.queue.enqueue { [self] in
      let point = hovered?.point
      hovered = nil
      guard let point, device.behavior.removedPointersAreReported else { return }
      hoverTracker.move(to: point, over: nil, by: hoverEvent)
    }
  }

  /// Moves the pointer to a place when the event's turn comes, unless it is there by then.
  func hoverIfElsewhere(at pointInScreen: CGPoint) {
    device.queue.enqueue { [self] in
      if windowHovered(at: pointInScreen) == nil { _ = deliverHover(at: pointInScreen) }
    }
  }

  private func deliverHover(at pointInScreen: CGPoint) -> TouchRecord {
    let record = search(at: pointInScreen, with: hoverEvent)
    hoverEvent.window = record.passes.last { $0.result != nil }?.window
    hovered = (pointInScreen, record.passes.last { $0.phase == 2 }?.window)
    device.send(hoverEvent)
    hoverTracker.move(to: pointInScreen, over: record.passes.last?.result, by: hoverEvent)
    return record
  }

  /// Turns a scroll wheel over a place: pan recognizers that accept scroll events drag, including
  /// those of scroll views. (FS-172)
  func scroll(
    at pointInScreen: CGPoint, by movement: CGVector, kind: UIScrollTypeMask
  ) -> TouchRecord {
    var record = TouchRecord()
    device.queue.enqueue { [self] in
      record = search(at: pointInScreen, with: scrollEvent)
      scrollEvent.turn(at: pointInScreen, by: movement, kind: kind)
      scrollEvent.window = record.passes.last { $0.result != nil }?.window
      scrollEvent.view = record.passes.last?.result
      device.send(scrollEvent)
    }
    return record
  }

  func drag(at pointInScreen: CGPoint) -> TouchRecord {
    var record = TouchRecord()
    device.queue.enqueue { [self] in record = search(at: pointInScreen, with: dragEvent) }
    return record
  }

  /// Asks windows without the phases of a touch, as an app's code may.
  func probe(at pointInScreen: CGPoint) -> TouchRecord {
    var search = TouchSearch(context: device.hitTestContext, event: nil)
    _ = search.window(at: pointInScreen, among: device.windowsFrontToBack(at: pointInScreen))
    return TouchRecord(passes: search.passes)
  }

  /// The window under the pointer, if the pointer is at a place and the window is still shown.
  func windowHovered(at pointInScreen: CGPoint) -> UIWindow? {
    guard let hovered, hovered.point == pointInScreen else { return nil }
    return device.windowsFrontToBack.first { $0 === hovered.window }
  }

  func reset() {
    hovered = nil
    hoverTracker = HoverTracker()
    hoverEvent.window = nil
    scrollEvent.window = nil
  }

  private func search(at pointInScreen: CGPoint, with event: UIEvent) -> TouchRecord {
    device.layOutWindows()
    event.timestamp = device.timestampForNextEvent()
    SimulatedDevice.recorder?.notePointer(event, at: pointInScreen)
    var search = TouchSearch(context: device.hitTestContext, event: event)
    let windows = device.windowsFrontToBack(at: pointInScreen)
    if let window = search.window(at: pointInScreen, among: windows) {
      _ = search.view(at: pointInScreen, in: window)
    }
    return TouchRecord(passes: search.passes)
  }
}

/// The event of a pointer that moves.
final class UIHoverEvent: UIEvent {
  weak var window: UIWindow?

  override var type: EventType { .hover }
  override var windowsConcerned: [UIWindow] { window.map { [$0] } ?? [] }
}

/// The event of a drag session.
final class UIDragEvent: UIEvent { override var type: EventType { ._drag } }
