#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Whether a gesture recognizer on this view sees the touches on it.
    var hasRecognizers: Bool { !(gestureRecognizers?.isEmpty ?? true) }
  }
#endif
