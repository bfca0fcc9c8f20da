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
    /// What an inner surface answered.
    private struct Answer {
      let surface: UIView
      let view: UIView?
    }

    /// A surface and the touch, in points, in its coordinate space.
    private struct Asked {
      let surface: UIView
      let point: CGPoint
    }

    private static var current: SurfaceAsk?

    /// The innermost of the surfaces that are being asked now.
    private var asked: Asked
    private let event: UIEvent?
    private var answers: [Answer] = []

    /// Has the outermost surface decide.
    ///
    /// - Parameter point: In points, in the coordinate space of `surface`.
    static func outermost(
      _ surface: UIView, at point: CGPoint, with event: UIEvent?, _ decide: () -> UIView?
    ) -> UIView? {
      let outer = current
      current = SurfaceAsk(asked: Asked(surface: surface, point: point), event: event)
      defer { current = outer }
      return decide()
    }

    /// Has a view decide that may be inside another surface.
    ///
    /// - Parameter point: In points, in the coordinate space of `surface`.
    static func nested(
      _ surface: UIView, at point: CGPoint, with event: UIEvent?, _ decide: () -> UIView?
    ) -> UIView? {
      guard let outer = current?.asked, includes(surface, at: point, with: event) else {
        return outermost(surface, at: point, with: event, decide)
      }
      if let known = current?.answers.first(where: { $0.surface === surface }) { return known.view }
      current?.asked = Asked(surface: surface, point: point)
      let view = decide()
      current?.asked = outer
      current?.answers.append(Answer(surface: surface, view: view))
      return view
    }

    /// Whether the ask under way leads to a surface: that is inside the one that is being asked, and
    /// the touch is the same.
    private static func includes(
      _ surface: UIView, at point: CGPoint, with event: UIEvent?
    ) -> Bool {
      guard let current, event === current.event, surface !== current.asked.surface,
        surface.isDescendant(of: current.asked.surface)
      else { return false }
      let place = surface.convert(point, to: current.asked.surface)
      return abs(place.x - current.asked.point.x) < samePlace
        && abs(place.y - current.asked.point.y) < samePlace
    }

    /// In points; a choice, for rounding alone: far less than a finger tells apart.
    private static let samePlace: CGFloat = 0.001
  }
#endif
