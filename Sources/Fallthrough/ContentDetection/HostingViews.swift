#if canImport(UIKit) && !os(watchOS)
  #if canImport(SwiftUI)
    import SwiftUI
  #endif
  import UIKit

  /// Finds out which views show SwiftUI content, and which only hold it.
  ///
  /// A hosting view is recognized by its controller where SwiftUI can be imported:
  /// `UIHostingController` is public. The classes of the views are not, so their names are only
  /// hints. Where a hint fails, declared regions and a pinned ``ContentDetection`` still work.
  @MainActor
  enum HostingViews {
    /// Whether a view shows SwiftUI content.
    static func contain(_ view: UIView) -> Bool { contain(view, of: ViewClass.of(view)) }

    /// Whether a view of this class shows SwiftUI content.
    static func contain(_ view: UIView, of viewClass: ViewClass) -> Bool {
      if viewClass.contains(.hosting) { return true }
      #if canImport(SwiftUI)
        return (view.next as? UIViewController) is any SwiftUIHosting
      #else
        return false
      #endif
    }

    /// The nearest hosting view around a view.
    static func hostingView(around view: UIView) -> UIView? {
      guard var view = view.superview else { return nil }
      while !contain(view) {
        guard let superview = view.superview else { return nil }
        view = superview
      }
      return view
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
