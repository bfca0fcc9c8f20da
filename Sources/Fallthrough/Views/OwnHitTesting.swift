#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// The behaviour and the declared regions of one view.
  ///
  /// An object, so that a hit test reads single values and copies nothing.
  @MainActor
  final class OwnHitTesting {
    @exclusivity(unchecked) var behavior: HitTestBehavior
    @exclusivity(unchecked) var regions: InteractiveRegions?
    /// Where the view's answer to the ask under way is kept, if the view is a surface.
    @exclusivity(unchecked) var keptAnswer = SurfaceAsk.Place()

    init(_ behavior: HitTestBehavior) {
      self.behavior = behavior
    }

    /// The view that gets a touch on `view`: the rule that every override and every hook obeys.
    ///
    /// - Parameters:
    ///   - point: In points, in the view's coordinate space.
    ///   - own: The answer of the view's class. Asked once, and not where overflow is reachable or
    ///     the subviews are not.
    func hitTest(
      _ view: UIView, at point: CGPoint, with event: UIEvent?,
      own: (CGPoint, UIEvent?) -> UIView?
    ) -> UIView? {
      guard behavior.background == .fallsThrough else {
        return answer(of: view, at: point, with: event, own: own)
      }
      return Surface.hitTest(view, by: self, at: point, with: event) {
        answer(of: view, at: point, with: event, own: own)
      }
    }

    /// UIKit's answer for a view with this area, overflow and subviews.
    private func answer(
      of view: UIView, at point: CGPoint, with event: UIEvent?,
      own: (CGPoint, UIEvent?) -> UIView?
    ) -> UIView? {
      if behavior.subviews == .unreachable {
        Misuse.explain(
          "The subviews of a hosting view cannot be switched off: SwiftUI routes its touches itself",
          if: HostingViews.contain(view))
        let isInArea =
          behavior.hitArea.contains(point, in: view) ?? view.point(inside: point, with: event)
        return view.admitsTouches && isInArea ? view : nil
      }
      return behavior.overflow == .reachable
        ? view.overflowHitTest(point, with: event) : own(point, event)
    }

    /// Whether a touch counts as inside `view`.
    ///
    /// - Parameters:
    ///   - point: In points, in the view's coordinate space.
    ///   - own: The answer of the view's class, which counts where the area is the bounds.
    func contains(
      _ point: CGPoint, in view: UIView, with event: UIEvent?,
      own: (CGPoint, UIEvent?) -> Bool
    ) -> Bool {
      let isInArea = behavior.hitArea.contains(point, in: view) ?? own(point, event)
      guard !isInArea, behavior.overflow == .reachable, behavior.subviews == .reachable else {
        return isInArea
      }
      return view.overflowHitTest(point, with: event) != nil
    }
  }

  extension HitTestBehavior.HitArea {
    /// Whether a point lies in the area of `view`, without asking the view's class; `nil` where the
    /// area is the bounds.
    ///
    /// - Parameter point: In points, in the view's coordinate space.
    @MainActor
    func contains(_ point: CGPoint, in view: UIView) -> Bool? {
      switch self {
      case .bounds:
        return nil
      case .padded(let distances):
        return view.bounds.containsTouch(
          at: point, top: distances.top, left: distances.left, bottom: distances.bottom,
          right: distances.right)
      case .atLeast(let size):
        return view.bounds.containsTouch(at: point, sizedAtLeast: size)
      case .shape(let shape):
        return shape.contains(point, in: view.bounds)
      }
    }
  }

  extension UIView {
    /// The behaviour of the view's class or its hook; `nil` if UIKit's alone holds.
    var ownHitTesting: OwnHitTesting? {
      guard ViewClass.of(self).contains(.behaving) else {
        return HitTestSwitch.hitTesting(of: self)
      }
      return hitTestingOfClass
    }

    /// The behaviour that this view's class implements by overriding, so that no hook is needed.
    var hitTestingOfClass: OwnHitTesting? {
      switch self {
      case let view as PassThroughView: view.hitTesting
      case let view as HitAreaButton: view.hitTesting
      case let view as OverflowView: view.hitTesting
      default: nil
      }
    }

    /// Whether a touch lies in the view's own area, without overflowing descendants.
    ///
    /// - Parameter point: In points, in the view's coordinate space.
    func areaContainsTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
      guard let behavior = ownHitTesting?.behavior else {
        return self.point(inside: point, with: event)
      }
      if let isInArea = behavior.hitArea.contains(point, in: self) { return isInArea }
      return behavior.overflow == .reachable
        ? bounds.containsTouch(at: point) : self.point(inside: point, with: event)
    }
  }
#endif
