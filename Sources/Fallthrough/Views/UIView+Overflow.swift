#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Returns the view that gets a touch, also if it lies outside this view's bounds.
    ///
    /// Every descendant is reachable, however deep and through plain views too, until a view in
    /// between clips to its bounds, is hidden, is nearly transparent or is disabled. The frontmost
    /// views are asked first; a descendant's own `hitTest(_:with:)` is asked and counts. Meant to
    /// be called from an override of `hitTest(_:with:)` or `point(inside:with:)`; this view's own
    /// area is that of its ``hitTestBehavior``.
    ///
    /// The superview must let the touch in: one that is not an overflow view itself does so only
    /// where `point(inside:with:)` of this view is overridden too, as ``OverflowView`` does.
    ///
    /// - Parameters:
    ///   - point: In points, in this view's coordinate space.
    ///   - event: The event that asks, or `nil`.
    /// - Complexity: O(*n*), for *n* views below this one; each is asked at most once.
    public func overflowHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard admitsTouches else { return nil }
      let isInside =
        hitTestBehavior.hitArea.contains(point, in: self) ?? bounds.containsTouch(at: point)
      guard isInside || !clipsToBounds else { return nil }
      let receiver = OverflowWalk(event: event).receiver(in: self, at: point)
      return receiver ?? (isInside ? self : nil)
    }
  }
#endif
