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

    /// Where an inner surface finds its answer, if it has given one in the ask under way.
    struct Place {
      fileprivate var ask = 0
      fileprivate var index = 0
    }

    /// The view for which an inner surface claimed the touch last; its answer keeps the view alive.
    @exclusivity(unchecked) private static var claimedView: ObjectIdentifier?
    /// The frontmost hosting view that was passed over so far.
    @exclusivity(unchecked) private(set) static var hostingView: UIView?
    @exclusivity(unchecked) private static var isUnderWay = false
    /// The number of the ask under way, and of the latest one.
    @exclusivity(unchecked) private static var ask = 0
    @exclusivity(unchecked) private static var latestAsk = 0
    @exclusivity(unchecked) private static var answers: [Answer] = []

    /// Whether a view is the one for which an inner surface claimed the touch last.
    static func claimed(_ view: UIView) -> Bool { ObjectIdentifier(view) == claimedView }

    /// Forgets what inner surfaces claimed, before the next view is asked.
    static func forgetClaim() { claimedView = nil }

    /// Notes a hosting view that lets the touch go on; the first one counts.
    static func noteHostingView(_ view: UIView) {
      if hostingView == nil { hostingView = view }
    }

    /// Has a window decide. No surface is around a window, so an ask within another one is
    /// somebody's own question, and neither changes what the other finds.
    static func outermost(_ decide: () -> UIView?) -> UIView? {
      guard isUnderWay else { return newAsk(decide) }
      let outer = (claimedView, hostingView, answers, ask)
      forgetAll()
      defer {
        (claimedView, hostingView, answers, ask) = outer
        isUnderWay = true
      }
      return newAsk(decide)
    }

    private static func newAsk(_ decide: () -> UIView?) -> UIView? {
      latestAsk += 1
      (isUnderWay, ask) = (true, latestAsk)
      let answer = decide()
      forgetAll()
      return answer
    }

    /// Has a view decide that may be inside another surface.
    ///
    /// - Parameters:
    ///   - surface: What the view obeys.
    ///   - point: In points, in the coordinate space of the view.
    static func nested(
      _ surface: OwnHitTesting, at point: CGPoint, _ decide: () -> UIView?
    ) -> UIView? {
      guard isUnderWay else { return outermost(decide) }
      let place = surface.keptAnswer
      if place.ask == ask, answers[place.index].point.isSamePlace(as: point) {
        return deliver(answers[place.index].view, answers[place.index].hostingView)
      }
      let outerHostingView = hostingView
      hostingView = nil
      let answer = decide()
      let passedOver = hostingView
      hostingView = outerHostingView
      surface.keptAnswer = Place(ask: ask, index: answers.count)
      answers.append(Answer(point: point, view: answer, hostingView: passedOver))
      return deliver(answer, passedOver)
    }

    private static func deliver(_ view: UIView?, _ passedOver: UIView?) -> UIView? {
      if let view {
        claimedView = ObjectIdentifier(view)
      } else if let passedOver {
        noteHostingView(passedOver)
      }
      return view
    }

    private static func forgetAll() {
      isUnderWay = false
      claimedView = nil
      if hostingView != nil { hostingView = nil }
      // Taken one by one they leave their place for the next ask.
      while answers.popLast() != nil {}
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
