extension SimulatedDevice {
  /// What assistive apps can come to, in the windows of the scenes in the foreground, back to front.
  ///
  /// Whether a window that is modal hides all others, as a view hides its siblings, is
  /// ``SimulatedBehavior/modalWindowsHideOthers``. (FS-163, FS-225)
  public var accessibilityElements: [UIResponder] {
    accessibleWindows.flatMap(AccessibilityWalk().elements)
  }

  /// Returns what a finger that explores the screen finds: the windows are asked front to back.
  /// (FS-166)
  ///
  /// - Parameter screenPoint: In points, in the screen's space.
  public func accessibilityElement(at screenPoint: CGPoint) -> Any? {
    for window in accessibleWindows.reversed() {
      let isInScreen = behavior.accessibilityPointsAreInScreen
      let point = isInScreen ? screenPoint : window.pointFromScreen(screenPoint)
      if let element = window.accessibilityHitTest(point, with: nil) { return element }
    }
    return nil
  }

  /// Activates an element as VoiceOver's double tap does: it is asked to do it by itself, or else
  /// its activation point is tapped. (FS-162)
  ///
  /// - Returns: What became of the tap; nil if there was no need for one.
  @discardableResult
  public func activate(_ element: UIResponder) -> TouchRecord? {
    element.accessibilityActivate() ? nil : tap(at: element.accessibilityActivationPoint)
  }

  private var accessibleWindows: [UIWindow] {
    let windows = Array(windowsFrontToBack.reversed())
    guard behavior.modalWindowsHideOthers else { return windows }
    return AccessibilityWalk().exposedSiblings(windows)
  }
}
