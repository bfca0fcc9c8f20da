/// Shows controllers side by side. Nothing makes one here, as its views and gestures have not been found
/// out: code may ask whether a controller is one, and the answer is no.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController] { children }
  /// Whether only one of them is shown.
  open var isCollapsed: Bool { true }

  /// Is for nobody to call.
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
