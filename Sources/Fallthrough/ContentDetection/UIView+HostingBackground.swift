#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Clears the background of a hosting view that still has UIKit's default colour: in an overlay
    /// it would cover the app. A colour that the app set stays.
    ///
    /// > Source: observed: the view of a `UIHostingController` has the system's background colour
    /// > unless the app changes it.
    func clearDefaultHostingBackground() {
      // tvOS has no such colour.
      #if !os(tvOS)
        guard HostingViews.contain(self), backgroundColor == .systemBackground else { return }
        backgroundColor = .clear
      #endif
    }
  }
#endif
