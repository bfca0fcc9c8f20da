#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view whose class obeys a ``HitTestBehavior`` by overriding, so that no hook is needed.
  @MainActor
  protocol HitTestBehaving: UIView {
    /// The behaviour and the regions that the overrides obey.
    var hitTesting: OwnHitTesting { get set }
  }

  /// The behaviour and the declared regions of one view.
  @MainActor
  struct OwnHitTesting {
    var behavior: HitTestBehavior
    var regions: InteractiveRegions?

    init(_ behavior: HitTestBehavior) {
      self.behavior = behavior
    }

    func hitTest(
      _ view: UIView, at point: CGPoint, with event: UIEvent?,
      own: (CGPoint, UIEvent?) -> UIView?
    ) -> UIView? {
      behavior.hitTest(view, at: point, with: event, regions: regions, own: own)
    }

    func contains(
      _ point: CGPoint, in view: UIView, with event: UIEvent?,
      own: (CGPoint, UIEvent?) -> Bool
    ) -> Bool {
      behavior.contains(point, in: view, with: event, own: own)
    }
  }
#endif
