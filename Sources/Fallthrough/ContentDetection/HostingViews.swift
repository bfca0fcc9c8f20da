#if canImport(UIKit) && !os(watchOS)
  #if canImport(SwiftUI)
    import SwiftUI
  #endif
  import UIKit

  /// A hosting view is recognized by its controller where SwiftUI can be imported:
  /// `UIHostingController` is public. The classes of the views are not, so their names are only
  /// hints. Where a hint fails, declared regions and a pinned ``ContentDetection`` still work.
  extension UIView {
    var isHosting: Bool { isHosting(by: ViewClass.of(self)) }

    func isHosting(by viewClass: ViewClass) -> Bool {
      if viewClass.contains(.hosting) { return true }
      #if canImport(SwiftUI)
        return (next as? UIViewController) is any SwiftUIHosting
      #else
        return false
      #endif
    }

    var hostingViewAround: UIView? { superviews.first(where: \.isHosting) }

    /// The views around this one, from the inside outwards.
    var superviews: DropFirstSequence<UnfoldFirstSequence<UIView>> {
      sequence(first: self) { $0.superview }.dropFirst()
    }
  }

  /// A view controller whose view shows SwiftUI content.
  @MainActor
  protocol SwiftUIHosting: UIViewController {}

  // In the file that uses it: a linker takes no file out of a static archive for a conformance
  // alone.
  #if canImport(SwiftUI)
    extension UIHostingController: SwiftUIHosting {}
  #endif
#endif
