extension UIView {
  /// How often a tree is laid out again because a layout asked for another one.
  ///
  /// A choice: UIKit would go on for ever with a view that asks each time.
  static let maximumLayoutPasses = 50

  /// The topmost view above this one in an unbroken line of views that ask for a layout.
  final var layoutRoot: UIView {
    var root = self
    while let above = root.superview, above.needsLayout { root = above }
    return root
  }

  /// Lets the superviews know that there is something to lay out.
  final func passOnLayoutRequest() {
    var view = superview
    while let above = view, !above.holdsLayoutRequests {
      above.holdsLayoutRequests = true
      view = above.superview
    }
  }

  final func layOutTree() {
    for _ in 0..<Self.maximumLayoutPasses where needsLayout || holdsLayoutRequests {
      layOutTreeOnce()
    }
  }

  /// Superviews come first, since they size those in them.
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
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }
}
