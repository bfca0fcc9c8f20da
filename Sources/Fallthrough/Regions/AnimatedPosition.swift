#if canImport(UIKit) && !os(watchOS)
  /// Where a region that moves with a view is while that view is animated.
  public enum AnimatedPosition: Sendable, Hashable {
    /// Where the animation leads to, as UIKit's own hit test has it for `UIView.animate`.
    case final
    /// Where the view is on screen at the moment, as UIKit's own hit test has it for views that a
    /// `UIViewPropertyAnimator` moves, unless its `isManualHitTestingEnabled` is on.
    case visible
  }
#endif
