/// Where constraints put the views and guides of a tree.
struct LayoutSolution {
  /// The changes that it takes in.
  let changes: Int
  /// Frames without transforms, in the superview's or the owning view's space.
  let frames: [ObjectIdentifier: CGRect]
}

extension UIView {
  /// The solution for the tree below this view, which is on top; solved now if things have changed.
  final var layoutSolution: LayoutSolution { layoutSolution(appliedIn: nil) }

  /// Solves the constraints of the whole tree again if they have been solved before and things have
  /// changed since, so that all views that this moves are laid out in one pass.
  final func updateLayoutSolution() {
    let top = topmostView
    if top.layoutStore.solution != nil { _ = top.layoutSolution }
  }

  /// - Parameter view: A view that takes its part of the solution over at once, and need not be asked
  ///   to.
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

  /// Puts the subviews that constraints place where they say.
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

  /// Has the constraints solved anew for a view whose size or content has changed.
  final func constraintsDidChange() {
    LayoutChanges.count += 1
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Switches off what tied the view and those in it to views around it.
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
