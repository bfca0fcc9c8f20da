#if canImport(UIKit)
  import HitTesting
  import UIKit

  extension PassThroughWindow {
    /// The view that the ruling is about.
    struct Candidate {
      var view: UIView?
      var placement: CandidatePlacement?
      /// Why a view in front of it was passed over, if one was.
      var passedOver: TouchReason?
      /// The frontmost hosting view, and the frontmost view at all, of the ignored ones in front.
      var ignoredHostingView: UIView?
      var ignoredView: UIView?
    }

    /// Finds the first view, from UIKit's own answer backwards, that does not let the touch through.
    ///
    /// - Parameters:
    ///   - hit: UIKit's own answer.
    ///   - point: In points, in the window's coordinate space.
    func settle(on hit: UIView?, at point: CGPoint, with event: UIEvent?) -> Candidate {
      var candidate = Candidate(view: hit)
      for _ in 0..<Self.maximumPasses {
        guard let view = candidate.view else { break }
        candidate.placement = placement(of: view)
        guard let reason = reasonToPassOver(view, candidate.placement, at: point, with: event)
        else { return candidate }
        candidate.pass(over: view, because: reason)
        candidate.view = HitTestContinuation(window: self, event: event).view(
          behind: view, at: point)
      }
      candidate.placement = nil
      return candidate
    }

    /// How many views are passed over at most.
    ///
    /// A choice: far more than lie upon each other on a screen, so that views which hand a touch to
    /// each other do not keep the walk going for ever.
    private static let maximumPasses = 100

    /// Where a view stands, seen from the root view. Without a root view every view is content.
    private func placement(of view: UIView) -> CandidatePlacement {
      if view === self { return .window }
      guard let root = rootViewController?.viewIfLoaded else { return .content }
      if view === root { return .root(takesTouches: rootViewTakesTouches) }
      if view.isInside(root) { return .content }
      return root.isInside(view) ? .wrapper : .presented
    }

    /// Why touches on the view's own area are not its own, or `nil` if they are.
    private func reasonToPassOver(
      _ view: UIView, _ placement: CandidatePlacement?, at point: CGPoint, with event: UIEvent?
    ) -> TouchReason? {
      switch placement {
      case .content, .presented:
        if isIgnored(view) {
          // SwiftUI's content in an ignored hosting view takes its touches as in a hosting root.
          guard !regions.isDeclared, mode != .regions else { return .fallsThrough }
          let finding = content(of: view, at: point, with: event)
          return finding?.isContent == true ? nil : .fallsThrough
        }
        if placement == .presented { return isLeftover(view) ? .leftoverContainer : nil }
        return isBackgroundDrawing(view, at: point) ? .fallsThrough : nil
      default:
        return nil
      }
    }
  }

  extension PassThroughWindow.Candidate {
    @MainActor
    fileprivate mutating func pass(over view: UIView, because reason: TouchReason) {
      passedOver = reason
      guard reason == .fallsThrough else { return }
      ignoredView = ignoredView ?? view
      if ignoredHostingView == nil, HostingViews.contain(view) { ignoredHostingView = view }
    }
  }

  extension UIView {
    /// Whether the view is a descendant of another one, and not that view itself.
    func isInside(_ other: UIView) -> Bool {
      var view = superview
      while let current = view {
        if current === other { return true }
        view = current.superview
      }
      return false
    }
  }
#endif
