#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What one hit test of the outermost surface hands inwards for as long as it lasts. It is kept
  /// here because UIKit's own walk asks the inner surfaces, and `hitTest(_:with:)` carries no more.
  ///
  /// UIKit's walk asks an inner surface, our own walk asks it again behind a hosting view, and so
  /// does the walk of each surface around it. An answer during which a walk asked views is kept, so
  /// that the number of questions does not double at each level. A hit test that begins within
  /// another one, at another point, on another surface or with another event, sees nothing of this.
  @MainActor
  struct SurfaceAsk {
    /// What a surface answered about a point in its space.
    private struct Answer {
      let surface: UIView
      let point: CGPoint
      let reachesOverflow: Bool
      let view: UIView?
    }

    private static var current: SurfaceAsk?

    private let outermost: ObjectIdentifier
    private let event: ObjectIdentifier?
    /// Where a walk is under way that leaves the bounds of views. Surfaces in it do so too.
    private var overflow: (view: UIView, point: CGPoint)?
    private var answers: [Answer] = []
    /// How often walks have asked a view. Then they may ask its surfaces a second time.
    private var questions = 0

    private init(outermost: UIView, event: UIEvent?) {
      self.outermost = ObjectIdentifier(outermost)
      self.event = event.map(ObjectIdentifier.init)
    }

    /// Lets a surface decide about a point in its space, unless it has already decided during this
    /// hit test. `decide` gets whether views outside of the bounds of others are reachable.
    static func answer(
      of surface: UIView, at point: CGPoint, with event: UIEvent?,
      _ decide: (_ reachesOverflow: Bool) -> UIView?
    ) -> UIView? {
      let outer = current
      guard let ask = outer, ask.outermost != ObjectIdentifier(surface),
        ask.isAbout(surface, with: event)
      else {
        current = SurfaceAsk(outermost: surface, event: event)
        defer { current = outer }
        return decide(false)
      }
      let questions = ask.questions
      let reaches = ask.reachesOverflow(surface, at: point)
      let known = ask.answers.first {
        $0.surface === surface && $0.reachesOverflow == reaches && isSame($0.point, point)
      }
      if let known { return known.view }
      let view = decide(reaches)
      if current?.questions != questions {
        current?.answers.append(
          Answer(surface: surface, point: point, reachesOverflow: reaches, view: view))
      }
      return view
    }

    static func noteQuestion() { current?.questions += 1 }

    /// Does a walk at a point in the space of a view. If the walk leaves the bounds of all views,
    /// so do the surfaces that it asks.
    static func reaching(
      _ reach: FrontToBack.Reach, in view: UIView, at point: CGPoint, with event: UIEvent?,
      _ walk: () -> UIView?
    ) -> UIView? {
      guard reach == .overflow else { return walk() }
      let outer = current
      let isNested = outer?.isAbout(view, with: event) ?? false
      if !isNested { current = SurfaceAsk(outermost: view, event: event) }
      current?.overflow = (view, point)
      defer { if isNested { current?.overflow = outer?.overflow } else { current = outer } }
      return walk()
    }

    /// Whether a walk is under way that leaves the bounds of the views around a view.
    static func reachesOverflow(around view: UIView) -> Bool {
      current?.overflow.map { view.isDescendant(of: $0.view) } ?? false
    }

    /// Whether this is a hit test with an event, and a view is in its outermost surface.
    private func isAbout(_ view: UIView, with event: UIEvent?) -> Bool {
      guard self.event == event.map(ObjectIdentifier.init) else { return false }
      if let window = view.window, ObjectIdentifier(window) == outermost { return true }
      return sequence(first: view) { $0.superview }.contains { ObjectIdentifier($0) == outermost }
    }

    private func reachesOverflow(_ surface: UIView, at point: CGPoint) -> Bool {
      guard let overflow, surface.isDescendant(of: overflow.view) else { return false }
      return Self.isSame(surface.convert(point, to: overflow.view), overflow.point)
    }

    /// Whether two points differ by rounding alone: by less than 0.001 points, which is a choice.
    private static func isSame(_ point: CGPoint, _ other: CGPoint) -> Bool {
      abs(point.x - other.x) < 0.001 && abs(point.y - other.y) < 0.001
    }
  }
#endif
