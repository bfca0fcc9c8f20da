#if canImport(UIKit)
  import UIKit

  extension PassThroughWindow {
    /// Whether a view beside the root view is what a finished presentation left behind.
    ///
    /// For about a run-loop turn UIKit leaves its containers in the window. They fill it, show
    /// nothing, hold nothing that could take a touch and have nothing to take one with; a menu, a
    /// dimming view or a view that the app added has at least one of these.
    func isLeftover(_ view: UIView) -> Bool {
      guard let rootViewController, rootViewController.presentedViewController == nil,
        !(view is UIControl), !(view.next is UIViewController), !view.paintsSomething
      else { return false }
      let frameInWindow = view.convert(view.bounds, to: self)
      guard frameInWindow.contains(bounds) else { return false }
      return view.hasNoRecognizers(upTo: self) && !view.subviews.contains { $0.admitsTouches }
    }
  }

  extension UIView {
    /// Whether the view's own layer shows anything.
    fileprivate var paintsSomething: Bool { layer.paintsByItself }

    /// Whether no recognizer sees touches on the view, short of those of `ancestor`.
    fileprivate func hasNoRecognizers(upTo ancestor: UIView) -> Bool {
      var view: UIView? = self
      while let current = view, current !== ancestor {
        guard !current.hasRecognizers else { return false }
        view = current.superview
      }
      return true
    }
  }
#endif
