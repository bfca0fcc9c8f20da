/// A part of a control that is an element of its own for assistive apps, such as one segment. It
/// asks the control each time for its place and its label.
final class PartElement: UIAccessibilityElement {
  private let place: @MainActor () -> CGRect
  private let saying: @MainActor () -> AccessibilityDefaults

  /// Creates a part of a control; `place` is in points of the control's space.
  init(
    of view: UIView, at place: @escaping @MainActor () -> CGRect,
    saying: @escaping @MainActor () -> AccessibilityDefaults
  ) {
    self.place = place
    self.saying = saying
    super.init(accessibilityContainer: view)
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get { place() }
    set {}
  }

  override func accessibilityDefaults() -> AccessibilityDefaults { saying() }
}
