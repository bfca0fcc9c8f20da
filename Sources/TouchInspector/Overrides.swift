#if canImport(UIKit) && !os(watchOS)
  import Fallthrough
  import TouchMap
  import UIKit

  #if canImport(ObjectiveC)
    internal import FallthroughRuntime
    import ObjectiveC
  #endif

  /// What a capture says about the way in which a view answers hit tests, which no dump contains.
  /// The reason may be its class or a behaviour that was set for this view. The system's own
  /// classes do not count, whatever they override: their names identify their behaviour.
  @MainActor
  enum Overrides {
    static func flags(of view: UIView) -> Node.Flags {
      let rule = view.hitTestRule
      if rule == .other { return [.overridesHitTest, .overridesPointInside] }
      var flags: Node.Flags = []
      if hitTest(in: view) { flags.insert(.overridesHitTest) }
      if pointInside(in: view) { flags.insert(.overridesPointInside) }
      return flags.isEmpty && rule == .fallsThrough ? .passesThrough : flags
    }

    private static func hitTest(in view: UIView) -> Bool {
      #if canImport(ObjectiveC)
        differs(#selector(UIView.hitTest(_:with:)), in: view)
      #else
        view is any OverridesHitTest && !UIView.followsHitTestRule(type(of: view))
      #endif
    }

    private static func pointInside(in view: UIView) -> Bool {
      #if canImport(ObjectiveC)
        differs(#selector(UIView.point(inside:with:)), in: view)
      #else
        view is any OverridesPointInside && !UIView.followsHitTestRule(type(of: view))
      #endif
    }

    #if canImport(ObjectiveC)
      /// Whether the view's class has a different method from the class above it that is the
      /// system's, or that follows the view's rule.
      private static func differs(_ selector: Selector, in view: UIView) -> Bool {
        let viewClass: AnyClass = FTClassBeneathHook(view)
        var system: AnyClass = viewClass
        while !isOfSystem(system), !UIView.followsHitTestRule(system),
          let next = class_getSuperclass(system)
        {
          system = next
        }
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
