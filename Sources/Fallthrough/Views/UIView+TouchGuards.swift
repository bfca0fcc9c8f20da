#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  extension UIView {
    /// Whether UIKit's guards let touches into this view: it is not hidden, not nearly transparent,
    /// and has user interaction enabled. FS-001.
    var admitsTouches: Bool {
      !isHidden && isUserInteractionEnabled && alpha >= TouchableAlpha.minimum
    }

    /// Whether neither this view nor one that it is in is hidden or nearly transparent.
    var isVisibleInHierarchy: Bool {
      var view: UIView? = self
      while let current = view {
        guard !current.isHidden, current.alpha >= TouchableAlpha.minimum else { return false }
        view = current.superview
      }
      return true
    }
  }
#endif
