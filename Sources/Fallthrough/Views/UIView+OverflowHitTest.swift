#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Returns the view that gets a touch, also if it lies outside this view's bounds.
    ///
    /// Every descendant is reachable, however deep and through plain views too, unless a view in
    /// between clips to its bounds, is hidden, is nearly transparent or is disabled. The frontmost
    /// views are asked first; a descendant's own `hitTest(_:with:)` is asked and counts. A
    /// pass-through view in between decides as it does inside its bounds. Call this from an
    /// override of `hitTest(_:with:)` or `point(inside:with:)`. This view's own area is that of its
    /// ``hitTestBehavior``.
    ///
    /// The superview must accept the touch. If it is not an overflow view itself, it does so only
    /// where `point(inside:with:)` of this view is overridden too, as in ``OverflowView``.
    ///
    /// - Parameters:
    ///   - point: In points, in this view's coordinate space.
    ///   - event: The event of the hit test, or `nil`.
    /// - Complexity: O(*n*), for *n* views below this one; each is asked at most twice.
    public func overflowHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      walk(at: point, with: event, reaching: .overflow) { $0.frontmostReceiver() }
    }

    /// Returns what `take` takes of the views in this view at a point in its space; `nil` if none
    /// can be reached there.
    func walk(
      at point: CGPoint, with event: UIEvent?, reaching reach: FrontToBack.Reach,
      _ take: (FrontToBack) -> UIView?
    ) -> UIView? {
      guard admitsTouches else { return nil }
      let containsTouch =
        ownHitTesting?.areaContains(point, in: self, with: event) ?? bounds.containsTouch(at: point)
      guard containsTouch || reach == .overflow && !clipsToBounds else { return nil }
      return SurfaceAsk.reaching(reach, in: self, at: point, with: event) {
        take(
          FrontToBack(
            surface: self, point: point, event: event, reach: reach, containsTouch: containsTouch))
      }
    }
  }
#endif
