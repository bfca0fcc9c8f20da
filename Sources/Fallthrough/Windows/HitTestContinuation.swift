#if canImport(UIKit)
  import UIKit

  /// Goes on with UIKit's walk where it would have gone on, had a view not taken the touch.
  @MainActor
  struct HitTestContinuation {
    let window: UIWindow
    let event: UIEvent?

    /// The next view that wants the touch: a sibling behind, or else the superview.
    ///
    /// - Parameters:
    ///   - view: The view to look behind.
    ///   - point: In points, in the window's coordinate space.
    func view(behind view: UIView, at point: CGPoint) -> UIView? {
      var current = view
      while current !== window, let parent = current.superview {
        let siblings = parent.subviews
        let place = siblings.firstIndex { $0 === current } ?? 0
        for sibling in siblings[..<place].reversed() {
          let local = sibling.convert(point, from: window)
          if let hit = sibling.hitTestAsSuperviewDoes(local, with: event) { return hit }
        }
        if !parent.isPassThrough, !HostingViews.isWrapper(parent) { return parent }
        current = parent
      }
      return nil
    }
  }
#endif
