#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// A plain view whose own area falls through.
  @MainActor
  enum Surface {
    /// Returns the view that gets a touch on a surface, or `nil` if the touch falls through.
    ///
    /// Both asks of a touch find the same, for nothing is kept from one to the other.
    ///
    /// - Parameters:
    ///   - surface: The surface; no window.
    ///   - hitTesting: What the surface obeys.
    ///   - point: In points, in the coordinate space of `surface`.
    ///   - own: What UIKit answers for the view as it is.
    static func hitTest(
      _ surface: UIView, by hitTesting: OwnHitTesting, at point: CGPoint, with event: UIEvent?,
      own: () -> UIView?
    ) -> UIView? {
      SurfaceAsk.nested(surface, at: point, with: event) {
        guard let answer = own() else { return (nil, false) }
        let answerClass = ViewClass.of(answer)
        if SurfaceTouch.isPlainContent(answer, of: answerClass), !surface.ownsArea(of: answer),
          answer.isInside(surface)
        {
          return (answer, false)
        }
        let found = FoundView(answer, of: answerClass, on: surface)
        let touch = SurfaceTouch(
          found, at: point, with: event, regions: hitTesting.regions,
          reachesOverflow: hitTesting.behavior.overflow == .reachable)
        var views = FrontToBack()
        let (_, receiver) = touch.decision(SurfaceFacts(), on: surface, walking: &views)
        return (receiver, views.hasAsked)
      }
    }
  }
#endif
