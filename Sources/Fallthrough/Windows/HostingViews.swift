#if canImport(UIKit)
  import UIKit

  /// Tells which views show SwiftUI content, and which are nothing but its drawing.
  ///
  /// A hosting view is told by its controller where SwiftUI is at hand: `UIHostingController` is
  /// public. Its own class is not, so its name is only a hint, for hosting views without such a
  /// controller. Where the hint fails, declared regions and a pinned ``ContentDetection`` still work.
  @MainActor
  enum HostingViews {
    private static var hosting = ClassNameHint(["_UIHostingView"])
    private static var drawing = ClassNameHint(["_UIGraphicsView", "CGDrawingView"])
    private static var wrapper = ClassNameHint(["_UIInheritedView", "UIKitPlatformViewHost"])

    /// Whether a view shows SwiftUI content.
    static func contain(_ view: UIView) -> Bool {
      #if canImport(SwiftUI)
        if view.next is any SwiftUIHosting { return true }
      #endif
      return hosting.fits(view)
    }

    /// Whether a view is one of those with which SwiftUI draws up to iOS 18.
    ///
    /// They take touches only for the hosting view. One that the hint misses counts as a real view,
    /// which keeps its touches wherever regions or ignored areas are.
    static func isDrawing(_ view: UIView) -> Bool {
      drawing.fits(view)
    }

    /// Whether a view is one of those that SwiftUI puts around representables since iOS 26, which
    /// answer a hit test only with what is in them.
    ///
    /// > Source: class lists of session replays; that they never answer themselves is one report.
    /// > FS-237.
    static func isWrapper(_ view: UIView) -> Bool {
      wrapper.fits(view)
    }
  }

  /// A view controller whose view shows SwiftUI content.
  @MainActor
  protocol SwiftUIHosting: UIViewController {}
#endif
