extension UIView {
  /// The topmost view above this one in an unbroken line of views that need a layout.
  final var layoutRoot: UIView {
    var root = self
    while let above = root.superview, above.needsLayout { root = above }
    return root
  }

  final func requestLayout() {
    LayoutPass.noteRequest(for: self)
    needsLayout = true
    passOnLayoutRequest()
  }

  /// Marks the superviews: a view below them needs a layout.
  final func passOnLayoutRequest() {
    var view = superview
    while let above = view, !above.holdsLayoutRequests {
      above.holdsLayoutRequests = true
      view = above.superview
    }
  }

  final func layOutTree() {
    guard needsLayout || holdsLayoutRequests else { return }
    var pass = LayoutPass(root: self)
    while needsLayout || holdsLayoutRequests, pass.start() {
      updateLayoutSolution()
      layOutTreeOnce()
    }
    pass.finish()
  }

  /// Superviews come first, because they size their subviews.
  private func layOutTreeOnce() {
    var pending = [self]
    while let view = pending.popLast() {
      if view.needsLayout { view.layOutSubviews() }
      guard view.holdsLayoutRequests else { continue }
      view.holdsLayoutRequests = false
      pending.append(contentsOf: view.children.reversed())
    }
  }

  private func layOutSubviews() {
    needsLayout = false
    isLayingOut = true
    let outer = LayoutPass.viewLayingOut
    LayoutPass.viewLayingOut = self
    defer {
      isLayingOut = false
      LayoutPass.viewLayingOut = outer
    }
    viewController?.viewWillLayoutSubviews()
    layer.layoutSublayers()
    updateSafeAreaOfChildren()
    viewController?.viewDidLayoutSubviews()
  }
}
