/// Shows one of several controllers, and a bar of tabs to choose from.
///
/// The chosen controller's view fills the controller's, in a container as UIKit has it; the bar lies
/// over its lower end, which counts as not safe. More tabs than fit are not put aside.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Who is asked and told.
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

  /// The place of the controller that is shown. One that there is not changes nothing.
  open var selectedIndex: Int {
    get { chosen }
    set { show(newValue) }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Makes the container and the bar.
  open override func loadView() {
    super.loadView()
    view.addSubview(container)
    view.addSubview(tabBar)
    tabBar.delegate = self
    showChosen()
  }

  /// Places the container and the bar.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = UITabBar.height + view.safeAreaInsets.bottom
    container.frame = view.bounds
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    let inset = tabBar.isHidden ? 0 : UITabBar.height
    selectedViewController?.insetsOfBars = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
    guard exchangeOfChildren == nil else { return }
    selectedViewController?.viewIfLoaded?.frame = container.bounds
  }

  /// Shows the tab that was tapped, if the delegate lets it.
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

  /// Has the delegate's animator show another tab, and returns whether there is one.
  private func transition(from old: UIViewController, to index: Int) -> Bool {
    let new = controllers[index]
    guard viewIfLoaded?.window != nil, exchangeOfChildren == nil, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    let before = chosen
    chosen = index
    tabBar.selectedItem = new.tabBarItem
    exchange(
      old, for: new, in: container, with: animator,
      drivenBy: delegate.tabBarController(self, interactionControllerFor: animator)
    ) { [self] didComplete in
      if !didComplete { chosen = before }
      tabBar.selectedItem = selectedViewController?.tabBarItem
    }
    return true
  }

  private func showChosen() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded, let view = selectedViewController?.view, view.superview !== container
    else { return }
    view.frame = container.bounds
    container.addSubview(view)
    self.view.setNeedsLayout()
  }

  /// The shown controller decides.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The shown controller decides.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

/// What a controller of tabs asks and tells. All of it is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tab that was tapped may be shown.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells that a tab was tapped and is shown.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns who animates the change from one tab to another, or nil for a change at once. (FS-314)
  @available(iOS 7.0, tvOS 9.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what drives an animator, or nil for nothing.
  @available(iOS 7.0, tvOS 9.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UIViewController {
  /// The item that stands for the controller in a bar of tabs; with its title unless one is set.
  public var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }

  /// The nearest controller of tabs around this one.
  public var tabBarController: UITabBarController? {
    nearestParent()
  }
}
