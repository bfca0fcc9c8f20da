/// An accessibility element that is not a view, such as a part of a view's drawing.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// A name by which tests and tools find the element.
  open var accessibilityIdentifier: String?

  /// Creates an element without a frame, in a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The element's place, in points of its container's space.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet { accessibilitySettings?.frame = nil }
  }

  /// The element's place, in points of the screen's space: the value that was set, else it follows
  /// the container.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilitySettings?.frame { return frame }
      guard let view = accessibilityContainer as? UIView else {
        return accessibilityFrameInContainerSpace
      }
      return view.convert(accessibilityFrameInContainerSpace, to: UIScreen.main.coordinateSpace)
    }
    set { super.accessibilityFrame = newValue }
  }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }

  /// The container, if it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
