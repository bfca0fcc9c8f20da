#if canImport(UIKit)
  import UIKit

  #if canImport(ObjectiveC)
    import ObjectiveC
  #endif

  /// Whether a view's class answers hit tests in its own way, which no dump tells.
  @MainActor
  enum Overrides {
    static func hitTest(in view: UIView) -> Bool {
      #if canImport(ObjectiveC)
        return differs(#selector(UIView.hitTest(_:with:)), in: view)
      #else
        return type(of: view).overridesHitTest
      #endif
    }

    static func pointInside(in view: UIView) -> Bool {
      #if canImport(ObjectiveC)
        return differs(#selector(UIView.point(inside:with:)), in: view)
      #else
        return type(of: view).overridesPointInside
      #endif
    }

    #if canImport(ObjectiveC)
      private static func differs(_ selector: Selector, in view: UIView) -> Bool {
        class_getMethodImplementation(object_getClass(view), selector)
          != class_getMethodImplementation(UIView.self, selector)
      }
    #endif
  }
#endif
