/// What follows a change of a view.
extension UIView {
  final func followGeometry(from old: LayerGeometry) {
    constrainedGeometryDidChange(from: old)
    superview?.subviewGeometryDidChange()
    if old.bounds.size != layer.geometry.bounds.size { boundsSizeDidChange(from: old.bounds.size) }
  }

  /// The view lays out its subviews, and its superview lays out the view, unless the new size comes
  /// from the superview's own layout.
  ///
  /// > Source: observed and often described: "resizing a view calls `layoutSubviews` on its
  /// > superview"; Apple's pages do not say it.
  final func followBoundsSize(from oldSize: CGSize) {
    setNeedsLayout()
    if let superview, !superview.isLayingOut { superview.setNeedsLayout() }
    if autoresizesSubviews { resizeSubviews(from: oldSize) }
  }

  final func backgroundColorDidChange(from old: UIColor?) {
    layer.backgroundColor = backgroundColor?.cgColor
    if backgroundColor != old { ViewAnimation.current?.hold(self, for: "backgroundColor") }
  }

  final func runningAnimationsDidChange() {
    isAnimated = !runningAnimations.isEmpty
    isAnimatingWithoutUserInteraction = runningAnimations.contains { !$0.allowsInteraction }
    isHitWhereShown = runningAnimations.contains(where: \.hitsWhereShown)
  }
}
