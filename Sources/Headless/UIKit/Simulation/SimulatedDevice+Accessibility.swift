extension SimulatedDevice {
  // MARK: Elements

  /// The accessibility elements in the windows of the scenes in the foreground, back to front. All
  /// windows are laid out first.
  ///
  /// We chose that a modal window hides the others of its scene, as a modal view hides its
  /// siblings: many reports mention overlays that hid the app. (FS-163, FS-225)
  public var accessibilityElements: [UIResponder] {
    accessibleWindows.flatMap(AccessibilityWalk().elements)
  }

  /// The same elements in the order in which a user reaches them by swiping: window by window from
  /// the back, a choice, and in each from top to bottom. (FS-259)
  public var accessibilityElementsInReadingOrder: [UIResponder] {
    accessibleWindows.flatMap(AccessibilityReadingOrder().elements)
  }

  /// Returns the element under a finger that explores the screen, in points of its space. It lays
  /// out the windows of the frontmost scene there and asks them front to back. (FS-166)
  public func accessibilityElement(at screenPoint: CGPoint) -> Any? {
    let under = windowsFrontToBack(at: screenPoint)
    for window in accessibleWindows.reversed() where under.contains(where: { $0 === window }) {
      let isInScreen = behavior.accessibilityPointsAreInScreen
      let point = isInScreen ? screenPoint : window.pointFromScreen(screenPoint)
      if let element = window.accessibilityHitTest(point, event: nil) { return element }
    }
    return nil
  }

  private var accessibleWindows: [UIWindow] {
    layOutWindows()
    let windows = Array(windowsFrontToBack.reversed())
    return windows.filter { window in
      let siblings = windows.filter { $0.windowScene === window.windowScene }
      return AccessibilityWalk().exposedSiblings(siblings).contains(window)
    }
  }

  // MARK: Actions of users

  /// Activates an element as VoiceOver's double tap does: the element is asked to activate itself,
  /// or else its activation point is tapped. (FS-162)
  ///
  /// - Returns: The record of the tap; nil if no tap was needed.
  @discardableResult public func activate(_ element: UIResponder) -> TouchRecord? {
    layOutWindows()
    return element.accessibilityActivate() ? nil : tap(at: element.accessibilityActivationPoint)
  }

  /// Runs one of an element's custom actions, which the user chooses by name. Returns whether there
  /// is such an action and it succeeded.
  @discardableResult
  public func performAction(named name: String, of element: UIResponder) -> Bool {
    element.accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
  }

  /// Makes VoiceOver's escape gesture, a letter Z with two fingers: the element under the cursor is
  /// asked, then each next responder in the chain, until one handles it. (FS-260)
  ///
  /// Without a cursor the first element of the frontmost window with elements is asked first. If a
  /// controller is presented there, it is the first element in the controller's view; a choice.
  ///
  /// - Returns: The responder that handled the gesture; nil if none did.
  @discardableResult public func performEscape() -> UIResponder? {
    firstInChain { $0.accessibilityPerformEscape() }
  }

  /// Makes VoiceOver's magic tap, a double tap with two fingers. Returns the responder that handled
  /// it, nil if none did. They are asked in the order of ``performEscape()``.
  @discardableResult public func performMagicTap() -> UIResponder? {
    firstInChain { $0.accessibilityPerformMagicTap() }
  }

  private func firstInChain(_ does: (UIResponder) -> Bool) -> UIResponder? {
    let start = accessibilityFocus as? UIResponder ?? startOfChain
    return sequence(first: start, next: \.next).first(where: does)
  }

  private var startOfChain: UIResponder {
    let walk = AccessibilityWalk()
    for window in accessibleWindows.reversed() {
      let front = window.rootViewController?.frontmostPresented
      let presented = front?.presentationOfSelf == nil ? nil : front?.viewIfLoaded
      if let first = walk.elements(in: presented ?? window).first { return first }
    }
    return application
  }

  /// The element under the cursor of an assistive app. An app moves the cursor with a notification
  /// of a changed screen or layout; a test moves it by setting this. The element is not retained.
  /// It may be an object that is no responder, as elements of SwiftUI may be.
  public var accessibilityFocus: NSObject? {
    get { assistance.focus }
    set { assistance.moveFocus(to: newValue) }
  }

  // MARK: Notifications to users

  /// The notifications that the app posted to assistive apps since the last reset, in order.
  public var accessibilityPosts: [AccessibilityPost] { assistance.posts }

  /// The same without the arguments.
  public var accessibilityNotifications: [UIAccessibility.Notification] {
    accessibilityPosts.map(\.notification)
  }

  /// The texts of the announcements since the last reset, in order, whether VoiceOver was on or
  /// not.
  public var announcements: [String] {
    accessibilityPosts.filter { $0.notification == .announcement }.compactMap(\.text)
  }

  // MARK: Settings of users

  /// Whether VoiceOver is on. A change is posted as on a device. Default false.
  public var isVoiceOverRunning: Bool {
    get { assistance.settings.contains(.voiceOver) }
    set { assistance.set(.voiceOver, newValue) }
  }

  /// Whether Switch Control is on. A change is posted as on a device. Default false.
  public var isSwitchControlRunning: Bool {
    get { assistance.settings.contains(.switchControl) }
    set { assistance.set(.switchControl, newValue) }
  }

  /// Whether the user wants less motion. A change is posted as on a device. Default false.
  public var isReduceMotionEnabled: Bool {
    get { assistance.settings.contains(.reduceMotion) }
    set { assistance.set(.reduceMotion, newValue) }
  }

  /// Whether the user wants less transparency. A change is posted as on a device. Default false.
  public var isReduceTransparencyEnabled: Bool {
    get { assistance.settings.contains(.reduceTransparency) }
    set { assistance.set(.reduceTransparency, newValue) }
  }

  /// Whether the user wants stronger colours. A change is posted as on a device. Default false.
  public var isDarkerSystemColorsEnabled: Bool {
    get { assistance.settings.contains(.darkerColors) }
    set { assistance.set(.darkerColors, newValue) }
  }
}
