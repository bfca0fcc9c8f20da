#if canImport(UIKit)
  import HitTesting
  import UIKit

  extension PassThroughWindow {
    /// Whether touches on the view's own area were asked to fall through.
    func isIgnored(_ view: UIView) -> Bool {
      for ignored in ignoredViews where ignored.view === view { return true }
      return false
    }

    /// Whether a point lies on an ignored view that marks a part of what SwiftUI draws.
    ///
    /// One that is as large as the root view is a container of everything, and marks nothing.
    ///
    /// - Parameter point: In points, in the window's coordinate space.
    func isOnIgnoredArea(_ point: CGPoint) -> Bool {
      for ignored in ignoredViews {
        guard let view = ignored.view, view.window === self, view.isVisibleInHierarchy,
          view.bounds.containsTouch(at: view.convert(point, from: self))
        else { continue }
        if !spansRoot(view) { return true }
      }
      return false
    }

    private func spansRoot(_ view: UIView) -> Bool {
      guard let root = rootViewController?.viewIfLoaded else { return false }
      return view.convert(view.bounds, to: root).contains(root.bounds)
    }

    /// Whether a view is nothing but a drawing of SwiftUI's, where something else than drawings
    /// decides: regions, an ignored area, or a content test that was pinned.
    ///
    /// Up to iOS 18 one phase finds the drawing and the next may find the hosting view; both must
    /// get the same answer, which is that of iOS 26, where there are no such views.
    func isBackgroundDrawing(_ view: UIView, at point: CGPoint) -> Bool {
      let isProbed = contentDetection != .automatic && contentDetection != .viewTree
      guard isProbed || regions.isDeclared || !ignoredViews.isEmpty, HostingViews.isDrawing(view)
      else { return false }
      return isProbed || regions.isDeclared
        || (isOnIgnoredArea(point) && !isInsideIgnoredView(view))
    }

    private func isInsideIgnoredView(_ view: UIView) -> Bool {
      for ignored in ignoredViews {
        if let container = ignored.view, view.isInside(container),
          !HostingViews.contain(container)
        {
          return true
        }
      }
      return false
    }
  }
#endif
