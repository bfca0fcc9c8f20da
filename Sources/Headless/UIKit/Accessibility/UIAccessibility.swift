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
    /// A page was scrolled to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive apps something; the device keeps it in
  /// ``SimulatedDevice/accessibilityPosts``.
  ///
  /// - Parameters:
  ///   - notification: What happened.
  ///   - argument: What to say, or for a change of the screen or its layout the element that the
  ///     cursor of an assistive app is to go to.
  public static func post(notification: Notification, argument: Any?) {
    SimulatedDevice.current.assistance.take(
      AccessibilityPost(notification: notification, argument: argument))
  }

  /// Returns the element that the cursor of an assistive app is on, if it is on any.
  ///
  /// - Parameter assistiveTechIdentifier: Whose cursor; there is one here.
  public static func focusedElement(
    using assistiveTechIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    SimulatedDevice.current.accessibilityFocus
  }

  /// The name of an assistive app.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name's text.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

/// What an app told assistive apps once.
public struct AccessibilityPost {
  /// What happened.
  public var notification: UIAccessibility.Notification
  /// What to say, or the element to go to.
  public var argument: Any?

  /// What is said, if the argument is a text.
  public var text: String? {
    argument as? String ?? (argument as? NSAttributedString)?.string
  }
}
