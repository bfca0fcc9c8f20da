#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// One content of a presenter, from the call that asks for it to its end. It waits in the queue,
  /// is shown, and leaves; while it leaves it may be shown again. It ends once.
  @MainActor
  final class Showing {
    let controller: UIViewController
    /// How it arrived; it leaves in the same way by itself.
    var transition: OverlayTransition
    private(set) var duration: TimeInterval?
    private(set) var dismissal: OverlayDismissal
    /// Completions of calls that wait for its arrival, while it is in the queue.
    private var arrivals: [(Bool) -> Void]
    private(set) var awaiting: [AwaitedEnd]
    /// Why it leaves; `nil` before that.
    var end: OverlayEnd?
    /// Its window; `nil` in the queue, and while its scene is disconnected.
    var presentation: OverlayPresentation?

    init(
      _ controller: UIViewController, by transition: OverlayTransition, for duration: TimeInterval?,
      dismissal: OverlayDismissal, _ completion: ((Bool) -> Void)?, awaiting: AwaitedEnd? = nil
    ) {
      self.controller = controller
      self.transition = transition
      self.duration = duration?.notNegative
      self.dismissal = dismissal
      arrivals = [completion].compactMap { $0 }
      self.awaiting = [awaiting].compactMap { $0 }
    }

    /// Takes what a later call for the same controller changes about it, and what waits for it.
    func take(_ later: Showing) {
      (duration, dismissal) = (later.duration, later.dismissal)
      arrivals += later.arrivals
      awaiting += later.awaiting
    }

    func isAwaited(by task: AwaitedEnd) -> Bool { awaiting.contains { $0 === task } }

    /// Has what waits for the arrival wait for the window's, or says at once that there is none.
    func passOnArrivals() {
      for arrival in arrivals {
        guard let presentation else { OverlayChanges.call(arrival, false); continue }
        presentation.wait(arrival)
      }
      arrivals = []
    }
  }

  @MainActor
  final class AwaitedEnd {
    var resume: (OverlayEnd) -> Void = { _ in }
  }
#endif
