#if canImport(UIKit)
  import UIKit

  #if canImport(Darwin)
    import FallthroughRuntime
  #endif

  /// The behaviour of one view whose class knows nothing of it: the hook that answers hit tests in
  /// the view's place.
  @MainActor
  final class HitTestSwitch: NSObject {
    let behavior: HitTestBehavior

    init(_ behavior: HitTestBehavior) {
      self.behavior = behavior
    }

    /// The behaviour that was set for `view`, or the standard one.
    static func behavior(of view: UIView) -> HitTestBehavior {
      current(of: view)?.behavior ?? .standard
    }

    /// Whether a behaviour was set for `view`.
    static func isSet(for view: UIView) -> Bool { current(of: view) != nil }

    /// Sets the behaviour of `view`; the standard one takes the hook away.
    static func setBehavior(_ behavior: HitTestBehavior, of view: UIView) {
      install(behavior == .standard ? nil : HitTestSwitch(behavior), on: view)
    }
  }

  extension UIView {
    /// Whether a behaviour that was set for this view answers hit tests in the place of its class.
    package var isHooked: Bool { HitTestSwitch.isSet(for: self) }
  }

  #if canImport(Darwin)
    extension HitTestSwitch: FTHitTestHook {
      private static func current(of view: UIView) -> HitTestSwitch? {
        FTCurrentHitTestHook(view) as? HitTestSwitch
      }

      private static func install(_ hook: HitTestSwitch?, on view: UIView) {
        FTSetHitTestHook(view, hook)
      }

      /// Answers a hit test; `own` is the answer of the view's class.
      func hitTest(
        _ view: UIView, point: CGPoint, event: UIEvent?,
        own: (CGPoint, UIEvent?) -> UIView?
      ) -> UIView? {
        behavior.hitTest(view, at: point, with: event, own: own)
      }

      /// Answers whether the point is inside; `own` is the answer of the view's class.
      func pointInside(
        _ view: UIView, point: CGPoint, event: UIEvent?, own: (CGPoint, UIEvent?) -> Bool
      ) -> Bool {
        behavior.contains(point, in: view, with: event, own: own)
      }
    }
  #else
    extension HitTestSwitch: HitTestHook {
      private static func current(of view: UIView) -> HitTestSwitch? {
        view.hitTestHook as? HitTestSwitch
      }

      private static func install(_ hook: HitTestSwitch?, on view: UIView) {
        view.hitTestHook = hook
      }

      func hitTest(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
        behavior.hitTest(view, at: point, with: event) { view.hitTest($0, with: $1) }
      }

      func point(inside point: CGPoint, of view: UIView, with event: UIEvent?) -> Bool {
        behavior.contains(point, in: view, with: event) { view.point(inside: $0, with: $1) }
      }
    }
  #endif
#endif
