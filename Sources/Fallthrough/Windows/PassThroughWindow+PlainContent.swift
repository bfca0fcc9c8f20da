#if canImport(UIKit)
  import HitTesting
  import UIKit

  extension PassThroughWindow {
    /// Whether UIKit's answer is content, as far as that can be told without a closer look: nothing
    /// is declared, ignored, pinned or reported, and the root view is the window's one subview.
    ///
    /// The whole rule then claims the touch for it too, after many times the work.
    func isPlainContent(_ hit: UIView?) -> Bool {
      guard mode == .automatic, contentDetection == .automatic, !regions.isDeclared,
        ignoredViews.isEmpty, onDecision == nil, !logsDecisions, let hit, let root = loneRoot
      else { return false }
      return hit !== root && hit !== self
    }

    /// The root view if it is the one subview, so that every other view that is hit is inside it.
    private var loneRoot: UIView? {
      let subviews = subviews
      guard subviews.count == 1, let root = rootViewController?.viewIfLoaded, root === subviews[0]
      else { return nil }
      return root
    }
  }
#endif
