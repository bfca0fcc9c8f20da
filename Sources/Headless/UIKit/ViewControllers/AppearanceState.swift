/// The state of a controller's view on its way to the screen or from it.
struct AppearanceState {
  enum Stage { case disappeared, appearing, appeared, disappearing }

  /// Whether a controller is added or removed together with its place in a parent.
  enum Movement { case none, toParent, fromParent }

  var stage = Stage.disappeared
  var movement = Movement.none
  var isAnimated = false
  /// Whether the controller was notified of the beginning of the change, but not yet of its end.
  var isTold = false
  /// Whether a presentation completes the change, not the move of the view.
  var isHeld = false

  var isOnScreenOrComing: Bool { stage == .appearing || stage == .appeared }
  var isChanging: Bool { stage == .appearing || stage == .disappearing }

  /// Whether the change that the controller was notified of is a move to a parent, or from one.
  func isMoving(_ movement: Movement) -> Bool {
    self.movement == movement && isTold && isOnScreenOrComing == (movement == .toParent)
  }
}

extension UIViewController {
  /// Notifies the controller, then its children, that its view is about to appear or disappear;
  /// once for each change.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != appearance.isOnScreenOrComing else { return }
    appearance.stage = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.isTold = true
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    visibleChildren.forEach { $0.beginAppearance(isAppearing, animated: animated) }
  }

  /// Notifies the children, then the controller, that the change is complete, which is a choice.
  final func endAppearance() {
    guard appearance.isChanging else { return }
    let isAppearing = appearance.stage == .appearing
    if isAppearing { viewIsAppearing(appearance.isAnimated) }
    for child in visibleChildren {
      // A child may have been added in the middle of the change.
      child.beginAppearance(isAppearing, animated: appearance.isAnimated)
      child.endAppearance()
    }
    appearance.stage = isAppearing ? .appeared : .disappeared
    if isAppearing { viewDidAppear(appearance.isAnimated) }
    if !isAppearing { viewDidDisappear(appearance.isAnimated) }
    appearance.movement = .none
    appearance.isTold = false
    SimulatedDevice.current.updateStatusBar()
  }

  /// Begins a change that only ``releaseAppearance()`` completes.
  final func holdAppearance(_ isAppearing: Bool, animated: Bool) {
    appearance.isHeld = true
    beginAppearance(isAppearing, animated: animated)
    SimulatedDevice.current.updateStatusBar()
  }

  final func releaseAppearance() {
    appearance.isHeld = false
    endAppearance()
  }

  /// The children whose views are below this one's.
  private var visibleChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

extension UIView {
  /// The controllers with a view in this one's tree that have no other source of appearance calls:
  /// those whose parent's view is elsewhere. Controllers that their parent or presentation notifies
  /// are left out.
  final var controllersToTell: [UIViewController] {
    allControllers.filter { controller in
      if controller.appearance.isHeld { return false }
      guard let parent = controller.parent else { return true }
      let isToldByParent = parent.viewIfLoaded?.isDescendant(of: self) ?? false
      return !isToldByParent && parent.shouldAutomaticallyForwardAppearanceMethods
    }
  }

  private var allControllers: [UIViewController] { tree.compactMap(\.viewController) }
}

extension UIWindow {
  /// Makes a change that shows or hides the window's content, and notifies the controllers before
  /// and after.
  final func changingAppearance(to isVisible: Bool, _ change: () -> Void) {
    let controllers = controllersToTell
    controllers.forEach { $0.beginAppearance(isVisible, animated: false) }
    change()
    controllers.forEach { $0.endAppearance() }
  }
}
