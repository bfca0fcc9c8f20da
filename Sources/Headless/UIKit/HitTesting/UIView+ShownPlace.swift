/// Where hit tests find a view: where its values are, or on screen while a property animator moves it.
/// (FS-177)
extension UIView {
  /// Maps a point of the superview's space to the view's.
  @inline(__always)
  final func hitPoint(fromSuperview point: CGPoint) -> CGPoint {
    guard isHitWhereShown else { return layer.pointFromSuperlayer(point) }
    return layer.shownState.geometry.pointFromSuperlayer(point)
  }

  /// Whether the bounds contain a point of the view's space. (FS-013)
  final func boundsContain(_ point: CGPoint) -> Bool {
    guard isHitWhereShown else { return layer.boundsContain(point) }
    return layer.shownState.geometry.contains(point)
  }
}
