#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Clears the background of a hosting view that still has the colour UIKit gives it: shown in
    /// an overlay it would paint the app over. A colour of the app's own stays.
    ///
    /// > Source: observed: the view of a `UIHostingController` has the system's background colour
    /// > unless somebody changes it.
    func clearDefaultHostingBackground() {
      // A television has no such colour.
      #if !os(tvOS)
        guard HostingViews.contain(self), backgroundColor == .systemBackground else { return }
        backgroundColor = .clear
      #endif
    }
  }
#endif
