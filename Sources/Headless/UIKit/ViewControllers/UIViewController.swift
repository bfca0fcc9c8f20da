/// An object that controls a view and its part of the screen.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Creates a controller; there are no nib files here, so the names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller: archives cannot be read here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  /// The controller's root view, loaded on first access.
  open var view: UIView! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }

  /// The root view, if it is loaded.
  public internal(set) final var viewIfLoaded: UIView?

  deinit { viewIfLoaded?.viewController = nil }

  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Creates the root view: by default an empty view as large as the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the root view unless it is loaded.
  open func loadViewIfNeeded() { _ = loadedView }

  /// Called after the root view was loaded. Does nothing.
  open func viewDidLoad() {}

  /// Called before the root view places its subviews. Does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view placed its subviews. Does nothing.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the root view has changed, before it is laid out. Does nothing.
  @available(iOS 11.0, *)
  open func viewSafeAreaInsetsDidChange() {}

  /// A name for people.
  open var title: String?

  /// The insets that the controller adds to its view's safe area, in points. Default zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.safeAreaDidChange() }
  }
  /// The insets that the bars of a parent controller add to the safe area.
  final var insetsOfBars = UIEdgeInsets.zero {
    didSet { if insetsOfBars != oldValue { viewIfLoaded?.safeAreaDidChange() } }
  }

  // MARK: Changes of the environment

  final var ownStyle = UIUserInterfaceStyle.unspecified

  /// Called after traits have changed, with the traits before. Does nothing.
  ///
  /// > Source: UIKit documentation, `traitCollectionDidChange(_:)`. FS-270.
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before traits change with the scene. Notifies the children and the presented
  /// controller.
  ///
  /// > Source: UIKit documentation, `UIContentContainer.willTransition(to:with:)`. FS-273.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(newCollection, with: coordinator) }

  /// Called before the root view is resized with the scene. Notifies the children and the presented
  /// controller, if their sizes change.
  ///
  /// > Source: UIKit documentation, `UIContentContainer.viewWillTransition(to:with:)`. FS-273.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(size, with: coordinator) }

  /// Returns the size that is announced to a child, in points. Default the parent's, a choice.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the preferred size of a child changed. Does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Bars

  final var ownNavigationItem: UINavigationItem?
  final var ownTabBarItem: UITabBarItem?

  /// Whether the bars at the bottom are hidden while the controller is on top of a stack. Default
  /// false. (FS-451, FS-452)
  open var hidesBottomBarWhenPushed = false {
    didSet { navigationController?.bottomBarsMayHaveChanged() }
  }
  /// The items of the tool bar while the controller is on top of a stack.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.bottomBarsMayHaveChanged() }
  }

  // MARK: Appearance

  final var appearance = AppearanceState()

  /// Called before the view is added to a visible window, or its window is shown. Does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window and has its size. Does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was added to a visible window, or its window was shown. Does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. Does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared. Does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether UIKit notifies children when the view appears and disappears. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that its view is about to appear or disappear, if
  /// ``shouldAutomaticallyForwardAppearanceMethods`` is false.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Notifies a child that its view has appeared or disappeared.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Containment

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The child controllers, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []

  /// Adds a child controller, and removes it from its old parent; its view is added separately.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent; its view is removed apart from this.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller gets another parent. Does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller got another parent. Does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// The coordinator of the running exchange of one child for another.
  final var exchangeOfChildren: TransitionCoordinator?
  /// The presentation of the presented controller; retained until it is dismissed.
  final var presentation: Presentation?
  /// The presentation that shows this controller.
  final weak var presentationOfSelf: Presentation?
  /// The presentation controller for this controller's presentation, retained from the first
  /// access.
  final var plannedPresentationController: UIPresentationController?

  /// How the controller is shown when it is presented. Default automatic, which is a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How a presentation moves. Nothing moves here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a touch beside the presented view does not dismiss it. Default false.
  open var isModalInPresentation = false
  /// Whether presentations over the current context are shown over this controller. Default false.
  open var definesPresentationContext = false
  /// The preferred size of the controller as a sheet or popover, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { tellOfPreferredSize() }
    }
  }
  /// The delegate that makes the presentation controller when the style is custom.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller that this one, or the nearest ancestor that presents any, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or its nearest ancestor that is presented.
  open var presentingViewController: UIViewController? {
    presentationOfSelf?.presenting ?? parent?.presentingViewController
  }

  /// The object that manages how this controller is presented.
  open var presentationController: UIPresentationController? { presentationManager }

  /// Whether the controller is being presented at the moment.
  open var isBeingPresented: Bool { presentationOfSelf?.stage == .presenting }
  /// Whether the controller is being dismissed at the moment, including its `viewDidDisappear(_:)`.
  ///
  /// > Source: UIKit documentation, `UIViewController.isBeingDismissed`.
  open var isBeingDismissed: Bool {
    presentationOfSelf.map { [.dismissing, .over].contains($0.stage) } ?? false
  }

  /// Shows another controller over this one, in container views of the same window.
  ///
  /// Without animation it is complete when this returns; with one, when the device's clock has
  /// advanced. A controller that already presents one, or whose view is in no window, presents
  /// nothing.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { startPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestParent() }

  /// Shows another controller in the way of this one's container: on top of a navigation
  /// controller's stack, else presented.
  ///
  /// > Source: UIKit documentation, `show(_:sender:)`. FS-345.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc) }

  /// Shows another controller in the secondary column of this one's container. No container has one
  /// here, so it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Dismisses the presented controller, else this controller itself if it is presented.
  ///
  /// Without animation it is complete when this returns; with one, when the device's clock has
  /// advanced.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  // MARK: Status bar, home indicator, rotation

  /// Whether the status bar hides. Default false.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred style of the status bar. Default the default style.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation with which the status bar is shown and hidden. Default fading.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the controller decides about the status bar though it does not cover the screen.
  /// Default false.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The child that decides about the style of the status bar. Default nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar hides. Default nil.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator hides. Default false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator hides. Default nil.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges where the system's own gestures wait. Default none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides where the system's gestures wait. Default nil.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the pointer stays in the scene. Default false; nothing here locks it.
  @available(iOS 14.0, *)
  open var prefersPointerLocked: Bool { false }
  /// The child that decides whether the pointer stays in the scene. Default nil.
  @available(iOS 14.0, *)
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the interface keeps its orientation. Default false; nothing here locks it.
  @available(iOS 26.0, *)
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that decides whether the interface keeps its orientation. Default nil.
  @available(iOS 26.0, *)
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  /// Whether the interface turns with the device. Default true.
  @available(iOS, introduced: 6.0, deprecated: 16.0)
  open var shouldAutorotate: Bool { true }
  /// The supported orientations of the interface. Default all except upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The preferred orientation of the interface when it is presented. Default upright.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Updates the state of the status bar, at once. (FS-422)
  open func setNeedsStatusBarAppearanceUpdate() { SimulatedDevice.current.updateStatusBar() }
  /// Updates the state of the home indicator; nothing is shown here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Updates the edges that defer system gestures; the system reads them each time anyway.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Updates the supported orientations: the interface turns to the device's orientation, if that
  /// is supported now.
  @available(iOS 16.0, *)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    SimulatedDevice.current.turnInterfaceAsHeld()
  }

  // MARK: Responder chain

  /// The superview of the root view; for a presented controller ``SimulatedBehavior`` has a choice.
  /// (FS-100, FS-101)
  open override var next: UIResponder? { nextInChain }

  /// The controller's traits: those of its view's superview or, while its view has none, of its
  /// parent, with its own overrides. (FS-270)
  open var traitCollection: UITraitCollection { UITraitCollection(traits) }

  /// The style that the controller overrides, for itself, its view and its children. Default none.
  @available(iOS 13.0, *)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { overrideStyle(newValue) }
  }

  /// The controller's item of a tab bar; with its title unless an item is set.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { ownTabBarItem = newValue }
  }

  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestParent() }

  /// The controller's content in a navigation bar; it has the controller's title unless another one
  /// is set.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { nearestParent() }

  /// The coordinator of the running transition of the controller, of its parent or of their
  /// presentations; nil if there is none.
  ///
  /// > Source: UIKit documentation, `transitionCoordinator`. FS-275.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningCoordinator
  }

  /// Whether the view appears because the controller got a parent: from the first appearance call
  /// to the last. (FS-394)
  open var isMovingToParent: Bool { appearance.isMoving(.toParent) }

  /// Whether the view disappears because the controller leaves its navigation or tab controller:
  /// from the first disappearance call to the last. (FS-394)
  open var isMovingFromParent: Bool { appearance.isMoving(.fromParent) }
}
