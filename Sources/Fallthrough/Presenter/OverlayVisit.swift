#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// One stay of a controller in an overlay: it comes, is there and goes, in a window of its own.
  ///
  /// It can turn back on its way. Whoever waits for the end of a way is told once: with true when the
  /// end is reached, with false when something else came first.
  @MainActor
  final class OverlayVisit {
    let controller: UIViewController
    let window: OverlayWindow
    let root: OverlayRootController
    /// Which way the visit is, or `nil` while it stands still.
    private(set) var direction: OverlayTransition.Direction?
    /// Called when the end of a way is reached, before those who wait are told.
    var didReachEnd: ((OverlayVisit, OverlayTransition.Direction) -> Void)?

    private let resting: (alpha: CGFloat, transform: CGAffineTransform)
    private var waiting: [(Bool) -> Void] = []
    /// Which way counts: what an earlier one still reports comes too late.
    private var way = 0
    /// Whether it was on its way in the other direction when it set out.
    private var turnsBack = false

    init(of controller: UIViewController, in scene: UIWindowScene, level: UIWindow.Level) {
      self.controller = controller
      let view: UIView = controller.view
      resting = (view.alpha, view.transform)
      window = OverlayWindow(windowScene: scene)
      window.windowLevel = level
      root = OverlayRootController(content: controller, overlay: window)
      window.rootViewController = root
    }

    /// Has somebody told of the end of the way; at once, with true, while there is none.
    func wait(_ isOver: ((Bool) -> Void)?) -> [() -> Void] {
      guard let isOver else { return [] }
      if direction == nil { return [{ isOver(true) }] }
      waiting.append(isOver)
      return []
    }

    /// Sets out on a way, in place of the one that it is on. Who waits for the same end goes on
    /// waiting.
    ///
    /// - Returns: What tells those who waited for the other end.
    func setOut(
      _ direction: OverlayTransition.Direction, _ isOver: ((Bool) -> Void)?
    ) -> [() -> Void] {
      turnsBack = self.direction.map { $0 != direction } ?? false
      let calls = self.direction == direction ? [] : calls(with: false)
      way += 1
      self.direction = direction
      if let isOver { waiting.append(isOver) }
      isInert = direction == .leaving
      return calls
    }

    /// Goes the way that it has set out on. It may be at the end when this returns.
    func go(by transition: OverlayTransition) {
      guard let direction else { return }
      let way = way
      guard let run = transition.run else { return finish(way) }
      window.layoutIfNeeded()
      let step = OverlayTransition.Step(
        view: controller.view, direction: direction, turnsBack: turnsBack,
        restingAlpha: resting.alpha, restingTransform: resting.transform)
      Deadline.after(transition.longestDuration) { [weak self] in self?.finish(way) }
      run(step) { [weak self] in self?.finish(way) }
    }

    /// Takes the window away, wherever the visit is on its way.
    ///
    /// - Returns: What tells those who waited for the end of the way.
    func end() -> [() -> Void] {
      way += 1
      direction = nil
      removeWindow()
      return calls(with: false)
    }

    /// What tells those who wait that the end is reached; nobody waits any more then.
    func arrivals() -> [() -> Void] { calls(with: true) }

    /// Takes the window away.
    func removeWindow() {
      window.isHidden = true
      root.releaseContent()
      window.rootViewController = nil
      window.windowScene = nil
      rest()
    }

    private func rest() {
      controller.viewIfLoaded?.alpha = resting.alpha
      controller.viewIfLoaded?.transform = resting.transform
    }

    private func finish(_ way: Int) {
      guard way == self.way, let direction else { return }
      self.way += 1
      self.direction = nil
      if direction == .arriving { rest() }
      didReachEnd?(self, direction)
    }

    private func calls(with isReached: Bool) -> [() -> Void] {
      defer { waiting = [] }
      return waiting.map { tell in { tell(isReached) } }
    }

    /// Whether the content takes no touches and is nothing to assistive apps: it is on its way out.
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
