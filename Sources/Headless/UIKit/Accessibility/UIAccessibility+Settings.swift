/// The accessibility settings of the user, and the notifications of their changes. All are off
/// until a test sets ``SimulatedDevice/isVoiceOverRunning`` or another setting. (FS-263)
extension UIAccessibility {
  /// Whether VoiceOver is on: ``SimulatedDevice/isVoiceOverRunning``.
  public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  /// Whether Switch Control is on: ``SimulatedDevice/isSwitchControlRunning``.
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// Whether the user wants less motion: ``SimulatedDevice/isReduceMotionEnabled``.
  public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  /// Whether the user wants less transparency: ``SimulatedDevice/isReduceTransparencyEnabled``.
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// Whether the user wants stronger colours: ``SimulatedDevice/isDarkerSystemColorsEnabled``.
  public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerColors) }

  /// Whether the system can speak the screen's content; it cannot here.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether the system can speak the selected text; it cannot here.
  public static var isSpeakSelectionEnabled: Bool { false }

  private static func isOn(_ setting: AssistiveSetting) -> Bool {
    SimulatedDevice.current.assistance.settings.contains(setting)
  }

  /// Posted when VoiceOver was switched on or off.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when Switch Control was switched on or off.
  nonisolated public static let switchControlStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when the setting for less motion changes.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the setting for less transparency changes.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the setting for stronger colours changes.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Posted when the cursor of an assistive app has moved.
  nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The element to which the cursor moved, in that notification; missing if there is none.
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that the cursor left, in that notification; missing if it was on none.
  nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// Posted when VoiceOver has spoken an announcement, or was interrupted.
  nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the announced text in that notification: a `String`.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether VoiceOver spoke it to the end, in that notification: a `Bool`.
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// A setting of the accessibility settings.
enum AssistiveSetting {
  case voiceOver, switchControl, reduceMotion, reduceTransparency, darkerColors

  var notification: Notification.Name {
    switch self {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .darkerColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    }
  }
}
