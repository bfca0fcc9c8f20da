#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// One controller in a window of its own: it arrives, stays and leaves.
  ///
  /// It can turn back while it arrives or leaves. Each closure that waits for the end of a
  /// transition is called once: with true when the content has reached that end, with false if
  /// something else came first.
  @MainActor
  final class OverlayPresentation {
    let controller: UIViewController
    let window: OverlayWindow
    let root: OverlayRootController
    /// Whether the content arrives or leaves, or `nil` while it does neither.
    private(set) var direction: OverlayTransition.Direction?
    /// Called when the content has arrived or left, before the waiting closures are called.
    var didReachEnd: ((OverlayPresentation, OverlayTransition.Direction) -> Void)?

    private let resting: (alpha: CGFloat, transform: CGAffineTransform)
    private var waiting: [(Bool) -> Void] = []
    /// The number of the current transition. Reports of earlier ones are ignored.
    private var transitionNumber = 0
    /// Whether the content was moving in the other direction when this transition began.
    private var turnsBack = false
    /// How long the content still stays, if it leaves by itself.
    private var countdown: Countdown?

    init(of controller: UIViewController, in scene: UIWindowScene, level: UIWindow.Level) {
      self.controller = controller
      ContentChange.takeBackAll(of: controller)
      let view: UIView = controller.view
      resting = (view.alpha, view.transform)
      window = OverlayWindow(windowScene: scene)
      window.windowLevel = level
      root = OverlayRootController(content: controller)
      window.rootViewController = root
      window.contentController = controller
    }

    /// Keeps the content shown for a time, in seconds, after it has arrived; `nil` for no end.
    func stay(for duration: TimeInterval?, then isOver: @escaping @MainActor @Sendable () -> Void) {
      if duration != nil { window.observeUse() }
      countdown = duration.map {
        Countdown(seconds: $0, isHalted: { [window] in window.isInUse }, isOver)
      }
      if direction == nil { countdown?.start() }
    }

    /// Makes a closure wait for the end of the transition; without a transition it is called with
    /// true.
    func wait(_ isOver: ((Bool) -> Void)?) -> [() -> Void] {
      guard let isOver else { return [] }
      if direction == nil { return [{ isOver(true) }] }
      waiting.append(isOver)
      return []
    }

    /// Starts moving the content in a direction, even if it is moving already. Returns the calls of
    /// the closures that waited for the other end; those that wait for this end continue to wait.
    func setOut(
      _ direction: OverlayTransition.Direction, _ isOver: ((Bool) -> Void)?
    ) -> [() -> Void] {
      turnsBack = self.direction.map { $0 != direction } ?? false
      let calls = self.direction == direction ? [] : calls(with: false)
      transitionNumber += 1
      self.direction = direction
      if let isOver { waiting.append(isOver) }
      isInert = direction == .leaving
      if isInert { countdown = nil }
      return calls
    }

    /// Moves the content in its new direction. It may have arrived when this returns.
    func go(by transition: OverlayTransition) {
      guard let direction else { return }
      let number = transitionNumber
      guard let run = transition.run else { return finish(number) }
      window.layoutIfNeeded()
      ContentChange.place.note(of: controller) { [resting] in
        $0.view.alpha = resting.alpha
        $0.view.transform = resting.transform
      }
      let step = OverlayTransition.Step(
        view: controller.view, direction: direction, turnsBack: turnsBack,
        restingAlpha: resting.alpha, restingTransform: resting.transform)
      Later.after(transition.longestDuration) { [weak self] in self?.finish(number) }
      run(step) { [weak self] in self?.finish(number) }
    }

    /// Removes the window at once. Returns the calls of the closures that waited for an end.
    func end() -> [() -> Void] {
      transitionNumber += 1
      direction = nil
      removeWindow()
      return calls(with: false)
    }

    /// Removes the window and restores the controller.
    func removeWindow() {
      countdown = nil
      window.isHidden = true
      root.releaseContent()
      window.rootViewController = nil
      window.contentController = nil
      window.windowScene = nil
      rest()
    }

    private func rest() {
      ContentChange.place.note(of: controller, takeBack: nil)
      controller.viewIfLoaded?.alpha = resting.alpha
      controller.viewIfLoaded?.transform = resting.transform
    }

    private func finish(_ number: Int) {
      guard number == transitionNumber, let direction else { return }
      transitionNumber += 1
      self.direction = nil
      if direction == .arriving {
        rest()
        countdown?.start()
      }
      didReachEnd?(self, direction)
    }

    /// The calls of the waiting closures, which then wait no longer.
    func calls(with isReached: Bool) -> [() -> Void] {
      defer { waiting = [] }
      return waiting.map { tell in { tell(isReached) } }
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

  /// A property of its controller that an overlay changed. A presenter that is released has no time
  /// to restore it, so the next presenter that shows the controller does.
  @MainActor
  enum ContentChange {
    /// Opacity and transform of the view.
    case place
    case safeArea

    private struct Note {
      let change: ContentChange
      weak var controller: UIViewController?
      let takeBack: (UIViewController) -> Void
    }
    private static var notes: [Note] = []

    /// Records the change of a controller in place of an earlier one; `nil` if nothing is to be
    /// restored.
    func note(of controller: UIViewController, takeBack: ((UIViewController) -> Void)?) {
      Self.notes.removeAll {
        $0.controller == nil || $0.controller === controller && $0.change == self
      }
      guard let takeBack else { return }
      Self.notes.append(Note(change: self, controller: controller, takeBack: takeBack))
    }

    /// Restores what a released presenter left changed, and writes this to the log.
    static func takeBackAll(of controller: UIViewController) {
      let left = notes.filter { $0.controller === controller }
      guard !left.isEmpty else { return }
      notes.removeAll { $0.controller === controller }
      left.forEach { $0.takeBack(controller) }
      Misuse.note("A presenter was released before its content left; it is shown as it was before")
    }
  }
#endif
