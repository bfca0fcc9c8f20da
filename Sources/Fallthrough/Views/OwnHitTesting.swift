#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The behaviour and the declared regions of one view.
  ///
  /// An object, so that a hit test reads what it needs and copies nothing.
  @MainActor
  final class OwnHitTesting {
    @exclusivity(unchecked) var behavior: HitTestBehavior
    @exclusivity(unchecked) var regions: InteractiveRegions?
    /// Where the view's answer to the ask under way is kept, if the view is a surface.
    @exclusivity(unchecked) var keptAnswer = SurfaceAsk.Place()

    init(_ behavior: HitTestBehavior) {
      self.behavior = behavior
    }
  }

  extension UIView {
    /// What the view's class or its hook obeys; `nil` if UIKit alone counts.
    var ownHitTesting: OwnHitTesting? {
      guard ViewClass.of(self).contains(.behaving) else {
        return HitTestSwitch.hitTesting(of: self)
      }
      return hitTestingOfClass
    }

    /// What this view's class obeys by overriding, so that no hook is needed.
    var hitTestingOfClass: OwnHitTesting? {
      switch self {
      case let view as PassThroughView: view.hitTesting
      case let view as HitAreaButton: view.hitTesting
      case let view as OverflowView: view.hitTesting
      default: nil
      }
    }
  }
#endif
