/// One event of the device. UIKit uses one object for many events, so do not retain it.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
    /// A drag session. UIKit has such events, but no public name for them; this one and its value
    /// are a choice.
    case _drag = 9
  }

  /// Kinds within a kind.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// One bit for each button.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The main button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The other button.
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// The type of the event.
  open var type: EventType { .touches }
  /// The subtype of the event.
  open var subtype: EventSubtype { .none }
  /// Seconds on the device's clock; each event is later than the one before. (FS-074)
  open internal(set) var timestamp: TimeInterval = 0
  /// The keys that are pressed: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer that are pressed.
  open var buttonMask: ButtonMask { [] }

  /// Creates an event for no purpose: real events come from the device.
  public override init() { super.init() }

  /// The touches of all fingers that are down or were lifted in this event, in all windows; during
  /// a hit test the new ones are not in it. (FS-034, FS-091)
  open var allTouches: Set<UITouch>? { orderedTouches.isEmpty ? nil : Set(orderedTouches) }

  /// Returns the touches of a window, or nil if there are none, which is a choice. (FS-091)
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches of a view, or nil if there are none, which is a choice. (FS-091)
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches of a recognizer, or nil if there are none, which is a choice. (FS-091)
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in touch.receivers.contains { $0 === gesture } }
  }

  /// Returns the measurements of a touch since the last event: here only a copy of the touch, or
  /// nil if the touch is not in this event. (FS-090)
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains { $0 === touch } ? [touch.copyOfValues()] : nil
  }

  /// Returns predictions for a touch: none here. Nil if the touch is not in this event. (FS-090)
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains { $0 === touch } ? [] : nil
  }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = orderedTouches.filter(isMeant)
    return touches.isEmpty ? nil : Set(touches)
  }

  /// The touches in the order in which the fingers came down.
  var orderedTouches: [UITouch] { [] }

  /// The windows that the application sends the event to, each once. (FS-068)
  var windowsConcerned: [UIWindow] { [] }

  /// Delivers the event in a window, as the window's own `sendEvent(_:)` does.
  func deliver(in window: UIWindow) {}
}

/// Modifier keys of a keyboard.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// The one event of all fingers. (FS-071, FS-072)
final class UITouchesEvent: UIEvent {
  var touches: [UITouch] = []

  override var orderedTouches: [UITouch] { touches }

  /// A pointer's touch is a press of its main button. (FS-171)
  override var buttonMask: ButtonMask {
    touches.contains { $0.type == .indirectPointer && !$0.isOver } ? .primary : []
  }

  /// A window receives an event if one of its touches changed; a choice for events in several
  /// windows. (FS-068)
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

/// The event of a wheel or a trackpad that scrolls. (FS-172)
final class UIScrollEvent: UIEvent {
  weak var window: UIWindow?
  weak var view: UIView?
  /// Where the pointer is, in points of the screen.
  private(set) var pointInScreen = CGPoint.zero
  private(set) var movement = CGVector.zero
  private(set) var kind = UIScrollTypeMask.continuous

  override var type: EventType { .scroll }
  override var windowsConcerned: [UIWindow] { window.map { [$0] } ?? [] }

  func turn(at pointInScreen: CGPoint, by movement: CGVector, kind: UIScrollTypeMask) {
    self.pointInScreen = pointInScreen
    self.movement = movement
    self.kind = kind
  }

  override func deliver(in window: UIWindow) { SimulatedDevice.current.gestures.deliver(self) }
}
