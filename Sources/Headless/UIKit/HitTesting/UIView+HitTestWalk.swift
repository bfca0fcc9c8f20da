/// How UIKit finds the view that gets a touch, in the words of Apple's page of `hitTest(_:with:)`.
/// This is what ``UIView/hitTest(_:with:)`` does. (FS-001 to FS-011) It needs the stack of two
/// functions for each level of a tree, so what either calls is not inlined.
extension UIView {
  final func walkHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // "This method ignores views that are hidden, that have disabled user interactions, or have an
    // alpha level less than 0.01", and with them all that they contain.
    guard admits(point, with: event) else { return nil }
    // The subviews are asked from the frontmost to the backmost, each in its own space; the first
    // that answers gets the touch. A subview that was removed meanwhile is not asked.
    for subview in subviews.reversed() where subview.superview === self {
      let pointInSubview = subview.hitPoint(fromSuperview: point)
      let hit =
        subview.isHookedOrRecorded
        ? subview.hitTestThroughHook(pointInSubview, with: event)
        : subview.hitTest(pointInSubview, with: event)
      if let hit { return hit }
    }
    return self
  }

  /// Whether a touch may reach the view and its subviews: the view must take touches and contain
  /// the point; it is asked about the point last. (FS-008, FS-010)
  @inline(never) private func admits(_ point: CGPoint, with event: UIEvent?) -> Bool {
    if isPassedOverWhileItMoves { return false }
    return isTouchable && containsPoint(point, with: event)
  }

  /// Whether nothing about the view itself keeps touches from it and from its subviews. The guard
  /// is in the asked view, not in the asking one. (FS-001, FS-002)
  final var isTouchable: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= Self.minimumTouchableAlpha
  }
}

/// Where hit tests find a view: at its place, or where it is on screen while an animator moves it.
extension UIView {
  /// Maps a point of the superview's space to where hit tests find the view. (FS-177)
  @inline(never) final func hitPoint(fromSuperview point: CGPoint) -> CGPoint {
    guard isHitWhereShown else { return layer.pointFromSuperlayer(point) }
    return layer.shownState.geometry.pointFromSuperlayer(point)
  }

  /// Whether the bounds that hit tests use contain a point. (FS-013, FS-177)
  final func boundsContain(_ point: CGPoint) -> Bool {
    isHitWhereShown ? layer.shownState.geometry.contains(point) : layer.boundsContain(point)
  }
}
