#if canImport(UIKit)
  import HitTesting
  import UIKit

  extension PassThroughWindow {
    /// What a kept ruling depends on beside the settings: when it changes, the memo is void.
    struct MemoContext: Equatable {
      var root: ObjectIdentifier?
      var presented: ObjectIdentifier?
      var generation: Int
    }

    /// The ruling on a touch: the one kept for it, or a new one.
    func ruling(
      on candidate: Candidate, at point: CGPoint, with event: UIEvent?
    ) -> (TouchRuling, TouchAsk) {
      refreshMemo()
      guard let event else { return (newRuling(on: candidate, at: point, with: nil), .anonymous) }
      let key = TouchKey(
        event: ObjectIdentifier(event), timestamp: event.timestamp, pointInWindow: point)
      if let kept = memo.ruling(for: key) {
        // Without any view there is nothing to claim the touch for.
        return (candidate.view == nil ? TouchRuling(.pass, .noCandidate) : kept, .repeated)
      }
      let ruling = newRuling(on: candidate, at: point, with: event)
      memo.keep(ruling, for: key)
      return (ruling, .first)
    }

    /// Whether a touch on plain content is claimed: always, unless the window passed it before.
    func claimsPlainContent(at point: CGPoint, with event: UIEvent?) -> Bool {
      guard let event else { return true }
      refreshMemo()
      let key = TouchKey(
        event: ObjectIdentifier(event), timestamp: event.timestamp, pointInWindow: point)
      if let kept = memo.ruling(for: key) { return kept.verdict == .claim }
      memo.keep(TouchRuling(.claim, .content), for: key)
      return true
    }

    /// The ruling that the facts of this moment give.
    func newRuling(
      on candidate: Candidate, at point: CGPoint, with event: UIEvent?,
      mode: PassThroughMode? = nil
    ) -> TouchRuling {
      let facts = TouchFacts(
        // A window that found a view is none that takes no touches.
        windowIsInert: candidate.placement == nil && !admitsTouches, mode: mode ?? self.mode,
        candidate: candidate.placement,
        passedOver: candidate.passedOver, regionsAreDeclared: regions.isDeclared)
      return PassThroughRule(facts).ruling(
        regionContainsTouch: { regions.contain(point, in: self) },
        contentTest: { contentOfRoot(at: point, with: event) })
    }

    /// Forgets what was decided under other circumstances.
    private func refreshMemo() {
      let root = rootViewController
      let context = MemoContext(
        root: root.map(ObjectIdentifier.init),
        presented: root?.presentedViewController.map(ObjectIdentifier.init),
        generation: regions.generation)
      guard let old = memoContext, old != context else {
        memoContext = context
        return
      }
      memoContext = context
      if old.root == context.root && old.presented == context.presented {
        // A region that goes between the two phases must not turn a claim into a lost touch.
        memo.forgetPasses()
      } else {
        memo.forgetAll()
      }
    }

    /// The view to hand a claimed touch to.
    ///
    /// Where only background was found, the hosting view that was passed over on the way, or else a
    /// hosting root, is the one that can do something with the touch: SwiftUI decides by itself what
    /// is tappable. In a declared region it is else the view that UIKit itself found.
    func receiver(of candidate: Candidate, for reason: TouchReason) -> UIView? {
      guard candidate.placement?.isBackground ?? false else { return candidate.view }
      if let view = candidate.ignoredHostingView { return view }
      if let root = rootViewController?.viewIfLoaded, HostingViews.contain(root) { return root }
      return (reason == .insideRegion ? candidate.ignoredView : nil) ?? candidate.view
    }
  }
#endif
