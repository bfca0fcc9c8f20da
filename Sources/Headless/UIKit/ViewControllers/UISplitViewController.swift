/// Shows controllers side by side. None can be made here, as its views and gestures are not known: code
/// may ask whether a controller is one, and the answer is no.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController] { children }
  /// Whether only one of them is shown.
  open var isCollapsed: Bool { true }

  /// Exists for the compiler alone; do not call it.
  package override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing.
  public required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  /// The split view controller around this one: none here.
  public var splitViewController: UISplitViewController? { nil }
}
