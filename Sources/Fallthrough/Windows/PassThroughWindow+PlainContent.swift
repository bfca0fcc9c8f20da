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
        ignoredViews.isEmpty, onDecision == nil, !logsDecisions, let hit, hasLoneRoot()
      else { return false }
      return ObjectIdentifier(hit) != loneRoot && hit !== self
    }

    /// Whether the root view is the one subview, so that every other view that is hit is inside it.
    ///
    /// What was found is kept until a view is added or the root controller changes, for asking the
    /// controller costs more than all the rest. A controller that gets another view has it added.
    private func hasLoneRoot() -> Bool {
      let subviews = subviews
      guard subviews.count == 1 else { return false }
      if ObjectIdentifier(subviews[0]) == loneRoot { return true }
      guard let root = rootViewController?.viewIfLoaded, root === subviews[0] else { return false }
      loneRoot = ObjectIdentifier(root)
      return true
    }
  }
#endif
