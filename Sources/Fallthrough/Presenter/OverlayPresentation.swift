#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// One controller in a window of its own: it arrives, stays and leaves.
  ///
  /// It can turn back while it arrives or leaves. Each closure that waits for the end of a
  /// transition is called once: with true when the content has reached that end, with false if
  /// something else came first. If the presentation is released before its content has left, the
  /// controller is restored at once.
  @MainActor
  final class OverlayPresentation {
    private enum State {
      case atRest
      case moving(Move)
      case over
    }

    /// A transition under way. An earlier one has no effect when it ends.
    @MainActor
    private final class Move {
      let direction: OverlayTransition.Direction
      /// Whether the content was moving in the other direction when this began.
      let turnsBack: Bool
      var waiting: [(Bool) -> Void] = []

      init(_ direction: OverlayTransition.Direction, after old: Move?) {
        self.direction = direction
        turnsBack = old.map { $0.direction != direction } ?? false
        if let old, !turnsBack { waiting = old.waiting }
      }

      /// Adds the calls of the waiting closures to a queue.
      func tell(_ isReached: Bool, in calls: CallQueue) {
        for isOver in waiting { calls.add { isOver(isReached) } }
      }
    }

    let controller: UIViewController
    let window: OverlayWindow
    let root: OverlayRootController
    /// Called when the content has left, before its window is removed.
    var didLeave: ((OverlayPresentation) -> Void)?

    private let resting: (alpha: CGFloat, transform: CGAffineTransform)
    private let calls: CallQueue
    private var state = State.atRest
    /// How long the content still stays, if it leaves by itself.
    private var countdown: Countdown?

    init(
      of controller: UIViewController, in scene: UIWindowScene, level: UIWindow.Level,
      calls: CallQueue
    ) {
      self.controller = controller
      self.calls = calls
      let view: UIView = controller.view
      resting = (view.alpha, view.transform)
      window = OverlayWindow(windowScene: scene)
      window.windowLevel = level
      root = OverlayRootController(content: controller)
      window.rootViewController = root
      window.contentController = controller
    }

    deinit {
      if case .over = state { return }
      Later.onMainThread { [root, controller, resting, state] in
        root.releaseContent()
        guard case .moving = state else { return }
        controller.rest(at: resting)
        Misuse.note(
          "A presenter was released before its content left; the content is as it was before")
      }
    }

    private var move: Move? { if case .moving(let move) = state { move } else { nil } }

    /// Keeps the content shown for a time, in seconds, after it has arrived; `nil` for no end.
    func stay(for duration: TimeInterval?, then isOver: @escaping @MainActor @Sendable () -> Void) {
      if duration != nil { window.observeUse() }
      countdown = duration.map {
        Countdown(seconds: $0, isHalted: { [window] in window.isInUse }, isOver)
      }
      if move == nil { countdown?.start() }
    }

    /// Makes a closure wait for the end of the transition; without a transition it is called with
    /// true.
    func wait(_ isOver: ((Bool) -> Void)?) {
      guard let isOver else { return }
      if let move { move.waiting.append(isOver) } else { calls.add { isOver(true) } }
    }

    /// Moves the content in a direction, even if it is moving already. The closures that waited for
    /// the other end are called with false; those that wait for this end continue to wait. The
    /// content may have reached it when this returns.
    func send(
      _ direction: OverlayTransition.Direction, by transition: OverlayTransition,
      _ isOver: ((Bool) -> Void)?
    ) {
      let move = Move(direction, after: self.move)
      if move.turnsBack { self.move?.tell(false, in: calls) }
      state = .moving(move)
      wait(isOver)
      isInert = direction == .leaving
      if isInert { countdown = nil }
      run(transition, for: move)
    }

    private func run(_ transition: OverlayTransition, for move: Move) {
      guard let run = transition.run else { return finish(move) }
      window.layoutIfNeeded()
      let step = OverlayTransition.Step(
        view: controller.view, direction: move.direction, turnsBack: move.turnsBack,
        restingAlpha: resting.alpha, restingTransform: resting.transform)
      Later.after(transition.longestDuration) { [weak self, weak move] in self?.finish(move) }
      run(step) { [weak self, weak move] in self?.finish(move) }
    }

    private func finish(_ ended: Move?) {
      guard let ended, ended === move else { return }
      calls.settle {
        if ended.direction == .arriving {
          state = .atRest
          controller.rest(at: resting)
          countdown?.start()
        } else {
          didLeave?(self)
          removeWindow()
        }
        ended.tell(true, in: calls)
      }
    }

    /// Removes the window at once; the calls of the closures that waited are added to a queue.
    func end(telling calls: CallQueue) {
      let move = move
      removeWindow()
      move?.tell(false, in: calls)
    }

    /// Removes the window and restores the controller.
    private func removeWindow() {
      state = .over
      countdown = nil
      window.isHidden = true
      root.releaseContent()
      window.rootViewController = nil
      window.contentController = nil
      window.windowScene = nil
      controller.rest(at: resting)
    }

    /// Whether the content takes no touches and is hidden from assistive apps, because it is
    /// leaving.
    private var isInert = false {
      didSet {
        guard isInert != oldValue else { return }
        if isInert { window.endEditing(true) }
        window.isUserInteractionEnabled = !isInert
        window.accessibilityElementsHidden = isInert
      }
    }
  }

  extension UIViewController {
    fileprivate func rest(at place: (alpha: CGFloat, transform: CGAffineTransform)) {
      viewIfLoaded?.alpha = place.alpha
      viewIfLoaded?.transform = place.transform
    }
  }
#endif
