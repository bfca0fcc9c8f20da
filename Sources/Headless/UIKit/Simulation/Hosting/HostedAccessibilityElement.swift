/// The accessibility element that SwiftUI makes for a piece of content. (FS-256)
final class HostedAccessibilityElement: UIAccessibilityElement {
  private weak var handle: SimulatedContentHandle?

  init(of handle: SimulatedContentHandle) {
    self.handle = handle
    super.init(accessibilityContainer: handle.content?.view ?? handle)
  }

  override var accessibilityContainer: AnyObject? {
    get { handle?.content?.view }
    set {}
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get { handle?.frame ?? .zero }
    set {}
  }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    let isDrawn = handle?.kind == .drawing || handle?.kind == .glass
    return AccessibilityDefaults(
      isElement: isDrawn || accessibilitySettings?.label?.isEmpty == false)
  }

  override func accessibilityActivate() -> Bool {
    guard let handle, handle.activatesByItself else { return false }
    handle.takeTap()
    return true
  }
}

extension HostedContent {
  /// The accessibility elements of the content, back to front. (FS-256)
  var accessibilityElements: [UIResponder] {
    handles.filter(\.isShown).map(\.accessibilityElement)
      + groups.flatMap(\.content.accessibilityElements) + foreignViews
  }
}
