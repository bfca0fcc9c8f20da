#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Shows one controller at a time in a pass-through window above a scene's other windows.
  ///
  /// The window is made when something is shown and is gone when nothing is: an empty overlay would
  /// answer for the status bar and for rotation. It never becomes key by itself, so the keyboard
  /// stays where it was, and the app's own controller keeps answering for the status bar, the home
  /// indicator, deferred edges and orientations. What to show when, and for how long, is the app's:
  /// so is a queue.
  ///
  /// The controller's view is background of the overlay, like the root view of a
  /// ``PassThroughWindow``: what is in it takes touches, it does not. If it is a hosting view that
  /// still has UIKit's default background, that is cleared.
  ///
  /// Each controller has a window of its own. While one leaves by a transition the next may come:
  /// the one that was shown last is in front, and only that one takes touches.
  ///
  /// Completions are called on the main thread once each, in the order in which the waiting for them
  /// ended, and when everything is settled: one may show and hide as it likes. A presenter that is
  /// released takes its windows along, and its completions are not called.
  @MainActor
  public final class OverlayPresenter {
    /// The level of the windows. Default the one of alerts. A change applies at once.
    ///
    /// Of overlays at one level the one that was shown last is in front. The keyboard on the screen
    /// stands in front of them all: an overlay can keep clear of it, and no level is known to put
    /// one above it on every system.
    ///
    /// > Source: observed: the keyboard's window has the level 10,000,000 since iOS 9, and since iOS
    /// > 16 it is in no public list of windows. FS-077, FS-197, FS-198.
    public var level: UIWindow.Level {
      didSet { visits.forEach { $0.window.put(at: level) } }
    }

    /// Whether the overlay moves to another scene when its own disconnects: to one that is
    /// connected, or else to the next that connects, if it is an ordinary scene of the app and has
    /// no overlay at the same level. Default false: the overlay waits for a scene of the same
    /// session.
    public var followsScenes = false {
      didSet { if followsScenes, scene == nil { joinAnotherScene() } }
    }

    /// The scene that the overlay belongs to; `nil` after it disconnected and before another came.
    public internal(set) weak var scene: UIWindowScene?
    /// The window of what is shown, while that is in a connected scene. What is on its way out does
    /// not count.
    public var window: PassThroughWindow? { current?.window }
    /// What is shown, also while its scene is away. What is on its way out does not count.
    public private(set) var controller: UIViewController?
    /// Whether something that was hidden or replaced is still on its way out.
    public var isLeaving: Bool { !leaving.isEmpty }

    #if !os(tvOS)
      /// Whether the safe area of what is shown ends above the keyboard on the screen, so that
      /// content which is laid out in it keeps clear of that. Default false.
      ///
      /// It follows the keyboard also if that is the app's own, and one that was there before the
      /// overlay. SwiftUI content keeps clear of the keyboard by itself, whatever is set here.
      public var keepsClearOfKeyboard = false {
        didSet { visits.forEach { $0.root.keepsClearOfKeyboard = keepsClearOfKeyboard } }
      }
    #endif

    /// Called when the user of an assistive app makes the gesture to get away while in the overlay,
    /// and nothing in it answers that by itself. Hide it here, as a sheet goes away by the gesture.
    ///
    /// > Source: UIKit documentation, `accessibilityPerformEscape()`.
    public var onEscape: (() -> Void)?

    /// Called with each window that is made, before it appears: set its mode and regions here.
    public var configureWindow: ((PassThroughWindow) -> Void)?

    let sessionIdentifier: String
    private var observers: SceneObservers?
    private var current: OverlayVisit?
    private var leaving: [OverlayVisit] = []
    /// What is to be called when everything is settled.
    private var calls: [() -> Void] = []
    private var changesUnderWay = 0

    /// Creates a presenter that shows nothing yet.
    ///
    /// - Parameters:
    ///   - scene: The scene to show in, whatever its role; one that is just connecting will do.
    ///     When it disconnects the window goes with it, and is made anew when a scene of the same
    ///     session connects. If it has disconnected already, the overlay waits for that.
    ///   - level: The level of the window.
    public init(scene: UIWindowScene, level: UIWindow.Level = .alert) {
      self.level = level
      sessionIdentifier = scene.session.persistentIdentifier
      if UIApplication.shared.connectedScenes.contains(scene) { self.scene = scene }
      observers = SceneObservers(
        didDisconnect: { [weak self] in self?.leave($0) },
        didAppear: { [weak self] in self?.join($0) })
    }

    // MARK: Showing

    /// Shows a controller, in place of the one that is shown.
    ///
    /// The one that is shown leaves by the same transition, and the new one comes in front of it. A
    /// controller that is on its way out turns back. While the scene is away this waits, and the
    /// log says so; when the scene comes the controller is there at once.
    ///
    /// - Parameters:
    ///   - controller: What to show; nothing changes if it is shown already.
    ///   - transition: How it comes.
    ///   - completion: Called with true when it is there, before this returns if there is no
    ///     transition; with false when it is hidden or replaced before that, or its scene is away.
    public func show(
      _ controller: UIViewController, transition: OverlayTransition = .none,
      completion: ((Bool) -> Void)? = nil
    ) {
      settle {
        if let current, current.controller === controller {
          calls += current.wait(completion)
          return
        }
        self.controller = controller
        if let current { dismiss(current, by: transition, nil) }
        guard scene != nil else {
          Misuse.note("The scene of an overlay is gone; the overlay waits for it")
          if let completion { calls.append { completion(false) } }
          return
        }
        receive(controller, by: transition, completion)
      }
    }

    /// Takes the overlay away. Without a transition what is on its way out goes at once as well.
    ///
    /// - Parameters:
    ///   - transition: How it goes. Its window stays until that is over.
    ///   - completion: Called with true when it has gone, before this returns if there is no
    ///     transition; with false when it is shown again before that, or its scene goes.
    public func hide(
      transition: OverlayTransition = .none, completion: ((Bool) -> Void)? = nil
    ) {
      settle {
        controller = nil
        if transition.run == nil {
          leaving.forEach { send($0, .leaving, by: .none, nil) }
        }
        if let current { return dismiss(current, by: transition, completion) }
        if let last = leaving.last {
          calls += last.wait(completion)
        } else if let completion {
          calls.append { completion(true) }
        }
      }
    }

    private var visits: [OverlayVisit] { leaving + [current].compactMap { $0 } }

    /// Has a controller come, or turn back if it is on its way out.
    private func receive(
      _ controller: UIViewController, by transition: OverlayTransition,
      _ completion: ((Bool) -> Void)?
    ) {
      if let index = leaving.firstIndex(where: { $0.controller === controller }) {
        let visit = leaving.remove(at: index)
        current = visit
        send(visit, .arriving, by: transition, completion)
        return
      }
      guard let visit = makeVisit(of: controller) else {
        // The closure that configures the window hid the overlay or showed something else.
        if let completion { calls.append { completion(false) } }
        return
      }
      visit.window.isHidden = false
      send(visit, .arriving, by: transition, completion)
    }

    private func makeVisit(of controller: UIViewController) -> OverlayVisit? {
      guard let scene else { return nil }
      let visit = OverlayVisit(of: controller, in: scene, level: level)
      visit.didReachEnd = { [weak self] in self?.note($0, atEndOf: $1) }
      visit.root.onEscape = { [weak self] in
        self?.onEscape?()
        return self?.onEscape != nil
      }
      #if !os(tvOS)
        visit.root.keepsClearOfKeyboard = keepsClearOfKeyboard
      #endif
      current = visit
      configureWindow?(visit.window)
      return current === visit ? visit : nil
    }

    private func dismiss(
      _ visit: OverlayVisit, by transition: OverlayTransition, _ completion: ((Bool) -> Void)?
    ) {
      current = nil
      leaving.append(visit)
      send(visit, .leaving, by: transition, completion)
    }

    private func send(
      _ visit: OverlayVisit, _ direction: OverlayTransition.Direction,
      by transition: OverlayTransition, _ completion: ((Bool) -> Void)?
    ) {
      calls += visit.setOut(direction, completion)
      visit.go(by: transition)
    }

    private func note(_ visit: OverlayVisit, atEndOf direction: OverlayTransition.Direction) {
      settle {
        if direction == .leaving {
          leaving.removeAll { $0 === visit }
          visit.removeWindow()
        }
        calls += visit.arrivals()
      }
    }

    /// Changes what is shown, and then tells those who wait, so that they find it settled.
    private func settle(_ change: () -> Void) {
      changesUnderWay += 1
      change()
      changesUnderWay -= 1
      while changesUnderWay == 0, !calls.isEmpty { calls.removeFirst()() }
    }

    // MARK: Scenes

    private func leave(_ scene: UIWindowScene) {
      guard scene === self.scene else { return }
      settle {
        let visits = visits
        (current, leaving) = (nil, [])
        visits.forEach { calls += $0.end() }
        self.scene = nil
        if followsScenes { joinAnotherScene() }
      }
    }

    func join(_ scene: UIWindowScene) {
      guard self.scene == nil else { return }
      let isOurs = scene.session.persistentIdentifier == sessionIdentifier
      guard isOurs || followsScenes && isFree(scene) else { return }
      self.scene = scene
      settle { if let controller { receive(controller, by: .none, nil) } }
    }
  }
#endif
