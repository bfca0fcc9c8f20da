/// The notifications to assistive apps, and where their cursors are.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A notification that an app posts to assistive apps.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A view that fills the screen appeared or went away. The numbers are UIKit's.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// The user scrolled to another page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive apps; it appears in ``SimulatedDevice/accessibilityPosts``.
  /// Its argument is the text to speak. For a change of the screen or its layout it is the element
  /// to which the cursor of an assistive app should move.
  public static func post(notification: Notification, argument: Any?) {
    SimulatedDevice.current.assistance.take(
      AccessibilityPost(notification: notification, argument: argument))
  }

  /// Returns the element under the cursor of an assistive app, if any; there is one such app here.
  public static func focusedElement(
    using assistiveTechIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    SimulatedDevice.current.accessibilityFocus
  }

  /// The name of an assistive app.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

/// One notification that an app posted to assistive apps.
public struct AccessibilityPost {
  /// The kind of notification.
  public var notification: UIAccessibility.Notification
  /// The text to speak, or the element to move to.
  public var argument: Any?

  /// The text to speak, if the argument is one.
  public var text: String? { argument as? String ?? (argument as? NSAttributedString)?.string }
}
