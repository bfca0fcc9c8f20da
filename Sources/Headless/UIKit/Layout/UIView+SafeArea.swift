extension UIView {
  /// What the superview's safe area leaves of this view, and for a window what the device says.
  final var inheritedSafeAreaInsets: UIEdgeInsets {
    inheritedSafeAreaInsets(of: untransformedFrame)
  }

  /// The same for another frame of the view, without its transform and in its superview's space.
  final func inheritedSafeAreaInsets(of frame: CGRect) -> UIEdgeInsets {
    guard treeWindow != nil else { return .zero }
    guard let superview else { return SimulatedDevice.current.safeAreaInsets }
    let (outer, space) = (superview.safeAreaInsets, superview.bounds)
    let extra = viewController?.extraSafeArea ?? .zero
    return UIEdgeInsets(
      top: Self.inset(outer.top, of: frame.minY - space.minY) + extra.top,
      left: Self.inset(outer.left, of: frame.minX - space.minX) + extra.left,
      bottom: Self.inset(outer.bottom, of: space.maxY - frame.maxY) + extra.bottom,
      right: Self.inset(outer.right, of: space.maxX - frame.maxX) + extra.right)
  }

  /// What an inset of the superview covers of a view whose edge lies so far inside the superview's. A
  /// view that sticks out is covered no more than the superview is.
  private static func inset(_ outer: CGFloat, of distance: CGFloat) -> CGFloat {
    (outer - distance).clamped(to: 0...max(0, outer))
  }

  /// ``layoutMargins`` by the direction of writing.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Whether ``layoutMargins`` grow by the safe area. Default true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutStore.addsSafeAreaToMargins }
    set {
      layoutStore.addsSafeAreaToMargins = newValue
      constraintsDidChange()
    }
  }

  final var marginsWithSafeArea: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return layoutStore.margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: layoutStore.margins.top + safe.top, left: layoutStore.margins.left + safe.left,
      bottom: layoutStore.margins.bottom + safe.bottom,
      right: layoutStore.margins.right + safe.right)
  }

  final func safeAreaDidChange() {
    for view in tree {
      view.safeAreaInsetsDidChange()
      view.constraintsDidChange()
    }
  }
}
