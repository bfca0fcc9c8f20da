#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A walk over views from front to back that looks beyond their bounds.
  ///
  /// Each view is asked at most once: an answer of a view also answers for those in it that UIKit's
  /// own walk reaches, and only what lies outside of the bounds in between is asked by this walk.
  @MainActor
  struct OverflowWalk {
    /// What a look into views found.
    private enum Find {
      /// Nothing takes the touch.
      case nothing
      /// What an outer view answered comes first.
      case outerAnswer
      /// A view that takes the touch.
      case view(UIView)
    }

    let event: UIEvent?

    /// The view among the descendants of `view` that takes a touch.
    ///
    /// - Parameter point: In points, in the coordinate space of `view`.
    func receiver(in view: UIView, at point: CGPoint) -> UIView? {
      // The last subview is drawn on top, so it is asked first.
      for subview in view.subviews.reversed() {
        let answer = answer(of: subview, at: subview.convert(point, from: view))
        if let answer { return answer }
      }
      return nil
    }

    /// The view that takes a touch on `view`: what it answers itself, or a view that overflows it.
    ///
    /// - Parameter point: In points, in the coordinate space of `view`.
    func answer(of view: UIView, at point: CGPoint) -> UIView? {
      let own = view.hitTestAsSuperviewDoes(point, with: event)
      // What the view handed to a view outside is for the view to answer.
      guard own?.isDescendant(of: view) ?? true else { return own }
      guard case .view(let overflowing) = find(in: view, at: point, answered: own) else {
        return own
      }
      return overflowing
    }

    /// Looks for a view that overflows, in front of what an outer view answered.
    ///
    /// UIKit's walk has reached `view` itself, and all in it as far as it contains the touch.
    private func find(in view: UIView, at point: CGPoint, answered own: UIView?) -> Find {
      // A view that reaches beyond its bounds by itself has already looked everywhere.
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
