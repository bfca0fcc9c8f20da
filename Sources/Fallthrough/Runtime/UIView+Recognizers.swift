#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Whether a gesture recognizer on this view sees the touches on it.
    var hasRecognizers: Bool {
      #if canImport(Darwin)
        !(gestureRecognizers?.isEmpty ?? true)
      #else
        // The headless views have no recognizers that could see a touch.
        false
      #endif
    }
  }
#endif
