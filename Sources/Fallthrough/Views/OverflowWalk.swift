#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Returns the view that gets a touch, also if it lies outside this view's bounds.
    ///
    /// Every descendant is reachable, however deep and through plain views too, unless a view in
    /// between clips to its bounds, is hidden, is nearly transparent or is disabled. The frontmost
    /// views are asked first; a descendant's own `hitTest(_:with:)` is asked and counts. Call this
    /// from an override of `hitTest(_:with:)` or `point(inside:with:)`. This view's own area is
    /// that of its ``hitTestBehavior``.
    ///
    /// The superview must accept the touch. If it is not an overflow view itself, it does so only
    /// where `point(inside:with:)` of this view is overridden too, as in ``OverflowView``.
    ///
    /// - Parameters:
    ///   - point: In points, in this view's coordinate space.
    ///   - event: The event of the hit test, or `nil`.
    /// - Complexity: O(*n*), for *n* views below this one; each is asked at most once.
    public func overflowHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard admitsTouches else { return nil }
      let isInside =
        ownHitTesting?.areaContains(point, in: self, with: event)
        ?? bounds.containsTouch(at: point)
      guard isInside || !clipsToBounds else { return nil }
      let receiver = OverflowWalk(event: event).receiver(in: self, at: point)
      return receiver ?? (isInside ? self : nil)
    }
  }

  /// A walk over views from front to back that looks beyond their bounds.
  ///
  /// Each view is asked at most once. A view's answer also covers the descendants that UIKit's own
  /// walk reaches; this walk asks only those that lie outside of the bounds in between.
  @MainActor
  struct OverflowWalk {
    private enum Find {
      case nothing
      /// An outer view's own answer comes first.
      case outerAnswer
      case view(UIView)
    }

    let event: UIEvent?

    /// The view among the descendants of `view` that takes a touch at a point in its space.
    func receiver(in view: UIView, at point: CGPoint) -> UIView? {
      // The last subview is drawn on top, so it is asked first.
      for subview in view.subviews.reversed() {
        if let answer = answer(of: subview, at: subview.convert(point, from: view)) {
          return answer
        }
      }
      return nil
    }

    /// The view that takes a touch on `view`, at a point in its space: its own answer, or a view
    /// that overflows it.
    func answer(of view: UIView, at point: CGPoint) -> UIView? {
      let own = view.hitTestAsSuperviewDoes(point, with: event)
      // If the view answered with a view outside of it, that is its answer.
      guard own?.isDescendant(of: view) ?? true else { return own }
      if case .view(let found) = find(in: view, at: point, answered: own) { return found }
      return own
    }

    /// Searches for a view that overflows, in front of an outer view's own answer.
    ///
    /// UIKit's walk has reached `view` itself, and its descendants as far as it contains the touch.
    private func find(in view: UIView, at point: CGPoint, answered own: UIView?) -> Find {
      // A view that reaches beyond its bounds by itself has already searched everywhere.
      guard view.admitsTouches, view.hitTestBehavior.overflow == .unreachable,
        view.hitTestBehavior.subviews == .reachable
      else { return view === own ? .outerAnswer : .nothing }
      let isInside = view.point(inside: point, with: event)
      guard isInside || !view.clipsToBounds else { return .nothing }
      for subview in view.subviews.reversed() {
        let local = subview.convert(point, from: view)
        if isInside {
          let found = find(in: subview, at: local, answered: own)
          if case .nothing = found { continue }
          return found
        }
        if let answer = answer(of: subview, at: local) { return .view(answer) }
      }
      return view === own ? .outerAnswer : .nothing
    }
  }
#endif
