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

    /// Whether a view is nothing but a drawing of SwiftUI's on an ignored area.
    ///
    /// Up to iOS 18 SwiftUI draws with views that have nothing to take touches with. A view with
    /// recognizers, a control, and what is inside an ignored view are content on any area.
    func isIgnoredDrawing(_ view: UIView, at point: CGPoint) -> Bool {
      guard !ignoredViews.isEmpty, isOnIgnoredArea(point) else { return false }
      var current: UIView? = view
      while let ancestor = current, ancestor !== self {
        if HostingViews.contain(ancestor) {
          return ancestor !== view && fittingDetection(for: ancestor) == .viewTree
        }
        guard !(ancestor is UIControl), !ancestor.hasRecognizers,
          !isIgnored(ancestor)
        else { return false }
        current = ancestor.superview
      }
      return false
    }
  }
#endif
