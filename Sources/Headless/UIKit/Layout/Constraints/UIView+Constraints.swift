extension UIView {
  /// The active constraints of the view: those between its descendants, and those on the view
  /// alone.
  public var constraints: [NSLayoutConstraint] { layoutStore.constraints }

  /// Whether ``updateConstraints()`` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutStore.needsUpdate }

  /// Returns the priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutStore.hugging[axis.rawValue] }

  /// Returns the priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutStore.resistance[axis.rawValue] }

  final func setPriority(
    _ list: WritableKeyPath<LayoutStore, [UILayoutPriority]>, for axis: NSLayoutConstraint.Axis,
    _ priority: UILayoutPriority
  ) {
    layoutStore[keyPath: list][axis.rawValue] = priority
    constraintsDidChange()
  }

  final func adopt(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    constraint.hold(in: self)
  }

  final func requestConstraintUpdate() {
    layoutStore.needsUpdate = true
    constraintsDidChange()
  }

  final func updateConstraintsOfTree() {
    for view in tree.reversed() where view.layoutStore.needsUpdate {
      view.layoutStore.needsUpdate = false
      view.updateConstraints()
    }
  }

  /// The value of a direction in which content has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1
  static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  final func intrinsicContentSizeDidChange() {
    guard layoutStore.isConstrained || !translatesAutoresizingMaskIntoConstraints else { return }
    constraintsDidChange()
  }

  final func drop(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Asks for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  final func fittingSize(near target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Solves the constraints in the view with its own size unknown.
  final func fittingSize(near target: CGSize, _ priorities: [UILayoutPriority]) -> CGSize {
    updateConstraintsIfNeeded()
    var problem = LayoutProblem(root: self, fitsRoot: true)
    problem.addConstraints()
    problem.prefer(target, of: self, priorities: priorities)
    problem.solve()
    return problem.frames[ObjectIdentifier(self)]?.size ?? target
  }
}

extension NSLayoutConstraint {
  /// Across or down.
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
