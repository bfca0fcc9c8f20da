#if canImport(UIKit) && !os(watchOS)
  import Fallthrough
  import UIKit

  #if canImport(ObjectiveC)
    internal import FallthroughRuntime
    import ObjectiveC
  #endif

  /// Whether a view answers hit tests in its own way, which no dump contains. The reason may be its
  /// class or a behaviour that was set for this view. The system's own classes do not count,
  /// whatever they override: their names identify their behaviour.
  @MainActor
  enum Overrides {
    static func hitTest(in view: UIView) -> Bool {
      #if canImport(ObjectiveC)
        let isOverridden = differs(#selector(UIView.hitTest(_:with:)), in: view)
      #else
        let isOverridden = view is any OverridesHitTest
      #endif
      return isOverridden || view.isHooked
    }

    static func pointInside(in view: UIView) -> Bool {
      #if canImport(ObjectiveC)
        let isOverridden = differs(#selector(UIView.point(inside:with:)), in: view)
      #else
        let isOverridden = view is any OverridesPointInside
      #endif
      return isOverridden || view.isHooked
    }

    #if canImport(ObjectiveC)
      /// Whether the view's class has a different method from the system's class above it.
      private static func differs(_ selector: Selector, in view: UIView) -> Bool {
        let viewClass: AnyClass = FTClassBeneathHook(view)
        var system: AnyClass = viewClass
        while !isOfSystem(system), let next = class_getSuperclass(system) { system = next }
        return class_getMethodImplementation(viewClass, selector)
          != class_getMethodImplementation(system, selector)
      }

      /// A class made at run time has no image and does not belong to the system.
      private static func isOfSystem(_ candidate: AnyClass) -> Bool {
        guard let image = class_getImageName(candidate) else { return false }
        return String(cString: image).range(of: "/System/Library/") != nil
      }
    #endif
  }

  // Swift does not say whether a class overrides a method. Off Apple's platforms a class that does
  // so must conform to one of these protocols; about other classes a capture knows as little as a
  // dump.

  /// A view whose class overrides `hitTest(_:with:)`.
  package protocol OverridesHitTest: UIView {}

  /// A view whose class overrides `point(inside:with:)`.
  package protocol OverridesPointInside: UIView {}

  extension PassThroughWindow: OverridesHitTest {}
  extension PassThroughView: OverridesHitTest, OverridesPointInside {}
  extension OverflowView: OverridesHitTest, OverridesPointInside {}
  extension HitAreaButton: OverridesHitTest, OverridesPointInside {}
#endif
