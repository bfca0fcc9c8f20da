#if canImport(UIKit) && !os(watchOS)
  import Fallthrough
  import UIKit

  #if canImport(ObjectiveC)
    import FallthroughRuntime
    import ObjectiveC
  #endif

  /// Whether a view answers hit tests in its own way, which no dump contains. Its class may do so,
  /// or a behaviour that was set for this view. The system's own classes do not count, whatever
  /// they override: their behaviour is known by their names.
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
      /// Whether the view's class has another method than the system's class that it descends from.
      private static func differs(_ selector: Selector, in view: UIView) -> Bool {
        let viewClass: AnyClass = FTClassBeneathHook(view)
        var system: AnyClass = viewClass
        while !isOfSystem(system), let next = class_getSuperclass(system) { system = next }
        return class_getMethodImplementation(viewClass, selector)
          != class_getMethodImplementation(system, selector)
      }

      /// A class made at run time has no image and is not the system's.
      private static func isOfSystem(_ candidate: AnyClass) -> Bool {
        guard let image = class_getImageName(candidate) else { return false }
        return String(cString: image).range(of: "/System/Library/") != nil
      }
    #endif
  }

  // Swift does not tell whether a class overrides a method. Off Apple's platforms a class is known to
  // do so if it says so here, and of others a capture knows as little as a dump does.

  /// A view whose class overrides `hitTest(_:with:)`.
  package protocol OverridesHitTest: UIView {}

  /// A view whose class overrides `point(inside:with:)`.
  package protocol OverridesPointInside: UIView {}

  extension PassThroughWindow: OverridesHitTest {}
  extension PassThroughView: OverridesHitTest, OverridesPointInside {}
  extension OverflowView: OverridesHitTest, OverridesPointInside {}
  extension HitAreaButton: OverridesHitTest, OverridesPointInside {}
#endif
