#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Asks this view for a touch as its superview's walk would, hook included.
    ///
    /// An Apple host needs no detour: there the hook is part of the instance's class.
    func hitTestAsSuperviewDoes(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      #if canImport(Darwin)
        hitTest(point, with: event)
      #else
        hitTestThroughHook(point, with: event)
      #endif
    }
  }
#endif
