/// Sends button presses and shakes to the first responder of the key window, without a hit test.
/// (FS-105, FS-110, FS-173)
@MainActor final class ResponderEventDispatcher {
  private unowned let device: SimulatedDevice
  private let pressesEvent = UIPressesEvent()
  private let motionEvent = UIMotionEvent()

  init(device: SimulatedDevice) { self.device = device }

  func press(_ type: UIPress.PressType) {
    let press = UIPress()
    press.type = type
    raise(pressesEvent) { [self] in
      press.window = device.keyWindow
      press.responder = device.keyWindow?.startOfChain.acceptingButtons
      pressesEvent.allPresses = [press]
      press.timestamp = pressesEvent.timestamp
    }
    raise(pressesEvent) { [self] in
      press.phase = .ended
      press.timestamp = pressesEvent.timestamp
    }
  }

  func shake() {
    for phase in [UIMotionEvent.Phase.began, .ended] {
      raise(motionEvent) { [self] in
        motionEvent.phase = phase
        motionEvent.window = device.keyWindow
      }
    }
  }

  private func raise(_ event: UIEvent, _ prepare: @escaping @MainActor () -> Void) {
    device.queue.enqueue { [device] in
      event.timestamp = device.timestampForNextEvent()
      prepare()
      device.send(event)
    }
  }
}

/// The event of a shake.
final class UIMotionEvent: UIEvent {
  enum Phase { case began, ended }

  var phase = Phase.began
  weak var window: UIWindow?

  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
  override var windowsConcerned: [UIWindow] { window.map { [$0] } ?? [] }

  override func deliver(in window: UIWindow) {
    let responder = window.startOfChain
    switch phase {
    case .began:
      SimulatedDevice.recorder?.noteCall("motionBegan", to: responder)
      responder.motionBegan(.motionShake, with: self)
    case .ended:
      SimulatedDevice.recorder?.noteCall("motionEnded", to: responder)
      responder.motionEnded(.motionShake, with: self)
    }
  }
}

extension UIResponder {
  /// The responder, unless it is a view with user interaction disabled, which drops the press.
  /// Whether views around it count is a choice. (FS-175)
  fileprivate var acceptingButtons: UIResponder? {
    guard let view = self as? UIView else { return self }
    return view.isUserInteractionEnabled ? self : nil
  }
}

extension UIWindow {
  /// The first receiver of an event that is not a touch: the first responder, else the frontmost
  /// controller, else the window itself; the latter two are a choice. (FS-105)
  var startOfChain: UIResponder { firstResponder ?? rootViewController?.frontmostPresented ?? self }
}
