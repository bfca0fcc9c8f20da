#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that an animation shows at a touch, and that a region follows there.
  struct ShownView {
    let regionView: UIView
    /// The view that gets the touch; `nil` leaves it to the hosting view there.
    let receiver: UIView?
  }

  extension InteractiveRegions {
    /// The frontmost animated view that a region follows, and that is shown at a touch.
    ///
    /// The deepest view in it gets the touch, by UIKit's own rule: without `.allowUserInteraction`
    /// the animation's rule holds. FS-176. A region of a view that takes no touches, such as a
    /// marker's, leaves them to the hosting view around it.
    ///
    /// - Parameter point: In points, in the coordinate space of `surface`.
    func shownView(at point: CGPoint, in surface: UIView, with event: UIEvent?) -> ShownView? {
      for entry in entries.reversed() where entry.role == .interactive && entry.isEnabled {
        guard let view = entry.anchorView(on: surface), view.isUnderWay(in: surface),
          let shown = view.shownPoint(from: point, in: surface),
          entry.contains(shown, inAnchorView: view)
        else { continue }
        if !view.isUserInteractionEnabled {
          return ShownView(regionView: view, receiver: HostingViews.hostingView(around: view))
        }
        if let receiver = view.hitTestAsSuperviewDoes(shown, with: event) {
          return ShownView(regionView: view, receiver: receiver)
        }
      }
      return nil
    }

    /// Whether a view is inside the view of a region that follows its animation, and is shown
    /// somewhere else than at a touch.
    ///
    /// - Parameter point: In points, in the coordinate space of `surface`.
    func isShownElsewhere(_ view: UIView, touchedAt point: CGPoint, in surface: UIView) -> Bool {
      entries.contains { entry in
        guard entry.role == .interactive, entry.isEnabled,
          let anchor = entry.anchorView(on: surface), view.isDescendant(of: anchor),
          anchor.isUnderWay(in: surface)
        else { return false }
        let shown = anchor.shownPoint(from: point, in: surface)
        return !(shown.map { entry.contains($0, inAnchorView: anchor) } ?? false)
      }
    }
  }
#endif
