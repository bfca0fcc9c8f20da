/// Contains controllers side by side. Their views are not shown here, because its own views and
/// gestures are not known.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The controllers, which are its children.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      children.forEach { $0.removeFromParent() }
      newValue.forEach(addChild)
    }
  }
  /// Whether only one of them is shown.
  open var isCollapsed: Bool { true }
}
