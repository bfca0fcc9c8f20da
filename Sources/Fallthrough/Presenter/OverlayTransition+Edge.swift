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
      /// The edge where lines begin in the content.
      case leading
      /// The edge where lines end in the content.
      case trailing

      /// The edge as one of top, left, bottom and right.
      @MainActor
      func physical(in view: UIView) -> Edge {
        switch (self, view.effectiveUserInterfaceLayoutDirection == .rightToLeft) {
        case (.leading, false), (.trailing, true): .left
        case (.leading, true), (.trailing, false): .right
        default: self
        }
      }

      static func towards(_ movement: CGPoint) -> Edge {
        if abs(movement.x) > abs(movement.y) { return movement.x < 0 ? .left : .right }
        return movement.y < 0 ? .top : .bottom
      }

      /// The direction to a physical edge, one point long.
      var direction: CGPoint {
        switch self {
        case .top: CGPoint(x: 0, y: -1)
        case .left: CGPoint(x: -1, y: 0)
        case .bottom: CGPoint(x: 0, y: 1)
        default: CGPoint(x: 1, y: 0)
        }
      }

      /// How far a point lies in the direction of a physical edge.
      func progress(_ point: CGPoint) -> CGFloat { point.x * direction.x + point.y * direction.y }

      /// Where a rectangle begins and ends in the direction of a physical edge.
      func extent(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        let corners = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)].map(progress)
        return (min(corners[0], corners[1]), max(corners[0], corners[1]))
      }

      /// How far the subviews of a view must move to lie beyond a physical edge, in points; the size
      /// of its bounds where it has none that can be seen.
      @MainActor
      func distance(of view: UIView) -> CGFloat {
        let starts = view.visibleFrames.map { extent(of: $0).start }
        let bounds = extent(of: view.bounds)
        return bounds.end - (starts.min() ?? bounds.start)
      }
    }

    struct Look {
      let alpha: CGFloat
      let transform: CGAffineTransform

      @MainActor
      init(of view: UIView) { (alpha, transform) = (view.alpha, view.transform) }

      @MainActor
      func apply(to view: UIView) { (view.alpha, view.transform) = (alpha, transform) }
    }
  }

  extension UIView {
    /// The frames of the visible subviews. SwiftUI's are left out: their frames are not those of
    /// their content.
    fileprivate var visibleFrames: [CGRect] {
      isHosting ? [] : subviews.filter { !$0.isHidden }.map(\.frame)
    }

    /// The middle of what can be seen in the view, in points from the middle of the view.
    var middleOfContent: CGPoint {
      let visible = visibleFrames
      func middle(_ edge: OverlayTransition.Edge) -> CGFloat {
        let extents = (visible.isEmpty ? [bounds] : visible).map(edge.extent)
        return ((extents.map(\.start).min() ?? 0) + (extents.map(\.end).max() ?? 0)) / 2
      }
      return CGPoint(x: middle(.right) - bounds.midX, y: middle(.bottom) - bounds.midY)
    }
  }
#endif
