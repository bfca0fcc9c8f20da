/// Where constraints put the views and guides of a tree.
struct LayoutSolution {
  /// The number of changes at the time of the solution.
  let changes: Int
  /// Frames without transforms, in the superview's or the owning view's space.
  let frames: [ObjectIdentifier: CGRect]
}

extension UIView {
  /// The solution for the tree below this view, which is the root; solved now if it is out of date.
  final var layoutSolution: LayoutSolution { layoutSolution(appliedIn: nil) }

  /// Solves the constraints of the whole tree again if they were solved before and have changed, so
  /// that all views that move are laid out in one pass.
  final func updateLayoutSolution() {
    let top = topmostView
    if top.layoutStore.solution != nil { _ = top.layoutSolution }
  }

  /// - Parameter view: A view that applies its part of the solution at once, without a request.
  private func layoutSolution(appliedIn applier: UIView?) -> LayoutSolution {
    if let solution = layoutStore.solution, solution.changes == LayoutChanges.count {
      return solution
    }
    updateConstraintsIfNeeded()
    var problem = LayoutProblem(root: self)
    problem.addConstraints()
    problem.solve()
    let solution = LayoutSolution(changes: LayoutChanges.count, frames: problem.frames)
    layoutStore.solution = solution
    for view in problem.views where view.superview !== applier && view.differs(from: solution) {
      view.superview?.setNeedsLayout()
    }
    return solution
  }

  /// Frames nearer than this count as the same.
  private static let layoutTolerance: CGFloat = 1e-6

  private func differs(from solution: LayoutSolution) -> Bool {
    guard let target = solution.frames[ObjectIdentifier(self)] else { return false }
    let frame = untransformedFrame
    let moves = [
      frame.minX - target.minX, frame.minY - target.minY, frame.width - target.width,
      frame.height - target.height,
    ]
    return moves.contains { abs($0) > Self.layoutTolerance }
  }

  /// Places the subviews according to the constraints.
  final func applyConstraints() {
    guard children.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return
    }
    let solution = topmostView.layoutSolution(appliedIn: self)
    LayoutChanges.isApplying = true
    defer { LayoutChanges.isApplying = false }
    for view in children where view.differs(from: solution) {
      guard let frame = solution.frames[ObjectIdentifier(view)] else { continue }
      view.untransformedFrame = frame
    }
    adoptContentSize(from: solution)
  }

  private func adoptContentSize(from solution: LayoutSolution) {
    guard let scrollView = self as? UIScrollView, let guide = layoutStore.scrollContentGuide,
      let frame = solution.frames[ObjectIdentifier(guide)]
    else { return }
    scrollView.contentSize = frame.size
  }

  /// Requests a new solution for a view whose size or content has changed.
  final func constraintsDidChange() {
    LayoutChanges.count += 1
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Deactivates the constraints between the view or its subviews and views around it.
  final func leaveConstraints() {
    var above = superview
    while let view = above {
      for constraint in view.layoutStore.constraints
      where constraint.items.contains(where: { $0.viewInTree?.isDescendant(of: self) ?? false }) {
        constraint.isActive = false
      }
      above = view.superview
    }
  }
}
