#if canImport(UIKit)
  import HitTesting
  import UIKit

  extension PassThroughWindow {
    /// Whether UIKit's answer is content, as far as that can be told without a closer look: nothing
    /// is declared, ignored, pinned or reported, and the root view is the window's one subview.
    ///
    /// The whole rule then claims the touch for it too, after many times the work.
    func isPlainContent(_ hit: UIView?) -> Bool {
      guard let hit = hit.map(ObjectIdentifier.init), mode == .automatic,
        contentDetection == .automatic, !regions.isDeclared, ignoredViews.isEmpty,
        onDecision == nil, !logsDecisions
      else { return false }
      return isInsideLoneRoot(hit)
    }

    /// Whether the root view is the one subview, so that a view that is hit, unless it is the window
    /// or the root view, must be inside it.
    ///
    /// Compares identities, as each view that is passed on would be retained and released.
    private func isInsideLoneRoot(_ hit: ObjectIdentifier) -> Bool {
      let subviews = subviews
      guard subviews.count == 1, hit != ObjectIdentifier(self) else { return false }
      let lone = ObjectIdentifier(subviews[0])
      return hit != lone && contentController?.viewIfLoaded.map(ObjectIdentifier.init) == lone
    }
  }
#endif
