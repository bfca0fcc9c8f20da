#if canImport(UIKit)
  import HitTesting
  import UIKit

  extension PassThroughWindow {
    /// Tells assistive apps when the window starts or stops to hide what is behind it.
    func announceModality(changedFrom oldMode: PassThroughMode) {
      guard (oldMode == .blockAll) != (mode == .blockAll), !isHidden else { return }
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
  }
#endif
