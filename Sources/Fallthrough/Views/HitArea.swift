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
      case .shape(let shape): shape.contains(point, in: view.bounds)
      default:
        distances(beyond: view.bounds).map {
          view.bounds.containsTouch(
            at: point, top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
        }
      }
    }

    /// How far the area reaches beyond each edge of the bounds, in points; `nil` for the bounds and for
    /// shapes.
    private func distances(beyond bounds: CGRect) -> UIEdgeInsets? {
      switch self {
      case .bounds, .shape: return nil
      case .padded(let distances): return distances
      case .atLeast(let size):
        let across = max(0, size.width - bounds.width) / 2
        let down = max(0, size.height - bounds.height) / 2
        return UIEdgeInsets(top: down, left: across, bottom: down, right: across)
      }
    }

    static let cutOffNote: Misuse.Note =
      "A larger hit area is cut off, because the superview is no larger than the view; set "
      + "hitTestBehavior.overflow to .reachable on the superview or on a larger view around it"

    /// Says in debug builds, once the views are laid out, what takes an enlargement away.
    @MainActor
    static func noteNoEffect(of view: UIView) {
      Misuse.noteLater(cutOffNote, about: view) {
        $0.hitTestBehavior.hitArea.isCutOff(around: $0, with: nil)
      }
      Misuse.noteLater(
        "A larger hit area has no effect, because views in front of it take the touches there; make "
          + "their areas smaller, or bring the view to the front", about: view
      ) {
        $0.hitTestBehavior.hitArea.isCutOff(around: $0) { view, point in
          (view.superview?.subviews ?? []).reversed().prefix { $0 !== view }.contains {
            $0.hitTestAsSuperviewDoes($0.convert(point, from: view), with: nil) != nil
          }
        }
      }
    }

    /// Whether the superview of `view` contains nothing of what the area adds above and below the
    /// bounds, or nothing of what it adds beside them. A shape is never examined.
    @MainActor
    func isCutOff(around view: UIView, with event: UIEvent?) -> Bool {
      !view.superviews.contains { $0.hitTestBehavior.overflow == .reachable }
        && isCutOff(around: view) { view, point in
          view.superview?.areaContainsTouch(
            at: view.convert(point, to: view.superview), with: event) == false
        }
    }

    /// Whether all that the area adds above and below the bounds, or all that it adds beside them, is
    /// lost, as far as a closure says so of a point in the space of `view`.
    @MainActor
    private func isCutOff(
      around view: UIView, where isLost: (_ view: UIView, _ point: CGPoint) -> Bool
    ) -> Bool {
      let bounds = view.bounds
      guard view.window != nil, let added = distances(beyond: bounds) else { return false }
      /// What the area adds at one edge, and the nearest place of it to the middle of that edge.
      typealias Side = (added: CGFloat, x: CGFloat, y: CGFloat)
      let aboveAndBelow: [Side] = [
        (added.top, bounds.midX, bounds.minY - 0.5),
        (added.bottom, bounds.midX, bounds.maxY + 0.5),
      ]
      let beside: [Side] = [
        (added.left, bounds.minX - 0.5, bounds.midY),
        (added.right, bounds.maxX + 0.5, bounds.midY),
      ]
      return [aboveAndBelow, beside].contains { sides in
        let enlarged = sides.filter { $0.added >= 1 }
        return !enlarged.isEmpty
          && enlarged.allSatisfy { isLost(view, CGPoint(x: $0.x, y: $0.y)) }
      }
    }
  }
#endif
