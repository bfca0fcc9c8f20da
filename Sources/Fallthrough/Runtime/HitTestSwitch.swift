#if canImport(UIKit) && !os(watchOS)
  import UIKit

  #if canImport(Darwin)
    internal import FallthroughRuntime
  #endif

  /// The behaviour and the regions of one view whose class does not support them, and the hook that
  /// answers hit tests instead of the class.
  @MainActor
  final class HitTestSwitch: NSObject {
    private let state: OwnHitTesting

    private init(_ behavior: HitTestBehavior) { state = OwnHitTesting(behavior) }

    static func hitTesting(of view: UIView) -> OwnHitTesting? { current(of: view)?.state }

    /// Sets the behaviour of `view`; the standard behaviour removes the hook.
    static func setBehavior(_ behavior: HitTestBehavior, of view: UIView) {
      let present = current(of: view)
      guard present != nil || behavior != .standard else { return }
      let hook = present ?? HitTestSwitch(behavior)
      hook.state.behavior = behavior
      hook.state.regions = regions(of: view)
      // Also if the hook is installed: an app may have changed the class of the view since then.
      install(behavior == .standard ? nil : hook, on: view)
    }

    /// Sets the regions of `view`. They need no hook: without a behaviour they have no effect.
    static func setRegions(_ regions: InteractiveRegions, of view: UIView) {
      keep(regions, for: view)
      current(of: view)?.state.regions = regions
    }
  }

  extension UIView {
    /// Whether a behaviour that was set for this view answers hit tests instead of its class.
    package var isHooked: Bool { HitTestSwitch.hitTesting(of: self) != nil }

    /// Asks this view for a touch as its superview's walk would, including the hook.
    ///
    /// On an Apple host the hook is part of the instance's class, so nothing else is needed.
    func hitTestAsSuperviewDoes(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      #if canImport(Darwin)
        hitTest(point, with: event)
      #else
        hitTestThroughHook(point, with: event)
      #endif
    }
  }

  #if canImport(Darwin)
    extension HitTestSwitch: FTHitTestHook {
      private static func current(of view: UIView) -> HitTestSwitch? {
        FTCurrentHitTestHook(view) as? HitTestSwitch
      }

      private static func install(_ hook: HitTestSwitch?, on view: UIView) {
        FTSetHitTestHook(view, hook)
      }

      static func regions(of view: UIView) -> InteractiveRegions? {
        FTKeptObject(view) as? InteractiveRegions
      }

      private static func keep(_ object: AnyObject, for view: UIView) { FTKeepObject(view, object) }

      func hitTest(
        _ view: UIView, point: CGPoint, event: UIEvent?, own: (CGPoint, UIEvent?) -> UIView?
      ) -> UIView? {
        state.hitTest(view, at: point, with: event, own: own)
      }

      func pointInside(
        _ view: UIView, point: CGPoint, event: UIEvent?, own: (CGPoint, UIEvent?) -> Bool
      ) -> Bool {
        state.contains(point, in: view, with: event, own: own)
      }
    }
  #else
    extension HitTestSwitch: HitTestHook {
      private static func current(of view: UIView) -> HitTestSwitch? {
        view.presentHitTestHook as? HitTestSwitch
      }

      private static func install(_ hook: HitTestSwitch?, on view: UIView) {
        view.hitTestHook = hook
      }

      static func regions(of view: UIView) -> InteractiveRegions? {
        objc_getAssociatedObject(view, key) as? InteractiveRegions
      }

      private static func keep(_ object: AnyObject, for view: UIView) {
        objc_setAssociatedObject(view, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }

      /// Its address is the key.
      private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

      func hitTest(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
        state.hitTest(view, at: point, with: event) { view.hitTest($0, with: $1) }
      }

      func point(inside point: CGPoint, of view: UIView, with event: UIEvent?) -> Bool {
        state.contains(point, in: view, with: event) { view.point(inside: $0, with: $1) }
      }
    }
  #endif
#endif
