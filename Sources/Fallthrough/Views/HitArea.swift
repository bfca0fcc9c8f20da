#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension HitTestBehavior.HitArea {
    /// The bounds with all edges moved outwards by one distance, in points; a negative distance moves
    /// them inwards.
    public static func padded(_ distance: CGFloat) -> Self {
      .padded(UIEdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
    }

    /// The bounds, grown evenly about their centre where they are narrower or lower than one length,
    /// in points. Apple's guidelines ask for 44.
    public static func atLeast(_ side: CGFloat) -> Self {
      .atLeast(CGSize(width: side, height: side))
    }

    /// Whether a point in the space of `view` lies in its area, without a call of the view's class;
    /// `nil` where the area is the bounds.
    @MainActor
    func contains(_ point: CGPoint, in view: UIView) -> Bool? {
      switch self {
      case .bounds: nil
      case .padded(let distances):
        view.bounds.containsTouch(
          at: point, top: distances.top, left: distances.left, bottom: distances.bottom,
          right: distances.right)
      case .atLeast(let size): view.bounds.containsTouch(at: point, sizedAtLeast: size)
      case .shape(let shape): shape.contains(point, in: view.bounds)
      }
    }

    /// Whether the superview of `view` contains nothing of what the area adds above and below the
    /// bounds, or nothing of what it adds beside them. A shape is never examined.
    @MainActor
    func isCutOff(around view: UIView, with event: UIEvent?) -> Bool {
      let bounds = view.bounds
      guard let superview = view.superview, let area = enlarged(bounds) else { return false }
      /// What the area adds at one edge, and the nearest place of it to the middle of that edge.
      typealias Side = (added: CGFloat, x: CGFloat, y: CGFloat)
      let aboveAndBelow: [Side] = [
        (bounds.minY - area.minY, bounds.midX, bounds.minY - 0.5),
        (area.maxY - bounds.maxY, bounds.midX, bounds.maxY + 0.5),
      ]
      let beside: [Side] = [
        (bounds.minX - area.minX, bounds.minX - 0.5, bounds.midY),
        (area.maxX - bounds.maxX, bounds.maxX + 0.5, bounds.midY),
      ]
      return [aboveAndBelow, beside].contains { sides in
        let enlarged = sides.filter { $0.added >= 1 }
        let isReached = enlarged.contains { side in
          let point = view.convert(CGPoint(x: side.x, y: side.y), to: superview)
          return superview.areaContainsTouch(at: point, with: event)
        }
        return !enlarged.isEmpty && !isReached
      }
    }

    private func enlarged(_ bounds: CGRect) -> CGRect? {
      switch self {
      case .bounds, .shape: nil
      case .padded(let distances):
        bounds.inset(
          by: UIEdgeInsets(
            top: -distances.top, left: -distances.left, bottom: -distances.bottom,
            right: -distances.right))
      case .atLeast(let size):
        bounds.insetBy(
          dx: min(0, bounds.width - size.width) / 2, dy: min(0, bounds.height - size.height) / 2)
      }
    }
  }
#endif
