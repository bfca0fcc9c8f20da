/// Shows one of several controllers, the page.
///
/// There is no data source, and without one no gesture turns a page in UIKit either. Pages change at
/// once, animated or not, and two pages are never shown side by side. (FS-461)
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// Where the next page comes from.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Along which axis pages follow one another.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// How pages change.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// A name of an option. No option changes which view gets a touch.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private var container: UIScrollView?

  /// Creates a controller that shows no page yet.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    container = style == .scroll ? _UIQueuingScrollView() : nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows no page yet: archives cannot be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The page that is shown, alone; empty if there is none.
  open var viewControllers: [UIViewController]? { children }

  /// Shows the first of some controllers as the page, then calls the completion with true.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceChildren(children, with: Array(viewControllers?.prefix(1) ?? []))
    if isViewLoaded { placePage() }
    completion?(true)
  }

  /// Makes the view, and the scroll view around a page that scrolls.
  open override func loadView() {
    super.loadView()
    container.map(view.addSubview)
    placePage()
  }

  /// Places the page.
  open override func viewWillLayoutSubviews() { placePage() }

  private func placePage() {
    guard let view, let page = children.first?.view else { return }
    container?.frame = view.bounds
    page.frame = view.bounds
    if page.superview !== container ?? view { (container ?? view).addSubview(page) }
  }
}

/// The scroll view around a page. Its name is UIKit's, because some apps search for it.
private final class _UIQueuingScrollView: UIScrollView {}
