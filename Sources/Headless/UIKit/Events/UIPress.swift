/// A physical button or key, from the moment it is pressed. (FS-173)
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// Which button it is.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  /// The phase of the press in the current event.
  open internal(set) var phase = Phase.began
  /// Which button it is.
  open internal(set) var type = PressType.select
  /// Seconds on the device's clock at the last change.
  open internal(set) var timestamp: TimeInterval = 0
  /// The key window when the button was pressed.
  open internal(set) weak var window: UIWindow?
  /// The responder that gets the button first: the first responder of the key window, else the
  /// controller that is presented in front, or the root controller, else the window; nil if that is
  /// a view whose interaction is disabled. (FS-105, FS-175)
  open internal(set) weak var responder: UIResponder?
  /// How hard the button is pressed: 0 or 1.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// Whether a recognizer took the button from the responder.
  final var isClaimed = false
  /// The event in which the responder received the press; nil if it did not.
  fileprivate(set) final weak var toldEvent: UIPressesEvent?
}

/// An event of physical buttons, without a hit test. (FS-173)
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The buttons that are pressed or were released in this event.
  open internal(set) var allPresses: Set<UIPress> = []

  /// Returns the buttons of a recognizer: those that it sees.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in gesture.attempt.presses.contains { $0 === press } }
  }

  /// ``UIEvent/EventType/presses``.
  open override var type: EventType { .presses }

  override var windowsConcerned: [UIWindow] { allPresses.first?.window.map { [$0] } ?? [] }

  override func deliver(in window: UIWindow) {
    for press in allPresses where press.window === window {
      SimulatedDevice.current.gestures.deliver(press, of: self)
    }
  }
}

extension UIPress {
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Sends the responder a phase, which the press has during the call.
  func tellResponder(_ phase: Phase, of event: UIPressesEvent) {
    guard let responder else { return }
    let real = self.phase
    self.phase = phase
    toldEvent = event
    SimulatedDevice.recorder?.noteCall(phase, to: responder)
    switch phase {
    case .began: responder.pressesBegan([self], with: event)
    case .changed: responder.pressesChanged([self], with: event)
    case .ended: responder.pressesEnded([self], with: event)
    case .cancelled: responder.pressesCancelled([self], with: event)
    case .stationary: break
    }
    self.phase = real
  }
}
