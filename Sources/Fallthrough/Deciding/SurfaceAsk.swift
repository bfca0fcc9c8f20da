#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the surfaces that are asked within each other tell one another during one ask of the
  /// outermost.
  ///
  /// An inner surface answers for itself, as UIKit's walk meets it: the outer one accepts what it
  /// claimed, and hears of the hosting view that it passed over.
  @MainActor
  enum SurfaceAsk {
    /// An inner surface's answer, so that it is worked out once though UIKit's walk and ours both
    /// ask.
    private struct Answer {
      let point: CGPoint
      let view: UIView?
      let hostingView: UIView?
    }

    /// The view for which an inner surface claimed the touch last.
    @exclusivity(unchecked) static var claimedView: UIView?
    /// The frontmost hosting view that was passed over so far.
    @exclusivity(unchecked) private(set) static var hostingView: UIView?
    @exclusivity(unchecked) private static var depth = 0
    @exclusivity(unchecked) private static var answers: [ObjectIdentifier: Answer] = [:]

    /// Notes a hosting view that lets the touch go on; the first one counts.
    static func noteHostingView(_ view: UIView) {
      if hostingView == nil { hostingView = view }
    }

    /// Has a window decide. No surface is around a window, so an ask within another one is
    /// somebody's own question, and neither changes what the other finds.
    static func outermost(_ decide: () -> UIView?) -> UIView? {
      guard depth > 0 else {
        depth = 1
        defer { forgetAll() }
        return decide()
      }
      let outer = (claimedView, hostingView, answers, depth)
      forgetAll()
      depth = 1
      defer { (claimedView, hostingView, answers, depth) = outer }
      return decide()
    }

    /// Has a view decide that may be inside another surface.
    ///
    /// - Parameter point: In points, in the coordinate space of `view`.
    static func nested(_ view: UIView, at point: CGPoint, _ decide: () -> UIView?) -> UIView? {
      guard depth > 0 else { return outermost(decide) }
      if let kept = answers[ObjectIdentifier(view)], kept.point.isSamePlace(as: point) {
        return deliver(kept)
      }
      let outerHostingView = hostingView
      hostingView = nil
      depth += 1
      let answer = decide()
      depth -= 1
      let kept = Answer(point: point, view: answer, hostingView: hostingView)
      hostingView = outerHostingView
      answers[ObjectIdentifier(view)] = kept
      return deliver(kept)
    }

    private static func deliver(_ answer: Answer) -> UIView? {
      if let view = answer.view {
        claimedView = view
      } else if let view = answer.hostingView {
        noteHostingView(view)
      }
      return answer.view
    }

    private static func forgetAll() {
      depth = 0
      if claimedView != nil { claimedView = nil }
      if hostingView != nil { hostingView = nil }
      if !answers.isEmpty { answers.removeAll(keepingCapacity: true) }
    }
  }

  extension CGPoint {
    /// Whether another point is the same one but for rounding.
    fileprivate func isSamePlace(as other: CGPoint) -> Bool {
      abs(x - other.x) < Self.samePlace && abs(y - other.y) < Self.samePlace
    }

    /// In points; a choice, far less than a finger tells apart.
    private static let samePlace: CGFloat = 0.001
  }
#endif
