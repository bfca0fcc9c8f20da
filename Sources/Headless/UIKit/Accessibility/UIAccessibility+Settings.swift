/// What the user has switched on, and how an app learns of it.
///
/// All of it is off until a test sets ``SimulatedDevice/isVoiceOverRunning`` and its like. (FS-263)
extension UIAccessibility {
  /// Whether VoiceOver is on: ``SimulatedDevice/isVoiceOverRunning``.
  public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  /// Whether Switch Control is on: ``SimulatedDevice/isSwitchControlRunning``.
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// Whether things should move little: ``SimulatedDevice/isReduceMotionEnabled``.
  public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  /// Whether things should not shine through: ``SimulatedDevice/isReduceTransparencyEnabled``.
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// Whether colours should stand out more: ``SimulatedDevice/isDarkerSystemColorsEnabled``.
  public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerColors) }

  /// Whether the screen can be read out; it cannot here.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether what is selected can be read out; it cannot here.
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
  /// Posted when it changes whether things should move little.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when it changes whether things should not shine through.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when it changes whether colours should stand out more.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Posted when the cursor of an assistive app has moved.
  nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The element that the cursor came to, in that notification; missing if it came to none.
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that the cursor left, in that notification; missing if it was on none.
  nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// Posted when VoiceOver has said an announcement, or was interrupted.
  nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// What was announced, in that notification: a `String`.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether it was said to its end, in that notification: a `Bool`.
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// Something that a user can switch on.
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
