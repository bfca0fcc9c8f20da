extension UIView {
  /// Exchanges two of this view's subviews, each given by its place from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    precondition(
      children.indices.contains(index1) && children.indices.contains(index2),
      "exchangeSubview(at:withSubviewAt:) was given a place where there is no subview")
    layer.exchangeSublayers(children[index1].layer, children[index2].layer)
    children.swapAt(index1, index2)
  }

  /// Gives up the subviews and returns them: a tree may be deeper than the stack.
  final nonisolated func releaseChildren() -> [UIView] {
    defer { children = [] }
    children.forEach { $0.superview = nil }
    return children
  }

  /// Moves a view among its siblings if it is a subview of this one.
  final func restack(_ view: UIView, at index: Int) {
    if view.superview === self { insert(view, at: index) }
  }

  /// Whether the view is `view` or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    // A view without subviews can only be the view itself.
    guard !view.children.isEmpty else { return view === self }
    var above: UIView? = self
    while let candidate = above, candidate !== view { above = candidate.superview }
    return above != nil
  }

  /// Returns the first view with a tag in this view and its descendants.
  public func viewWithTag(_ tag: Int) -> UIView? { tree.first { $0.tag == tag } }

  /// Inserts a view directly behind (0) or in front of (1) a sibling, and its layer in the same
  /// way. If the other view is not a subview, it is inserted in front of all.
  final func insert(_ view: UIView, beside sibling: UIView, distance: Int) {
    guard view !== sibling else { return }
    let others = children.filter { $0 !== view }
    guard let place = others.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: others.count)
    }
    insert(view, at: place + distance, inFrontOf: distance == 1 ? sibling : nil)
  }

  /// Inserts a view at a place among the subviews, counted without that view if it is one of them.
  final func insert(_ view: UIView, at index: Int, inFrontOf sibling: UIView? = nil) {
    precondition(!isDescendant(of: view), "A view cannot be added to itself or to a view in it")
    let isNew = view.superview !== self
    let oldTraits =
      isNew && mayChangeTraits(of: view) ? view.outermostTraitNode.inheritedTraits : nil
    if isNew { view.prepareMove(to: self) } else { removeChild(view) }
    let index = min(max(index, 0), children.count)
    insertLayer(of: view, at: index, inFrontOf: sibling)
    children.insert(view, at: index)
    view.superview = self
    guard isNew else { return }
    view.updateTraitOverrides()
    view.finishMove()
    if let oldTraits {
      view.outermostTraitNode.inheritedTraitsDidChange(from: oldTraits, to: view.surroundingTraits)
    }
    didAddSubview(view)
    LayoutChanges.count += 1
    if view.needsLayout || view.holdsLayoutRequests { view.passOnLayoutRequest() }
    setNeedsLayout()
  }

  /// Layers that belong to no view keep their places. The frontmost view is in front of them too,
  /// unless it was inserted directly in front of another view. (FS-026b)
  private func insertLayer(of view: UIView, at index: Int, inFrontOf sibling: UIView?) {
    if let sibling {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index < children.count {
      layer.insertSublayer(view.layer, below: children[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func removeChild(_ view: UIView) {
    if let index = children.lastIndex(where: { $0 === view }) { children.remove(at: index) }
  }

  final func leaveSuperview() {
    guard superview != nil else { return }
    prepareMove(to: nil)
    updateTraitOverrides()
    finishMove()
  }

  /// Announces the move and leaves the old place.
  private func prepareMove(to newSuperview: UIView?) {
    let newWindow = newSuperview?.window
    willMove(toSuperview: newSuperview)
    if newWindow !== window {
      window?.firstResponderLeaves(with: self)
      announceAppearance(in: newWindow)
      announceMove(toWindow: newWindow)
    }
    guard let old = superview else { return }
    leaveConstraints()
    old.willRemoveSubview(self)
    old.removeChild(self)
    layer.removeFromSuperlayer()
    superview = nil
    old.setNeedsLayout()
  }

  /// Applies the new window to the view and its subviews, and reports the move.
  private func finishMove() {
    let newWindow = superview?.window
    let moves = newWindow !== treeWindow
    if moves { adoptWindow(newWindow) }
    didMoveToSuperview()
    if moves { controllersToTell.forEach { $0.endAppearance() } }
  }

  /// Controllers appear and disappear with their views; those in a hidden window do not appear.
  private func announceAppearance(in newWindow: UIWindow?) {
    let isVisible = newWindow.map { !$0.isHidden } ?? false
    controllersToTell.forEach { $0.beginAppearance(isVisible, animated: false) }
  }

  private func announceMove(toWindow newWindow: UIWindow?) {
    tree.forEach { $0.willMove(toWindow: newWindow) }
  }

  /// Every view of the tree is in the window before the first one is called.
  private func adoptWindow(_ newWindow: UIWindow?) {
    let views = tree
    views.forEach { $0.treeWindow = newWindow }
    if newWindow == nil { views.forEach { $0.layer.removeAllAnimations() } }
    for view in views where view.treeWindow === newWindow { view.didMoveToWindow() }
    guard newWindow != nil else { return views.forEach { $0.layoutStore.knownSafeArea = .zero } }
    safeAreaDidChange()
  }

  /// The view and all its descendants, each view before its subviews, back to front.
  final var tree: [UIView] {
    var (tree, pending) = ([UIView](), [self])
    while let view = pending.popLast() {
      tree.append(view)
      pending.append(contentsOf: view.children.reversed())
    }
    return tree
  }
}
