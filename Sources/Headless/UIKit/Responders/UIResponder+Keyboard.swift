extension UIResponder {
  /// Posted before the keyboard is shown.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard appeared.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard went.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard is shown, hidden or resized.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard appeared, disappeared or changed its size.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Where the keyboard was, as a `CGRect` in points of the screen's space. There is no
  /// `cgRectValue` here: read the value with `as? CGRect`, which works on both hosts.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be, as a `CGRect` in points of the screen's space.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the keyboard's animation, in seconds. Here it appears at once.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How the keyboard moves, as the number of a curve.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app: true.
  @available(tvOS, unavailable)
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
