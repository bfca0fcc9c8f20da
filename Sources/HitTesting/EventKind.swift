/// The kind of event that a hit test is made for.
///
/// > Source: UIKit documentation, `UIEvent.EventType`; `hitTest(_:with:)` is also called for hover
/// > and scroll events. FS-170.
public enum EventKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A finger or a pencil on the screen, or a click of a pointer.
  case touches
  /// Movement of the device.
  case motion
  /// A remote control.
  case remoteControl
  /// A physical button or key.
  case presses
  /// A scroll wheel or trackpad.
  case scroll
  /// A pointer or a pencil above the screen.
  case hover
  /// A pinch or rotation on a trackpad.
  case transform
  /// A kind without a public name, as a drag session's event has.
  case other

  /// Creates the kind that UIKit numbers so; a number without a public name gives ``other``.
  ///
  /// - Parameter typeNumber: The raw value of a `UIEvent.EventType`.
  public init(typeNumber: Int) {
    switch typeNumber {
    case 0: self = .touches
    case 1: self = .motion
    case 2: self = .remoteControl
    case 3: self = .presses
    case 10: self = .scroll
    case 11: self = .hover
    case 14: self = .transform
    default: self = .other
    }
  }
}
