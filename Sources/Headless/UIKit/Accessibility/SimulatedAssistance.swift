/// The assistive apps of the device: their settings, the notifications that they got, their cursor.
@MainActor final class SimulatedAssistance {
  /// How long VoiceOver speaks for each letter, in seconds; a choice.
  private static let secondsPerLetter: TimeInterval = 0.06

  private(set) var settings: Set<AssistiveSetting> = []
  private(set) var posts: [AccessibilityPost] = []
  private(set) weak var focus: NSObject?
  private var speaking: (text: String, timer: SimulatedTimer)?
  private let clock: SimulatedClock

  init(clock: SimulatedClock) { self.clock = clock }

  func reset() {
    settings = []
    posts = []
    focus = nil
    speaking = nil
  }

  func set(_ setting: AssistiveSetting, _ isOn: Bool) {
    guard settings.contains(setting) != isOn else { return }
    if isOn { settings.insert(setting) } else { settings.remove(setting) }
    NotificationCenter.default.post(name: setting.notification, object: nil)
  }

  func take(_ post: AccessibilityPost) {
    posts.append(post)
    if let text = post.text {
      say(text)
    } else if post.notification == .screenChanged || post.notification == .layoutChanged,
      let element = post.argument as? NSObject
    {
      moveFocus(to: element)
    }
  }

  /// The cursor leaves a removed element. The elements are notified first, then the app.
  func moveFocus(to element: NSObject?) {
    let old = focus
    guard element !== old else { return }
    focus = element
    (old as? UIResponder)?.accessibilityElementDidLoseFocus()
    (element as? UIResponder)?.accessibilityElementDidBecomeFocused()
    var elements: [String: Any] = [:]
    elements[UIAccessibility.focusedElementUserInfoKey] = element
    elements[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: elements)
  }

  /// A new text interrupts the previous one. (FS-258)
  private func say(_ text: String) {
    guard settings.contains(.voiceOver) else { return }
    if let speaking {
      speaking.timer.cancel()
      finish(speaking.text, wasSuccessful: false)
    }
    let duration = Self.secondsPerLetter * Double(text.count)
    speaking = (
      text,
      clock.schedule(after: duration) { [weak self] in
        self?.speaking = nil
        self?.finish(text, wasSuccessful: true)
      }
    )
  }

  private func finish(_ text: String, wasSuccessful: Bool) {
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [
        UIAccessibility.announcementStringValueUserInfoKey: text,
        UIAccessibility.announcementWasSuccessfulUserInfoKey: wasSuccessful,
      ])
  }
}
