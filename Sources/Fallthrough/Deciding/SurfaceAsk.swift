#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the surfaces within each other answered so far in one ask of the outermost.
  ///
  /// An inner surface answers for itself, as UIKit's walk meets it. Behind a hosting view our own
  /// walk meets it again, and around it the next one does; so its answer is handed on for as long as
  /// the ask lasts, or each surface would double the asks. An ask that begins within another one, at
  /// another point, on another surface or with another event, sees none of it.
  @MainActor
  struct SurfaceAsk {
    /// What an inner surface answered about a point, in its own coordinate space.
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

    private static var current: SurfaceAsk?

    private let outermost: UIView
    private let event: UIEvent?
    private var answers: [Answer] = []

    /// Has the outermost surface decide.
    static func outermost(
      _ surface: UIView, with event: UIEvent?, _ decide: () -> UIView?
    ) -> UIView? {
      let outer = current
      current = SurfaceAsk(outermost: surface, event: event)
      defer { current = outer }
      return decide()
    }

    /// Has a view decide that may be inside another surface.
    ///
    /// - Parameter point: In points, in the coordinate space of `surface`.
    static func nested(
      _ surface: UIView, at point: CGPoint, with event: UIEvent?, _ decide: () -> UIView?
    ) -> UIView? {
      guard let outermost = current?.outermost, current?.event === event, surface !== outermost,
        surface.isInside(outermost)
      else { return Self.outermost(surface, with: event, decide) }
      if let known = current?.answers.first(where: { $0.isAbout(surface, at: point) }) {
        return known.view
      }
      let view = decide()
      current?.answers.append(Answer(surface: surface, point: point, view: view))
      return view
    }
  }
#endif
