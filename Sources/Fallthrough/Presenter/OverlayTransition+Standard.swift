#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension OverlayTransition {
    /// The edge of the overlay from which content arrives and to which it leaves.
    public enum Edge: Sendable, Hashable, CaseIterable {
      /// The upper edge.
      case top
      /// The left edge, whatever the direction of writing.
      case left
      /// The lower edge.
      case bottom
      /// The right edge, whatever the direction of writing.
      case right
    }

    /// Content becomes opaque, and clear again.
    ///
    /// - Parameter duration: In seconds.
    public static func fade(duration: TimeInterval = 0.25) -> OverlayTransition {
      animating(duration: duration) { $0.alpha = 0 }
    }

    /// Content moves in from an edge, and out again: just as far as its views reach, or by the whole
    /// overlay where it has no views, as in SwiftUI.
    ///
    /// - Parameters:
    ///   - edge: The edge from which it arrives and to which it leaves.
    ///   - duration: In seconds.
    public static func move(edge: Edge, duration: TimeInterval = 0.3) -> OverlayTransition {
      animating(duration: duration) { view in
        let offset = edge.offset(of: view.visibleFrames, beyond: view.bounds)
        view.transform.tx += offset.x
        view.transform.ty += offset.y
      }
    }

    /// An animation of UIKit's between the view as it is and the view as `takeAway` makes it.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - takeAway: Gives the view its look before it arrives and after it has left. It is called
    ///     with the view at rest.
    public static func animating(
      duration: TimeInterval, takeAway: @escaping @MainActor (UIView) -> Void
    ) -> OverlayTransition {
      // UIKit reports the end of its animations, later where they are slowed down.
      OverlayTransition(longestDuration: duration + 5) { step, isOver in
        if step.direction == .arriving, !step.turnsBack { takeAway(step.view) }
        UIView.animate(
          withDuration: duration, delay: 0,
          options: [.beginFromCurrentState, .allowUserInteraction],
          animations: {
            step.rest()
            if step.direction == .leaving { takeAway(step.view) }
          },
          completion: { _ in isOver() })
      }
    }
  }

  extension OverlayTransition.Step {
    /// Gives the view its look without any transition.
    func rest() {
      view.alpha = restingAlpha
      view.transform = restingTransform
    }
  }

  extension OverlayTransition.Edge {
    /// The distance by which views must move to lie beyond this edge of the bounds, in points; the
    /// size of the bounds where there are none.
    fileprivate func offset(of frames: [CGRect], beyond bounds: CGRect) -> CGPoint {
      switch self {
      case .top: CGPoint(x: 0, y: bounds.minY - (frames.map(\.maxY).max() ?? bounds.maxY))
      case .left: CGPoint(x: bounds.minX - (frames.map(\.maxX).max() ?? bounds.maxX), y: 0)
      case .bottom: CGPoint(x: 0, y: bounds.maxY - (frames.map(\.minY).min() ?? bounds.minY))
      case .right: CGPoint(x: bounds.maxX - (frames.map(\.minX).min() ?? bounds.minX), y: 0)
      }
    }
  }

  extension UIView {
    /// The frames of the visible subviews, except for SwiftUI's, whose frames are not those of
    /// their content.
    fileprivate var visibleFrames: [CGRect] {
      HostingViews.contain(self) ? [] : subviews.filter { !$0.isHidden }.map(\.frame)
    }
  }
#endif
