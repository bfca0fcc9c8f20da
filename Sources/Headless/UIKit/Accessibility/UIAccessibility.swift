/// What concerns assistive apps in general.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What an app can tell assistive apps.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the message.
    public let rawValue: UInt32

    /// Creates a message from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Something that fills the screen appeared or went. The numbers are UIKit's.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// There is something to say.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Tells assistive apps something; the device keeps it in
  /// ``SimulatedDevice/accessibilityNotifications``.
  public static func post(notification: Notification, argument: Any?) {
    SimulatedDevice.current.accessibilityNotifications.append(notification)
  }

  /// Whether VoiceOver is on: never here.
  public static var isVoiceOverRunning: Bool { false }
}
