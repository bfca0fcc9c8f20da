/// Shows one of several controllers, and a tab bar to select it.
///
/// The selected controller's view fills this controller's view, in a container as in UIKit. The bar
/// covers its lower end, or on pads since iPadOS 18 a part of its upper end, which is outside the
/// safe area. There is no More tab for tabs that do not fit.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The delegate of the tab bar controller.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  public let tabBar = UITabBar()
  private let container = UITransitionView()
  private var controllers: [UIViewController] = []
  private var chosen = NSNotFound

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { replaceControllers(with: newValue ?? []) }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(chosen) ? controllers[chosen] : nil }
    set {
      if let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// The index of the selected controller. An index without a controller changes nothing.
  open var selectedIndex: Int {
    get { chosen }
    set { show(newValue) }
  }

  /// Whether the bar is hidden. Default false. (FS-453)
  @available(iOS 18.0, *)
  open var isTabBarHidden: Bool {
    get { ownTabBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  final private(set) var ownTabBarHidden = false

  /// Hides or shows the bar, at once.
  @available(iOS 18.0, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    ownTabBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// When the bar becomes small; a small bar is lower, and otherwise as before, which is a choice.
  /// Default automatic. (FS-455, FS-456)
  @available(iOS 26.0, *)
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// Whether the bar is small.
  final var isMinimized = false {
    didSet { if isMinimized != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Adds a controller and a tab for it, after the others. (FS-470)
  open override func addChild(_ childController: UIViewController) {
    guard !controllers.contains(childController) else { return }
    replaceControllers(with: controllers + [childController])
  }

  /// Makes the container and the bar.
  open override func loadView() {
    super.loadView()
    view.fill(with: container)
    view.addSubview(tabBar)
    tabBar.delegate = self
    showChosen()
  }

  /// Places the container and the bar.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    container.frame = view.bounds
    placeBar()
    guard exchangeOfChildren == nil else { return }
    selectedViewController?.viewIfLoaded?.frame = container.bounds
  }

  /// Shows the tab that was tapped, if the delegate allows it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(of: item) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func replaceControllers(with new: [UIViewController]) {
    let shown = selectedViewController
    replaceChildren(controllers, with: new)
    controllers = new
    tabBar.items = new.map(\.tabBarItem)
    chosen = new.firstIndex { $0 === shown } ?? (new.isEmpty ? NSNotFound : 0)
    showChosen()
  }

  private func show(_ index: Int) {
    guard controllers.indices.contains(index), index != chosen else { return }
    if let old = selectedViewController, transition(from: old, to: index) { return }
    selectedViewController?.viewIfLoaded?.removeFromSuperview()
    chosen = index
    showChosen()
  }

  /// Starts the delegate's animator for another tab, and returns whether there is one.
  private func transition(from old: UIViewController, to index: Int) -> Bool {
    let new = controllers[index]
    guard viewIfLoaded?.window != nil, exchangeOfChildren == nil, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    let before = chosen
    chosen = index
    tabBar.selectedItem = new.tabBarItem
    exchange(old, for: new, in: container, with: animator) { [self] didComplete in
      if !didComplete { chosen = before }
      tabBar.selectedItem = selectedViewController?.tabBarItem
    }
    return true
  }

  private func showChosen() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded, let view = selectedViewController?.view, view.superview !== container
    else { return }
    container.fill(with: view)
    self.view.setNeedsLayout()
  }

  /// The selected controller, which decides the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

/// The methods that a tab bar controller calls on its delegate. All are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tab that was tapped may be shown.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a tab was tapped and is shown.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator of the change of tabs, or nil for a change at once. (FS-314)
  @available(iOS 7.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
