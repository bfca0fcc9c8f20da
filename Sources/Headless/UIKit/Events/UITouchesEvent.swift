/// The one event of all fingers. (FS-071, FS-072)
final class UITouchesEvent: UIEvent {
  var touches: [UITouch] = []

  override var orderedTouches: [UITouch] { touches }

  /// A pointer's touch is a press of its main button. (FS-171)
  override var buttonMask: ButtonMask {
    touches.contains { $0.type == .indirectPointer && !$0.isOver } ? .primary : []
  }

  /// A window hears of an event if one of its touches changed; a choice for events that concern
  /// several. (FS-068)
  override var windowsConcerned: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in touches where touch.phase != .stationary {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    return windows
  }

  override func deliver(in window: UIWindow) {
    SimulatedDevice.current.gestures.deliver(self, in: window)
  }
}
