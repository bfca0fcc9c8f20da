#if canImport(UIKit)
  import UIKit

  /// A walk over views from front to back that looks beyond their bounds.
  @MainActor
  struct OverflowWalk {
    /// A view that takes the touch.
    struct Hit {
      var view: UIView
      /// Whether a view above it does not contain the touch, so that UIKit's walk would miss it.
      var overflows: Bool
    }

    let event: UIEvent?

    /// The frontmost hit among the descendants of `view`.
    ///
    /// - Parameter point: In points, in the coordinate space of `view`.
    func frontmostHit(in view: UIView, at point: CGPoint) -> Hit? {
      // The last subview is drawn on top, so it is asked first.
      for subview in view.subviews.reversed() {
        if let hit = hit(on: subview, at: subview.convert(point, from: view)) { return hit }
      }
      return nil
    }

    private func hit(on view: UIView, at point: CGPoint) -> Hit? {
      let own = view.hitTestAsSuperviewDoes(point, with: event)
      let ownHit = own.map { Hit(view: $0, overflows: false) }
      // A view that reaches beyond its bounds by itself has already looked everywhere.
      guard view.admitsTouches, view.hitTestBehavior.overflow == .unreachable else { return ownHit }
      let isInside = view.point(inside: point, with: event)
      guard isInside || !view.clipsToBounds,
        var deep = frontmostHit(in: view, at: point)
      else { return ownHit }
      deep.overflows = deep.overflows || !isInside
      // What UIKit's walk would have found as well is for the view itself to answer; so is a touch
      // that the view handed to someone outside.
      let staysInside = own?.isDescendant(of: view) ?? true
      return deep.overflows && staysInside ? deep : ownHit
    }
  }
#endif
