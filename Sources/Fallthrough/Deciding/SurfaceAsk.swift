#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The answers of nested surfaces during one hit test of the outermost surface.
  ///
  /// UIKit's walk asks an inner surface. Behind a hosting view our own walk asks it again, and so
  /// does the walk of each surface around it. To keep the number of questions from doubling at each
  /// level, an answer that took such a walk is kept until the outermost surface has answered. A hit
  /// test that begins within another one, at another point, on another surface or with another
  /// event, does not see these answers.
  @MainActor
  struct SurfaceAsk {
    /// What an inner surface answered about a point in its space.
    private struct Answer {
      let surface: UIView
      let point: CGPoint
      let view: UIView?

      func isAbout(_ surface: UIView, at point: CGPoint) -> Bool {
        surface === self.surface && abs(point.x - self.point.x) < Self.samePlace
          && abs(point.y - self.point.y) < Self.samePlace
      }

      /// In points; a choice, only for rounding: far less than a finger can distinguish.
      private static let samePlace: CGFloat = 0.001
    }

    // Each access is one load or one store, so it needs no check for overlapping access.
    private static var current: SurfaceAsk?

    private let outermost: UIView
    private let event: UIEvent?
    private var answers: [Answer] = []

    /// Lets the outermost surface decide.
    static func outermost(
      _ surface: UIView, with event: UIEvent?, _ decide: () -> UIView?
    ) -> UIView? {
      let outer = current
      current = SurfaceAsk(outermost: surface, event: event)
      defer { current = outer }
      return decide()
    }

    /// Lets a view decide about a point in its space, unless it has already decided during this hit
    /// test; the view may be inside another surface. `decide` returns the view that gets the touch,
    /// and whether the decision asked views itself, so that surfaces may have been asked a second
    /// time.
    static func nested(
      _ surface: UIView, at point: CGPoint, with event: UIEvent?,
      _ decide: () -> (view: UIView?, hasAsked: Bool)
    ) -> UIView? {
      guard let ask = current, ask.event === event, surface !== ask.outermost,
        surface.isInside(ask.outermost)
      else { return outermost(surface, with: event) { decide().view } }
      let known = ask.answers.first { $0.isAbout(surface, at: point) }
      if let known { return known.view }
      let (view, hasAsked) = decide()
      if hasAsked, var ask = current {
        ask.answers.append(Answer(surface: surface, point: point, view: view))
        current = ask
      }
      return view
    }
  }
#endif
