#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the surfaces within each other answered so far in one ask of the outermost.
  ///
  /// An inner surface answers for itself, as UIKit's walk meets it. Behind a hosting view our own
  /// walk meets it again, and around it the next one does. An answer that took such a walk is handed
  /// on for as long as the ask lasts, or each surface would double the asks. An ask that begins in
  /// another one, at another point, on another surface or with another event, sees none of it.
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

      /// In points; a choice, for rounding alone: far less than a finger tells apart.
      private static let samePlace: CGFloat = 0.001
    }

    // Each access is one load or one store, which needs no check at run time for overlaps.
    private static var current: SurfaceAsk?

    private let outermost: UIView
    private let event: UIEvent?
    private var answers: [Answer] = []

    /// Has a surface decide: the outermost one.
    static func outermost(
      _ surface: UIView, with event: UIEvent?, _ decide: () -> UIView?
    ) -> UIView? {
      let outer = current
      current = SurfaceAsk(outermost: surface, event: event)
      defer { current = outer }
      return decide()
    }

    /// Has a view that may be inside another surface decide about a point in its space, unless it
    /// did already. `decide` returns the view that gets the touch, and whether it asked views of
    /// its own accord to find it, so that surfaces may have been asked a second time.
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
