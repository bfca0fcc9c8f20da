#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// One controller in a window of its own: it arrives, stays and leaves.
  ///
  /// It can turn back while it arrives or leaves. Each closure that waits for the end of a
  /// transition is called once: with true when the content has reached that end, with false if
  /// something else came first.
  ///
  /// A transition goes in steps, each with at most one call of the app. Each is a change of its own,
  /// made only if the transition is still under way by then.
  @MainActor
  final class OverlayPresentation {
    /// A transition under way. An earlier one has no effect when it ends.
    @MainActor
    private final class Move {
      let direction: OverlayTransition.Direction
      let transition: OverlayTransition
      /// Whether the content was moving in the other direction when this began.
      let turnsBack: Bool
      var waiting: [((Bool) -> Void)?] = []
      /// Ends it if it does not end by itself.
      var limit: Later.Alarm?

      init(
        _ direction: OverlayTransition.Direction, by transition: OverlayTransition, after old: Move?
      ) {
        self.direction = direction
        self.transition = transition
        turnsBack = old.map { $0.direction != direction } ?? false
        if let old, !turnsBack { waiting = old.waiting }
      }

      func tell(_ isReached: Bool) { waiting.forEach { OverlayChanges.call($0, isReached) } }
    }

    let controller: UIViewController
    let window: OverlayWindow
    let root: OverlayRootController
    var configure: ((OverlayPresentation) -> Void)?
    var didLeave: (() -> Void)?
    var didSwipe: ((OverlayTransition.Edge) -> Void)?

    /// The look of the content before any transition; `nil` until its view is loaded.
    private var resting: OverlayTransition.Look?
    private var move: Move? {
      didSet {
        oldValue?.limit?.cancel()
        updateSwipe()
      }
    }
    private var countdown: Countdown? { didSet { oldValue?.stop() } }
    private var isShown = false { didSet { updateSwipe() } }

    private func updateSwipe() { window.swipe?.isPossible = isShown && move == nil }

    init(of controller: UIViewController, in scene: UIWindowScene) {
      self.controller = controller
      window = OverlayWindow(windowScene: scene)
      root = OverlayRootController(content: controller)
    }

    /// Keeps the content shown for a time, in seconds, after it has arrived; `nil` for no end.
    func stay(for duration: TimeInterval?, then isOver: @escaping @MainActor () -> Void) {
      if duration != nil { window.observeUse() }
      countdown = duration.map {
        Countdown(seconds: $0, heldUntil: { [window] in window.timeIsHeldUntil }, isOver)
      }
      if move == nil { countdown?.look() }
    }

    /// Makes a closure wait for the end of the transition; without a transition it is called with
    /// true.
    func wait(_ isOver: ((Bool) -> Void)?) {
      if let move { move.waiting.append(isOver) } else { OverlayChanges.call(isOver, true) }
    }

    /// Moves the content in a direction, even if it is moving already. The closures that waited for
    /// the other end are called with false; those that wait for this end continue to wait.
    func send(
      _ direction: OverlayTransition.Direction, by transition: OverlayTransition,
      _ isOver: ((Bool) -> Void)?
    ) {
      let move = Move(direction, by: transition, after: self.move)
      if move.turnsBack { self.move?.tell(false) }
      self.move = move
      wait(isOver)
      isInert = direction == .leaving
      guard isInert else {
        return perform([load, configureWindow, appear, layOut, run], of: move)
      }
      countdown = nil
      if transition.run == nil || window.isHidden { return reachEnd(of: move) }
      if root.presenters.isEmpty { return perform([layOut, run], of: move) }
      end(move, after: transition.longestDuration)
      window.dismissPresented(animated: true) { [weak self] in
        if let self { perform([layOut, run], of: move) }
      }
    }

    // MARK: Steps

    private func perform(_ steps: [(Move) -> Void], of move: Move) {
      guard let step = steps.first else { return }
      OverlayChanges.make { [self] in
        guard move === self.move else { return }
        step(move)
        perform(Array(steps.dropFirst()), of: move)
      }
    }

    private func load(_: Move) {
      guard resting == nil else { return }
      let view: UIView = controller.view
      let look = OverlayTransition.Look(of: view)
      resting = look
      window.followApp()
      window.rootViewController = root
      window.contentController = controller
      let swipe = OverlaySwipe(of: view, resting: look, in: window)
      swipe.didSwipe = didSwipe
      window.swipe = swipe
    }

    private func configureWindow(_: Move) {
      configure?(self)
      configure = nil
    }

    private func appear(_: Move) {
      window.isHidden = false
      root.updateSafeArea()
      guard !isShown else { return }
      isShown = true
      Later.beforeEachWait { [weak self] in self?.lookAround() ?? false }
    }

    /// Looks at what UIKit does not report: the bars of the app, and whether the content is in use.
    /// Returns whether the content is still shown.
    private func lookAround() -> Bool {
      guard isShown else { return false }
      if move == nil { countdown?.look() }
      // The windows were laid out before this, so the change waits for another turn of the loop.
      let isMoved = root.keepsClearOfBars && root.updateSafeArea()
      if window.followApp() || isMoved { Later.wake() }
      return true
    }

    private func layOut(_ move: Move) { if move.transition.run != nil { window.layoutIfNeeded() } }

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
      guard move.limit == nil else { return }
      move.limit = Later.after(seconds) { [weak self, weak move] in self?.finish(move) }
    }

    private func finish(_ ended: Move?) {
      OverlayChanges.make { [weak self] in
        if let self, let ended, ended === move { reachEnd(of: ended) }
      }
    }

    private func reachEnd(of move: Move) {
      self.move = nil
      if move.direction == .arriving {
        restoreLook()
        countdown?.look()
      } else {
        removeWindow()
        didLeave?()
      }
      move.tell(true)
    }

    private func restoreLook() {
      if let view = controller.viewIfLoaded { resting?.apply(to: view) }
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
      move = nil
      countdown = nil
      isShown = false
      window.dismissPresented(animated: false) {}
      window.isHidden = true
      root.releaseContent()
      restoreLook()
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
