#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  extension UIView {
    /// Whether UIKit's guards let touches into this view: it is not hidden, not nearly transparent,
    /// and has user interaction enabled. FS-001.
    var admitsTouches: Bool {
      isVisible && isUserInteractionEnabled
    }

    /// Whether the view itself is neither hidden nor nearly transparent.
    var isVisible: Bool { !isHidden && alpha >= TouchableAlpha.minimum }
  }
#endif
