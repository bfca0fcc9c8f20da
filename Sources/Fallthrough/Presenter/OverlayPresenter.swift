#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Shows one controller at a time in a pass-through window above a scene's other windows.
  ///
  /// The window is made when something is shown and is gone when nothing is: an empty overlay would
  /// answer for the status bar and for rotation. It never becomes key by itself, so the keyboard
  /// stays where it was, and the app's own controller keeps answering for the status bar, the home
  /// indicator, deferred edges and orientations. What to show when is the app's: so is a queue.
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
  /// released takes its windows along at once, and its completions are not called. A controller
  /// that another presenter shows leaves the one that showed it before.
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
      didSet { presentations.forEach { $0.window.put(at: level) } }
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
    public var controller: UIViewController? { shown?.controller }
    /// Whether something that was hidden or replaced is still on its way out.
    public var isLeaving: Bool { !leaving.isEmpty }

    #if !os(tvOS)
      /// Whether the safe area of what is shown ends above the keyboard on the screen, so that
      /// content which is laid out in it keeps clear of that. Default false.
      ///
      /// It follows the keyboard also if that is the app's own, and one that was there before the
      /// overlay. SwiftUI content keeps clear of the keyboard by itself, whatever is set here.
      public var keepsClearOfKeyboard = false {
        didSet { presentations.forEach { $0.root.keepsClearOfKeyboard = keepsClearOfKeyboard } }
      }
    #endif

    /// Called when the user of an assistive app makes the gesture to get away while in the overlay,
    /// and nothing in it answers that by itself. Hide it here, as a sheet goes away by the gesture.
    ///
    /// > Source: UIKit documentation, `accessibilityPerformEscape()`.
    public var onEscape: (() -> Void)?

    /// Called with each controller that has gone: one that was hidden or replaced, whose time was over
    /// or that another presenter shows now. Not for one that is shown again while it leaves.
    ///
    /// A queue shows the next one here. It is called before the completion of the call that had the
    /// controller go.
    public var onDismiss: ((UIViewController) -> Void)?

    /// Called with each window that is made, before it appears: set its mode and regions here.
    public var configureWindow: ((PassThroughWindow) -> Void)?

    /// Called in place of hiding what is shown when its time is over.
    var onTimeout: (() -> Void)?

    /// What is to be shown, for as long as it is, and how it leaves by itself.
    private struct Shown {
      let controller: UIViewController
      let transition: OverlayTransition
      var duration: TimeInterval?
    }

    let sessionIdentifier: String
    private var sceneObservations: [Observation] = []
    private var shown: Shown?
    private var current: OverlayPresentation?
    private var leaving: [OverlayPresentation] = []
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
      sceneObservations = observeScenes()
    }

    // MARK: Showing

    /// Shows a controller, in place of the one that is shown.
    ///
    /// The one that is shown leaves by the same transition, and the new one comes in front of it. A
    /// controller that is on its way out turns back. While the scene is away this waits, and the
    /// log says so; when the scene comes the controller is there at once.
    ///
    /// With a duration the controller leaves by itself, by the transition that it came by and as if
    /// ``hide(transition:completion:)`` were called. The time runs from when the controller is there,
    /// and stands still while a finger, the pointer or the cursor of an assistive app is on the
    /// content, which is looked at ten times a second; these are choices. It runs anew when the
    /// controller is shown again, and when its scene comes back.
    ///
    /// - Parameters:
    ///   - controller: What to show. If it is shown already, only its duration changes.
    ///   - duration: How long it stays, in seconds, or `nil` until it is hidden. NaN and less than
    ///     zero count as zero.
    ///   - transition: How it comes.
    ///   - completion: Called with true when it is there, before this returns if there is no
    ///     transition; with false when it is hidden or replaced before that, or its scene is away.
    public func show(
      _ controller: UIViewController, duration: TimeInterval? = nil,
      transition: OverlayTransition = .none, completion: ((Bool) -> Void)? = nil
    ) {
      let duration = duration.map { $0 > 0 ? $0 : 0 }
      settle {
        if let current, current.controller === controller {
          shown?.duration = duration
          limitStay(of: current)
          calls += current.wait(completion)
          return
        }
        let old = shown?.controller
        shown = Shown(controller: controller, transition: transition, duration: duration)
        if let current {
          dismiss(current, by: transition, nil)
        } else if let old, old !== controller {
          calls.append(dismissal(of: old))
        }
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
    public func hide(transition: OverlayTransition = .none, completion: ((Bool) -> Void)? = nil) {
      settle {
        let old = shown?.controller
        shown = nil
        if transition.run == nil { leaving.forEach { send($0, .leaving, by: .none, nil) } }
        if let current { return dismiss(current, by: transition, completion) }
        if let old { calls.append(dismissal(of: old)) }
        if let last = leaving.last {
          calls += last.wait(completion)
        } else if let completion {
          calls.append { completion(true) }
        }
      }
    }

    private var presentations: [OverlayPresentation] { leaving + [current].compactMap { $0 } }

    /// Has a controller come, or turn back if it is on its way out.
    private func receive(
      _ controller: UIViewController, by transition: OverlayTransition,
      _ completion: ((Bool) -> Void)?
    ) {
      let presentation: OverlayPresentation
      if let index = leaving.firstIndex(where: { $0.controller === controller }) {
        presentation = leaving.remove(at: index)
        current = presentation
      } else if let new = makePresentation(of: controller) {
        presentation = new
        presentation.window.isHidden = false
      } else {
        // The closure that configures the window hid the overlay or showed something else.
        if let completion { calls.append { completion(false) } }
        return
      }
      send(presentation, .arriving, by: transition, completion)
      limitStay(of: presentation)
    }

    private func makePresentation(of controller: UIViewController) -> OverlayPresentation? {
      guard let scene else { return nil }
      calls += (controller.parent as? OverlayRootController)?.onContentTaken?() ?? []
      let presentation = OverlayPresentation(of: controller, in: scene, level: level)
      presentation.didReachEnd = { [weak self] in self?.note($0, atEndOf: $1) }
      presentation.root.onContentTaken = { [weak self, weak presentation] in
        presentation.flatMap { self?.lose($0) } ?? []
      }
      presentation.root.onEscape = { [weak self] in
        self?.onEscape?()
        return self?.onEscape != nil
      }
      #if !os(tvOS)
        presentation.root.keepsClearOfKeyboard = keepsClearOfKeyboard
      #endif
      current = presentation
      configureWindow?(presentation.window)
      return current === presentation ? presentation : nil
    }

    /// Has what is shown leave by itself when its time is over.
    private func limitStay(of presentation: OverlayPresentation) {
      guard presentation === current, let shown else { return }
      presentation.stay(for: shown.duration) { [weak self, weak presentation] in
        guard let self, let presentation, presentation === current else { return }
        if let onTimeout { onTimeout() } else { hide(transition: shown.transition) }
      }
    }

    /// Ends the presentation of a controller that another presenter shows. Returns the calls of
    /// those that wait, and of the app.
    private func lose(_ presentation: OverlayPresentation) -> [() -> Void] {
      Misuse.note(
        "A controller in an overlay is shown by another presenter; the first one lets it go")
      if presentation === current { (current, shown) = (nil, nil) }
      leaving.removeAll { $0 === presentation }
      return presentation.end() + [dismissal(of: presentation.controller)]
    }

    private func dismissal(of controller: UIViewController) -> () -> Void {
      { [weak self] in self?.onDismiss?(controller) }
    }

    private func dismiss(
      _ presentation: OverlayPresentation, by transition: OverlayTransition,
      _ completion: ((Bool) -> Void)?
    ) {
      current = nil
      leaving.append(presentation)
      send(presentation, .leaving, by: transition, completion)
    }

    private func send(
      _ presentation: OverlayPresentation, _ direction: OverlayTransition.Direction,
      by transition: OverlayTransition, _ completion: ((Bool) -> Void)?
    ) {
      calls += presentation.setOut(direction, completion)
      presentation.go(by: transition)
    }

    private func note(
      _ presentation: OverlayPresentation, atEndOf direction: OverlayTransition.Direction
    ) {
      settle {
        if direction == .leaving {
          leaving.removeAll { $0 === presentation }
          presentation.removeWindow()
          calls.append(dismissal(of: presentation.controller))
        }
        calls += presentation.calls(with: true)
      }
    }

    /// Changes what is shown, and then makes the calls, which find it settled.
    private func settle(_ change: () -> Void) {
      changesUnderWay += 1
      change()
      changesUnderWay -= 1
      while changesUnderWay == 0, !calls.isEmpty { calls.removeFirst()() }
    }

    // MARK: Scenes

    func leave(_ scene: UIWindowScene) {
      guard scene === self.scene else { return }
      settle {
        let (presentations, gone) = (presentations, leaving.map(\.controller))
        (current, leaving) = (nil, [])
        presentations.forEach { calls += $0.end() }
        calls += gone.map(dismissal)
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
