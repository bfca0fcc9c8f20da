extension UIView {
  /// What the superview's safe area leaves of this view, and for a window what the device says.
  final var inheritedSafeAreaInsets: UIEdgeInsets {
    guard treeWindow != nil else { return .zero }
    guard let superview else { return SimulatedDevice.current.safeAreaInsets }
    let (outer, frame, space) = (superview.safeAreaInsets, untransformedFrame, superview.bounds)
    return UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - space.minY)),
      left: max(0, outer.left - (frame.minX - space.minX)),
      bottom: max(0, outer.bottom - (space.maxY - frame.maxY)),
      right: max(0, outer.right - (space.maxX - frame.maxX)))
  }

  final var marginsWithSafeArea: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return ownMargins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: ownMargins.top + safe.top, left: ownMargins.left + safe.left,
      bottom: ownMargins.bottom + safe.bottom, right: ownMargins.right + safe.right)
  }

  final func safeAreaDidChange() {
    for view in tree {
      view.safeAreaInsetsDidChange()
      view.setNeedsLayout()
    }
  }
}
