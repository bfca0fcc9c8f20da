#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What one hit test of the outermost surface hands inwards to the surfaces in it, for as long as
  /// it lasts. It is kept here because UIKit's own walk, whose `hitTest(_:with:)` can carry no more,
  /// calls the inner surfaces.
  ///
  /// UIKit's walk asks an inner surface, our own walk asks it again behind a hosting view, and so
  /// does the walk of each surface around it. An answer that took a walk is kept, so that the number
  /// of questions does not double at each level. A hit test that begins within another one, at
  /// another point, on another surface or with another event, sees nothing of this.
  @MainActor
  struct SurfaceAsk {
    /// A point in the space of a view.
    struct Place {
      let view: UIView
      let point: CGPoint

      /// Whether the other place is the same point of the same view.
      func isSame(as other: Place) -> Bool {
        view === other.view && abs(point.x - other.point.x) < Self.same
          && abs(point.y - other.point.y) < Self.same
      }

      /// In points; a choice, only for rounding: far less than a finger can distinguish.
      private static let same: CGFloat = 0.001
    }

    private static var current: SurfaceAsk?

    private let outermost: UIView
    private let event: UIEvent?
    /// Where a walk is under way that leaves the bounds of views. Surfaces in it do so too.
    private var overflow: Place?
    private var answers: [(place: Place, reachesOverflow: Bool, view: UIView?)] = []

    /// Lets a surface decide about a point in its space, unless it has already decided during this
    /// hit test. `decide` is told whether views outside of the bounds of others are reachable; it
    /// returns the view that gets the touch, and whether it asked views itself, so that surfaces may
    /// have been asked a second time.
    static func answer(
      of surface: UIView, at point: CGPoint, with event: UIEvent?,
      _ decide: (_ reachesOverflow: Bool) -> (view: UIView?, hasAsked: Bool)
    ) -> UIView? {
      guard let ask = current, ask.isAround(surface, with: event), surface !== ask.outermost else {
        let outer = current
        current = SurfaceAsk(outermost: surface, event: event)
        defer { current = outer }
        return decide(false).view
      }
      let place = Place(view: surface, point: point)
      let reachesOverflow = ask.reachesOverflow(at: place)
      let known = ask.answers.first {
        $0.reachesOverflow == reachesOverflow && $0.place.isSame(as: place)
      }
      if let known { return known.view }
      let (view, hasAsked) = decide(reachesOverflow)
      if hasAsked { current?.answers.append((place, reachesOverflow, view)) }
      return view
    }

    /// Does a walk at a point in the space of a view. If the walk leaves the bounds of views, so do
    /// the surfaces that it asks.
    static func reaching(
      _ reach: FrontToBack.Reach, in view: UIView, at point: CGPoint, with event: UIEvent?,
      _ walk: () -> UIView?
    ) -> UIView? {
      guard reach == .overflow else { return walk() }
      let place = Place(view: view, point: point)
      guard let ask = current, ask.isAround(view, with: event) else {
        let outer = current
        current = SurfaceAsk(outermost: view, event: event, overflow: place)
        defer { current = outer }
        return walk()
      }
      current?.overflow = place
      defer { current?.overflow = ask.overflow }
      return walk()
    }

    private func isAround(_ view: UIView, with event: UIEvent?) -> Bool {
      self.event === event && view.isInside(outermost)
    }

    private func reachesOverflow(at place: Place) -> Bool {
      guard let overflow, place.view.isDescendant(of: overflow.view) else { return false }
      let point = place.view.convert(place.point, to: overflow.view)
      return overflow.isSame(as: Place(view: overflow.view, point: point))
    }
  }
#endif
