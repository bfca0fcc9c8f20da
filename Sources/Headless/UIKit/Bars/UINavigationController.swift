/// Shows the top controller of a stack, and a bar with a back button.
///
/// The shown controller's view fills this controller's view, in a container as in UIKit. The bar
/// covers its upper end, which is outside the safe area. Controllers are pushed and popped at once,
/// animated or not, unless the delegate has an animator for them. (FS-314)
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The delegate, which is called for shown controllers and may animate their changes.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private let container = UITransitionView()
  private var stack: [UIViewController] = []
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private lazy var edgePanGuard = EdgePanGuard { [weak self] in (self?.stack.count ?? 0) > 1 }

  /// Creates a controller that shows another one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates a controller that shows none yet. Bars of other classes are not made here.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    precondition(
      navigationBarClass == nil && toolbarClass == nil, "Bars of other classes are not made here")
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without content; there are no nib files here, so the names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows none yet: archives cannot be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, the first one at the bottom.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { replaceStack(with: newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that the top controller presents, else the top controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  /// The recognizer of the drag from the left edge that goes back. Here the controller goes back
  /// when the drag has crossed half of the view.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  /// Whether the bar is hidden. Default false.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set {
      navigationBar.isHidden = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The tool bar at the bottom, with the items of the shown controller.
  open var toolbar: UIToolbar! { ownToolbar }
  final let ownToolbar = UIToolbar()

  /// Whether the tool bar is hidden. Default true. (FS-451)
  open var isToolbarHidden: Bool {
    get { ownToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  final private(set) var ownToolbarHidden = true

  /// Hides or shows the tool bar, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    ownToolbarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows another controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    replaceStack(with: stack + [viewController], animated: animated)
  }

  /// Goes back by one controller and returns the popped one; nil for the first one, which stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    replaceStack(with: stack.dropLast(), animated: animated)
    return last
  }

  /// Goes back to the first controller, and returns the popped ones.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(stack.dropFirst())
    replaceStack(with: Array(stack.prefix(1)), animated: animated)
    return gone
  }

  /// Goes back to a controller, and returns the popped ones.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let gone = Array(stack[(index + 1)...])
    replaceStack(with: Array(stack[...index]), animated: animated)
    return gone
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Adds a controller on top of the stack. (FS-470)
  open override func addChild(_ childController: UIViewController) {
    guard !stack.contains(childController) else { return }
    replaceStack(with: stack + [childController], animated: false)
  }

  /// Makes the container and the bar.
  open override func loadView() {
    super.loadView()
    view.fill(with: container)
    view.addSubview(navigationBar)
    edgePan.edges = .left
    edgePan.delegate = edgePanGuard
    edgePan.onAction = { [weak self] _ in self?.edgePanDidChange() }
    view.addGestureRecognizer(edgePan)
    showTop(instead: nil)
  }

  /// Places the container and the bar.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = UINavigationBar.height + view.safeAreaInsets.top
    container.frame = view.bounds
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    let inset = isNavigationBarHidden ? 0 : UINavigationBar.height
    topViewController?.insetsOfBars = UIEdgeInsets(
      top: inset, left: 0, bottom: toolbarIsShown ? UIToolbar.height : 0, right: 0)
    placeToolbar()
    if exchangeOfChildren == nil { topViewController?.viewIfLoaded?.frame = container.bounds }
  }

  private func edgePanDidChange() {
    guard edgePan.state == .ended,
      edgePan.translation(in: view).x > (viewIfLoaded?.bounds.midX ?? .infinity)
    else { return }
    popViewController(animated: true)
  }

  private func replaceStack(with new: [UIViewController], animated: Bool) {
    let old = topViewController
    if animated, let old, let shown = new.last, shown !== old,
      transition(from: old, to: shown, of: new)
    {
      return
    }
    replaceChildren(stack, with: new)
    stack = new
    let shown = new.last === old ? nil : new.last
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
    showTop(instead: old)
    if let shown { delegate?.navigationController(self, didShow: shown, animated: animated) }
  }

  /// Starts the delegate's animator for another controller, and returns whether there is one.
  private func transition(
    from old: UIViewController, to shown: UIViewController, of new: [UIViewController]
  ) -> Bool {
    guard viewIfLoaded?.window != nil, exchangeOfChildren == nil, let delegate,
      let animator = delegate.navigationController(
        self, animationControllerFor: stack.contains(shown) ? .pop : .push, from: old, to: shown)
    else { return false }
    let before = stack
    if !new.contains(old) { old.appearance.movement = .fromParent }
    adoptChildren(new)
    stack = new
    delegate.navigationController(self, willShow: shown, animated: true)
    showItem()
    exchange(old, for: shown, in: container, with: animator) { [self] didComplete in
      if !didComplete { stack = before }
      replaceChildren(before + new, with: stack)
      showItem()
      if didComplete { delegate.navigationController(self, didShow: shown, animated: true) }
    }
    return true
  }

  private func showTop(instead old: UIViewController?) {
    showItem()
    guard isViewLoaded, let view = topViewController?.view, view.superview !== container else {
      return
    }
    old?.viewIfLoaded?.removeFromSuperview()
    container.fill(with: view)
    self.view.setNeedsLayout()
  }

  private func showItem() {
    let item = topViewController?.navigationItem
    stack.forEach { $0.navigationItem.onChange = nil }
    item?.onChange = { [weak self] in self?.showItem() }
    let hasBack = stack.count > 1 && item?.hidesBackButton == false
    let back = UIBarButtonItem(
      primaryAction: UIAction(title: "Back") { [weak self] _ in
        self?.popViewController(animated: true)
      })
    navigationBar.show(item, back: hasBack ? back : nil)
    bottomBarsMayHaveChanged()
  }

  /// Goes back, if there is a controller to go back to, for VoiceOver's escape gesture. (FS-260)
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }

  /// The top controller, which decides the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  /// The top controller, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}

extension UINavigationController {
  /// How the shown controller changes.
  public enum Operation: Int, Sendable { case none, push, pop }
}

/// Allows the pan from the edge only while there is a controller to go back to.
private final class EdgePanGuard: NSObject, UIGestureRecognizerDelegate {
  private let canGoBack: @MainActor () -> Bool

  init(_ canGoBack: @escaping @MainActor () -> Bool) { self.canGoBack = canGoBack }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    canGoBack()
  }
}
