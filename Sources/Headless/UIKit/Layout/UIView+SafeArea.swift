extension UIView {
  /// The part of the superview's safe area that covers this view; for a window, the device's.
  /// Sources disagree about transforms; we chose that they do not move the safe area. (FS-433)
  final var inheritedSafeAreaInsets: UIEdgeInsets {
    inheritedSafeAreaInsets(of: untransformedFrame)
  }

  /// The same for another frame of the view, without its transform and in its superview's space.
  final func inheritedSafeAreaInsets(of frame: CGRect) -> UIEdgeInsets {
    guard treeWindow != nil else { return .zero }
    guard let superview else { return (self as? UIWindow)?.safeAreaOnScreen(of: frame) ?? .zero }
    let extra = viewController?.extraSafeArea ?? .zero
    let inherited = Self.insets(
      SafeAreaClimb.insets(of: superview), of: superview.bounds, within: frame)
    return UIEdgeInsets(
      top: inherited.top + extra.top, left: inherited.left + extra.left,
      bottom: inherited.bottom + extra.bottom, right: inherited.right + extra.right)
  }

  /// The insets of a space, as far as they cover a rectangle in it.
  fileprivate static func insets(
    _ outer: UIEdgeInsets, of space: CGRect, within frame: CGRect
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: inset(outer.top, of: frame.minY - space.minY),
      left: inset(outer.left, of: frame.minX - space.minX),
      bottom: inset(outer.bottom, of: space.maxY - frame.maxY),
      right: inset(outer.right, of: space.maxX - frame.maxX))
  }

  /// The part of a superview's inset that covers a view whose edge is this far inside the
  /// superview's. A view that extends beyond the superview is covered no more than the superview.
  private static func inset(_ outer: CGFloat, of distance: CGFloat) -> CGFloat {
    (outer - distance).clamped(to: 0...max(0, outer))
  }

  /// Whether ``layoutMargins`` grow by the safe area. Default true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutStore.addsSafeAreaToMargins }
    set {
      layoutStore.addsSafeAreaToMargins = newValue
      constraintsDidChange()
    }
  }

  private var marginsWithSafeArea: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return layoutStore.margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: layoutStore.margins.top + safe.top, left: layoutStore.margins.left + safe.left,
      bottom: layoutStore.margins.bottom + safe.bottom,
      right: layoutStore.margins.right + safe.right)
  }

  /// The view's margins, including those of its superview if the view preserves them.
  final var effectiveMargins: UIEdgeInsets {
    let own = marginsWithSafeArea
    guard layoutStore.keepsSuperviewMargins, let superview else { return own }
    let outer = Self.insets(
      superview.effectiveMargins, of: superview.bounds, within: untransformedFrame)
    return UIEdgeInsets(
      top: max(own.top, outer.top), left: max(own.left, outer.left),
      bottom: max(own.bottom, outer.bottom), right: max(own.right, outer.right))
  }

  final func setMargins<Value>(_ part: WritableKeyPath<LayoutStore, Value>, _ value: Value) {
    layoutStore[keyPath: part] = value
    marginsDidChange()
  }

  /// Notifies the view, and those of its subviews that preserve its margins, that they changed.
  final func marginsDidChange() {
    layoutMarginsDidChange()
    constraintsDidChange()
    setNeedsLayout()
    children.filter(\.layoutStore.keepsSuperviewMargins).forEach { $0.marginsDidChange() }
  }

  // MARK: Changes

  /// Notifies the view and its subviews that safe areas changed, unless they were notified before.
  final func safeAreaDidChange() {
    guard noteSafeArea() else { return }
    layoutStore.safeAreaOfChildrenIsOld = false
    children.forEach { $0.safeAreaDidChange() }
  }

  /// Notifies the view at once, and its subviews when it has placed them.
  final func safeAreaDidMove() { if noteSafeArea() { layoutStore.safeAreaOfChildrenIsOld = true } }

  /// Notifies the subviews, which are placed now.
  final func updateSafeAreaOfChildren() {
    guard layoutStore.safeAreaOfChildrenIsOld else { return }
    layoutStore.safeAreaOfChildrenIsOld = false
    children.forEach { $0.safeAreaDidMove() }
  }

  /// Notifies the view and its controller if the safe area has changed.
  private func noteSafeArea() -> Bool {
    guard mayHaveSafeArea else { return false }
    let insets = SafeAreaClimb.insetsNoted(of: self)
    guard insets != layoutStore.knownSafeArea else { return false }
    layoutStore.knownSafeArea = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if readsSafeArea { LayoutChanges.count += 1 }
    setNeedsLayout()
    return true
  }

  /// Whether any insets can apply to the view, or were reported to it before. The insets themselves
  /// are found by climbing, which is too slow for each view of a deep tree.
  private var mayHaveSafeArea: Bool {
    guard let superview else { return true }
    return superview.layoutStore.knownSafeArea != .zero || layoutStore.knownSafeArea != .zero
      || viewController.map { $0.extraSafeArea != .zero } ?? false
  }
}

extension UIWindow {
  /// The part of the screen's safe area that covers the window, wherever its scene is on the
  /// screen.
  fileprivate final func safeAreaOnScreen(of frame: CGRect) -> UIEdgeInsets {
    let device = SimulatedDevice.current
    let inScreen = frame.offsetBy(dx: originOfScene.x, dy: originOfScene.y)
    guard let screen = windowScene?.ownScreen else {
      return Self.insets(device.safeAreaInsets, of: device.screenBounds, within: inScreen)
    }
    let isOnItsSide = screen.bounds.width > screen.bounds.height
    let model = device.model
    let insets = isOnItsSide ? model.landscapeSafeArea : model.portraitSafeArea
    return Self.insets(insets, of: screen.bounds, within: inScreen)
  }
}

/// Finds safe areas from the window down in a loop: a tree may be deeper than the stack.
@MainActor private enum SafeAreaClimb {
  /// The view on the way down whose safe area was found last.
  private static var last: (view: UIView, insets: UIEdgeInsets)?

  /// Returns a view's own answer. Each view on the way to it is asked once, after its superview's
  /// safe area was found.
  static func insets(of view: UIView) -> UIEdgeInsets {
    if let last, last.view === view { return last.insets }
    let outer = last
    defer { last = outer }
    var way: [UIView] = []
    var next = view.superview
    while let current = next {
      way.append(current)
      next = current.superview
    }
    for ancestor in way.reversed() { last = (ancestor, ancestor.safeAreaInsets) }
    return view.safeAreaInsets
  }

  /// Returns a view's own answer if its superview has recorded its own.
  static func insetsNoted(of view: UIView) -> UIEdgeInsets {
    let outer = last
    defer { last = outer }
    last = view.superview.map { ($0, $0.layoutStore.knownSafeArea) }
    return view.safeAreaInsets
  }
}
