/// Where hit tests find a view: at its place, or where it is on screen while an animator moves it.
extension UIView {
  /// Maps a point of the superview's space to where hit tests find the view. (FS-177)
  @inline(never)
  final func hitPoint(fromSuperview point: CGPoint) -> CGPoint {
    guard isHitWhereShown else { return layer.pointFromSuperlayer(point) }
    return layer.shownState.geometry.pointFromSuperlayer(point)
  }

  /// Whether the bounds that hit tests go by contain a point. (FS-013, FS-177)
  final func boundsContain(_ point: CGPoint) -> Bool {
    isHitWhereShown ? layer.shownState.geometry.contains(point) : layer.boundsContain(point)
  }
}
