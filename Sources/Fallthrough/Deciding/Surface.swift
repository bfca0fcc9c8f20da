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
    ///   - point: In points, in the coordinate space of `surface`.
    ///   - own: What UIKit answers for the view as it is.
    static func hitTest(
      _ surface: UIView, at point: CGPoint, with event: UIEvent?, regions: InteractiveRegions?,
      reachesOverflow: Bool, own: () -> UIView?
    ) -> UIView? {
      SurfaceAsk.nested(surface, at: point) {
        guard let answer = own() else { return nil }
        var touch = SurfaceTouch(
          on: surface, window: nil, regions: regions, detection: .automatic, answer: answer,
          at: point, with: event, reachesOverflow: reachesOverflow)
        let ruling = PassThroughRule(SurfaceFacts()).ruling(on: &touch)
        return ruling.verdict == .claim ? touch.receiver(for: ruling) : nil
      }
    }
  }
#endif
