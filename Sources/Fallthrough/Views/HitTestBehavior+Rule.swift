#if canImport(UIKit)
  import HitTesting
  import UIKit

  extension HitTestBehavior {
    /// The view that gets a touch on `view`: the rule that every override and every hook obeys.
    ///
    /// - Parameters:
    ///   - point: In points, in the view's coordinate space.
    ///   - own: The answer of the view's class. Not asked where overflow is reachable.
    @MainActor
    func hitTest(
      _ view: UIView, at point: CGPoint, with event: UIEvent?,
      own: (CGPoint, UIEvent?) -> UIView?
    ) -> UIView? {
      let hit =
        overflow == .reachable
        ? view.overflowHitTest(point, with: event) : own(point, event)
      return background == .fallsThrough && hit === view ? nil : hit
    }

    /// Whether a touch counts as inside `view`.
    ///
    /// - Parameters:
    ///   - point: In points, in the view's coordinate space.
    ///   - own: The answer of the view's class, which counts where the area is the bounds.
    @MainActor
    func contains(
      _ point: CGPoint, in view: UIView, with event: UIEvent?,
      own: (CGPoint, UIEvent?) -> Bool
    ) -> Bool {
      let isInArea = areaContainsTouch(at: point, in: view) ?? own(point, event)
      if isInArea || overflow == .unreachable { return isInArea }
      return view.overflowHitTest(point, with: event) != nil
    }

    /// Whether a point lies in the area of `view`, without asking the view's class.
    ///
    /// - Parameter point: In points, in the view's coordinate space.
    @MainActor
    func areaContains(_ point: CGPoint, in view: UIView) -> Bool {
      areaContainsTouch(at: point, in: view) ?? view.bounds.containsTouch(at: point)
    }

    /// As ``areaContains(_:in:)``; `nil` where the area is the bounds.
    @MainActor
    private func areaContainsTouch(at point: CGPoint, in view: UIView) -> Bool? {
      switch hitArea {
      case .bounds:
        return nil
      case .padded(let distances):
        return view.bounds.containsTouch(
          at: point, top: distances.top, left: distances.left, bottom: distances.bottom,
          right: distances.right)
      case .atLeast(let size):
        return view.bounds.containsTouch(at: point, sizedAtLeast: size)
      case .shape(let shape):
        return shape.contains(point)
      }
    }
  }
#endif
