#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// One controller in a window of its own: it arrives, stays and leaves.
  ///
  /// It can turn back while it arrives or leaves. Each closure that waits for the end of a
  /// transition is called once: with true when the content has reached that end, with false if
  /// something else came first.
  ///
  /// A transition goes in steps, each with at most one call of the app. Each step is a change of
  /// its own, made only if the transition is still the one under way by then.
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
      let transition: OverlayTransition
      /// Whether the content was moving in the other direction when this began.
      let turnsBack: Bool
      var waiting: [(Bool) -> Void] = []

      init(
        _ direction: OverlayTransition.Direction, by transition: OverlayTransition, after old: Move?
      ) {
        self.direction = direction
        self.transition = transition
        turnsBack = old.map { $0.direction != direction } ?? false
        if let old, !turnsBack { waiting = old.waiting }
      }

      /// Has the waiting closures called.
      func tell(_ isReached: Bool) {
        for isOver in waiting { OverlayChanges.call { isOver(isReached) } }
      }
    }

    /// The opacity and the transform of a view before any transition.
    private struct Look {
      let alpha: CGFloat
      let transform: CGAffineTransform

      @MainActor
      func restore(_ view: UIView) {
        view.alpha = alpha
        view.transform = transform
      }
    }

    let controller: UIViewController
    let window: OverlayWindow
    let root: OverlayRootController
    /// Called before the window appears.
    var configure: (() -> Void)?
    /// Called when the content has left and its window is removed.
    var didLeave: ((OverlayPresentation) -> Void)?

    /// `nil` until the view of the content is loaded.
    private var resting: Look?
    private var state = State.atRest
    /// How long the content still stays, if it leaves by itself.
    private var countdown: Countdown?

    init(of controller: UIViewController, in scene: UIWindowScene) {
      self.controller = controller
      window = OverlayWindow(windowScene: scene)
      root = OverlayRootController(content: controller)
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
      if let move { move.waiting.append(isOver) } else { OverlayChanges.call { isOver(true) } }
    }

    /// Moves the content in a direction, even if it is moving already. The closures that waited for
    /// the other end are called with false; those that wait for this end continue to wait.
    func send(
      _ direction: OverlayTransition.Direction, by transition: OverlayTransition,
      _ isOver: ((Bool) -> Void)?
    ) {
      let move = Move(direction, by: transition, after: self.move)
      if move.turnsBack { self.move?.tell(false) }
      state = .moving(move)
      wait(isOver)
      isInert = direction == .leaving
      guard isInert else { return perform(Self.arrival + Self.transition, of: move) }
      countdown = nil
      if transition.run == nil || window.isHidden { return reachEnd(of: move) }
      if root.presenters.isEmpty { return perform(Self.transition, of: move) }
      end(move, after: transition.longestDuration)
      window.dismissPresented(animated: true) { [weak self] in
        self?.perform(Self.transition, of: move)
      }
    }

    // MARK: Steps

    private typealias Step = @MainActor (OverlayPresentation, Move) -> Void

    private static let arrival: [Step] = [
      { presentation, _ in presentation.load() },
      { presentation, _ in
        presentation.configure?()
        presentation.configure = nil
      },
      { presentation, _ in
        presentation.window.isHidden = false
        presentation.root.updateSafeArea()
      },
    ]

    private static let transition: [Step] = [
      { if $1.transition.run != nil { $0.window.layoutIfNeeded() } }, { $0.run($1) },
    ]

    private func perform(_ steps: [Step], of move: Move) {
      guard let step = steps.first else { return }
      OverlayChanges.make { [weak self] in
        guard let self, move === self.move else { return }
        step(self, move)
        perform(Array(steps.dropFirst()), of: move)
      }
    }

    private func load() {
      guard resting == nil else { return }
      let view: UIView = controller.view
      resting = Look(alpha: view.alpha, transform: view.transform)
      window.rootViewController = root
      window.contentController = controller
    }

    private func run(_ move: Move) {
      guard let run = move.transition.run, let resting else { return reachEnd(of: move) }
      let step = OverlayTransition.Step(
        view: controller.view, direction: move.direction, turnsBack: move.turnsBack,
        restingAlpha: resting.alpha, restingTransform: resting.transform,
        reducesMotion: UIAccessibility.isReduceMotionEnabled)
      end(move, after: move.transition.longestDuration)
      run(step) { [weak self, weak move] in self?.finish(move) }
    }

    private func end(_ move: Move, after seconds: TimeInterval) {
      Later.after(seconds) { [weak self, weak move] in self?.finish(move) }
    }

    private func finish(_ ended: Move?) {
      OverlayChanges.make { [weak self] in
        if let self, let ended, ended === move { reachEnd(of: ended) }
      }
    }

    private func reachEnd(of move: Move) {
      if move.direction == .arriving {
        state = .atRest
        resting?.restore(controller.view)
        countdown?.start()
      } else {
        removeWindow()
        didLeave?(self)
      }
      move.tell(true)
    }

    /// Removes the window at once; closures that waited are called with false.
    func end() {
      let move = move
      removeWindow()
      move?.tell(false)
    }

    /// Removes the window at once, because the presenter is released; closures that waited are not
    /// called.
    func abandon() {
      let wasMoving = move != nil
      removeWindow()
      guard wasMoving else { return }
      Misuse.note(
        "A presenter was released before its content left; the content is as it was before")
    }

    /// Removes the window, with what its controllers present, and restores the content.
    private func removeWindow() {
      state = .over
      countdown = nil
      window.dismissPresented(animated: false) {}
      window.isHidden = true
      root.releaseContent()
      if let view = controller.viewIfLoaded { resting?.restore(view) }
      window.contentController = nil
      window.windowScene = nil
      // A window that lets go of a controller that presents may keep both for ever. FS-432.
      window.dismissPresented(animated: false) { [window] in window.rootViewController = nil }
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
#endif
