#if canImport(UIKit)
  /// Where a region that moves with a view is while that view is animated.
  public enum AnimatedPosition: Sendable, Hashable {
    /// Where the animation leads to, as in UIKit's own hit test.
    case final
    /// Where the view is on screen at the moment.
    case visible
  }
#endif
