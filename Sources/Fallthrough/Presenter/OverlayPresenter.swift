#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Shows one controller at a time in a pass-through window above a scene's other windows.
  ///
  /// ```swift
  /// let overlay = OverlayPresenter(scene: scene)
  /// overlay.keepsClearOfBars = true
  /// let toast = UIHostingController(rootView: ToastView())
  /// overlay.show(toast, duration: 4, transition: .move(edge: .bottom))
  /// ```
  ///
  /// The window exists only while something is shown: an empty overlay would answer for the status
  /// bar and for rotation. It never becomes key by itself, so the keyboard stays where it was. The
  /// app's own controller continues to decide about the status bar, the home indicator, deferred
  /// edges and orientations. The app decides what to show when, so a queue belongs to the app.
  ///
  /// The controller's view is background of the overlay, like the root view of a
  /// ``PassThroughWindow``: its subviews take touches, the view itself does not. If it is a hosting
  /// view that still has UIKit's default background, the presenter clears that background.
  ///
  /// Each controller has a window of its own. While one leaves by a transition the next one may
  /// arrive. The one that was shown last is in front, and only that one takes touches.
  ///
  /// Completions are called on the main thread, once each, in the order in which their transitions
  /// ended, and after all changes are made, so a completion may show and hide overlays. A call from
  /// within a change, such as from `viewDidLoad` of the shown controller or from
  /// ``configureWindow``, is carried out when that change is made, in the order of the calls;
  /// ``controller`` says at once what was asked for. A presenter that is released removes its
  /// windows and restores its controllers at once, and its completions are not called. If another
  /// presenter shows a controller, the presenter that showed it before loses it.
  @MainActor
  public final class OverlayPresenter {
    /// The level of the windows. Default the level of alerts. A change applies at once.
    ///
    /// Of overlays at one level the one that was shown last is in front. The keyboard on the screen
    /// is in front of all of them. An overlay can keep clear of it, but no level is known that puts
    /// an overlay above the keyboard on every system.
    ///
    /// > Source: observed: the keyboard's window has the level 10,000,000 since iOS 9, and since
    /// > iOS 16 it is in no public list of windows. FS-077, FS-197, FS-198.
    public var level: UIWindow.Level {
      didSet { presentations.forEach { $0.window.put(level, in: \.windowLevel, unless: \.level) } }
    }

    /// What the windows do with touches in general. Default automatic. A change applies at once, and
    /// to every later window; ``configureWindow`` and the content may change it for one window.
    public var mode: PassThroughMode = .automatic {
      didSet { presentations.forEach { $0.window.put(mode, in: \.mode, unless: \.mode) } }
    }

    /// The connected scenes of the app, if the overlay may move to one of them: ``followsScenes``.
    var otherScenes: (() -> Set<UIScene>)?

    /// The scene of the overlay; `nil` after it disconnected and before another one connects.
    public internal(set) weak var scene: UIWindowScene?
    /// The window of the shown controller, while that is in a connected scene. A controller that is
    /// leaving does not count.
    public var window: PassThroughWindow? {
      current.flatMap { $0.controller === controller ? $0.window : nil }
    }
    /// The shown controller, also while its scene is disconnected. A leaving controller does not
    /// count.
    public var controller: UIViewController? {
      if let waiting = requests.last { waiting } else { shown?.controller }
    }
    /// Whether something that was hidden or replaced is still leaving.
    public var isLeaving: Bool { !leaving.isEmpty || current != nil && window == nil }

    #if !os(tvOS)
      /// Whether the safe area of the shown controller ends above the keyboard on the screen, so
      /// that content in the safe area keeps clear of the keyboard. Default false.
      ///
      /// This also holds for a keyboard of the app, and for one that was on the screen before the
      /// overlay. SwiftUI content keeps clear of the keyboard by itself, whatever this property
      /// says.
      public var keepsClearOfKeyboard = false {
        didSet { presentations.forEach { $0.root.keepsClearOfKeyboard = keepsClearOfKeyboard } }
      }
    #endif

    /// Whether the safe area of the shown controller also leaves out the bars of the app, so that
    /// content in the safe area covers no bar: tab bars, tool bars and navigation bars of UIKit and
    /// SwiftUI, and what the app adds to safe areas itself. Default false.
    ///
    /// At each edge, the safe area of the innermost visible controller that reaches that edge of the
    /// overlay counts, in the app's ordinary windows of the same scene: in a container its shown
    /// children, and in front of them what is presented. So a sheet at the bottom counts there and
    /// not at the top. A presented view that covers a whole edge hides what is behind it. With
    /// ``keepsClearOfKeyboard`` the larger inset holds.
    ///
    /// No public notification reports a change of these safe areas. So they are read when the
    /// overlay is shown and laid out, and each time the main run loop is about to wait after the app
    /// was laid out: the content follows a bar one frame later. Reading lays out nothing, and no
    /// timer wakes the app for it. Bars that the app draws in its own way count only if it adds them
    /// to a safe area.
    ///
    /// > Source: UIKit documentation, `safeAreaInsets`: the safe area reflects what is not covered
    /// > by navigation bars, tab bars, tool bars and other ancestors. FS-450.
    public var keepsClearOfBars = false {
      didSet { presentations.map(\.window).forEach(keepClearOfBars) }
    }

    /// Called when the user of an assistive app makes the escape gesture in the overlay, and
    /// nothing in the overlay handles it. Hide the overlay here, as the gesture closes a sheet.
    ///
    /// > Source: UIKit documentation, `accessibilityPerformEscape()`.
    public var onEscape: (() -> Void)?

    /// Called with each controller that has left: one that was hidden or replaced, whose time was
    /// over, or that another presenter shows now. Not called for a controller that is shown again
    /// while it leaves.
    ///
    /// A queue shows the next controller here. It is called before the completion of the call that
    /// removed the controller.
    public var onDismiss: ((UIViewController) -> Void)?

    /// Called with each new window, before it appears: set its mode and regions here.
    public var configureWindow: ((PassThroughWindow) -> Void)?

    /// Called when the time of the shown controller is over, instead of hiding it.
    var onTimeout: (() -> Void)?

    /// The controller to show, how long it stays, and how it leaves by itself.
    private struct Shown {
      let controller: UIViewController
      let transition: OverlayTransition
      var duration: TimeInterval?
    }

    /// The name of the session that the overlay belongs to.
    let session: String
    private var shown: Shown?
    /// The controllers that calls asked for within a change, `nil` for none. These calls wait.
    private var requests: [UIViewController?] = []
    private var current: OverlayPresentation?
    private var leaving: [OverlayPresentation] = []

    /// Creates a presenter that shows nothing yet.
    ///
    /// - Parameters:
    ///   - scene: The scene to show in, whatever its role; it may still be connecting. When it
    ///     disconnects its window is removed; a new window is made when a scene of the same session
    ///     connects. If the scene has already disconnected, the overlay waits for that.
    ///   - level: The level of the window.
    public init(scene: UIWindowScene, level: UIWindow.Level = .alert) {
      self.level = level
      session = scene.session.persistentIdentifier
      if scene.session.scene === scene { self.scene = scene }
      OverlayPresenters.add(self)
    }

    deinit {
      Later.onMainThread { [leaving, current] in
        OverlayChanges.make { (leaving + [current].compactMap { $0 }).forEach { $0.abandon() } }
      }
    }

    // MARK: Showing

    /// Shows a controller, in place of the shown one.
    ///
    /// The shown one leaves by the same transition, and the new one appears in front of it. A
    /// controller that is leaving turns back. While the scene is disconnected the call waits, and
    /// the log says so; when the scene connects, the controller appears at once.
    ///
    /// With a duration the controller leaves by itself, by the transition by which it arrived and
    /// as if ``hide(transition:completion:)`` were called. The time starts when the controller has
    /// arrived. It runs only while the scene is active, so that nothing leaves unseen. It pauses
    /// while the content is in use: while a finger, the pointer or the cursor of an assistive app is
    /// on it, while text in it is edited, and while it presents a controller or shows a menu. A
    /// pointer that rests counts for ten seconds after it moved, and no longer when a finger touches
    /// the scene. These are choices. After a pause the time goes on where it stopped. It starts
    /// again when the controller is shown again, and when its scene connects again.
    ///
    /// > Source: UIKit documentation, `UIScene.ActivationState.foregroundActive`.
    ///
    /// > Source: one report says that a pointer that is taken away is not reported. FS-431.
    ///
    /// - Parameters:
    ///   - controller: The controller. If it is shown already, only its duration changes.
    ///   - duration: How long it stays, in seconds, or `nil` until it is hidden. NaN and less than
    ///     zero count as zero.
    ///   - transition: How it arrives.
    ///   - completion: Called with true when it has arrived, before this returns if there is no
    ///     transition; with false when it is hidden or replaced before that, or its scene is
    ///     disconnected.
    public func show(
      _ controller: UIViewController, duration: TimeInterval? = nil,
      transition: OverlayTransition = .instant, completion: ((Bool) -> Void)? = nil
    ) {
      let request = Shown(
        controller: controller, transition: transition, duration: duration?.notNegative)
      change(to: controller) { $0.carryOut(request, completion) }
    }

    /// Hides the overlay. Without a transition, controllers that are still leaving are removed at
    /// once too.
    ///
    /// What the overlay's content presents is dismissed first, with animation if there is a
    /// transition.
    ///
    /// - Parameters:
    ///   - transition: How it leaves. Its window stays until that is over.
    ///   - completion: Called with true when it has left, before this returns if there is no
    ///     transition; with false when it is shown again before that, or its scene disconnects.
    public func hide(
      transition: OverlayTransition = .instant, completion: ((Bool) -> Void)? = nil
    ) { change(to: nil) { $0.carryOutHiding(by: transition, completion) } }

    /// Makes a change now, or when the change is made within which this is called.
    private func change(
      to controller: UIViewController?, _ change: @escaping (OverlayPresenter) -> Void
    ) {
      requests.append(controller)
      OverlayChanges.make { [self] in
        requests.removeFirst()
        change(self)
      }
    }

    private func carryOut(_ request: Shown, _ completion: ((Bool) -> Void)?) {
      if let current, current.controller === request.controller {
        shown?.duration = request.duration
        limitStay(of: current)
        return current.wait(completion)
      }
      let old = shown?.controller
      shown = request
      if let current {
        dismiss(current, by: request.transition, nil)
      } else if let old, old !== request.controller {
        noteDismissal(of: old)
      }
      guard let scene else {
        Misuse.note("The scene of an overlay is gone; the overlay waits for it")
        return OverlayChanges.call(completion, false)
      }
      receive(request, in: scene, by: request.transition, completion)
    }

    private func carryOutHiding(
      by transition: OverlayTransition, _ completion: ((Bool) -> Void)?
    ) {
      let old = shown?.controller
      shown = nil
      if transition.run == nil { leaving.forEach { $0.send(.leaving, by: .instant, nil) } }
      if let current { return dismiss(current, by: transition, completion) }
      if let old { noteDismissal(of: old) }
      guard let last = leaving.last else { return OverlayChanges.call(completion, true) }
      last.wait(completion)
    }

    private var presentations: [OverlayPresentation] { leaving + [current].compactMap { $0 } }

    /// Lets a controller arrive, or turn back if it is leaving.
    private func receive(
      _ request: Shown, in scene: UIWindowScene, by transition: OverlayTransition,
      _ completion: ((Bool) -> Void)?
    ) {
      let index = leaving.firstIndex { $0.controller === request.controller }
      let presentation =
        index.map { leaving.remove(at: $0) } ?? makePresentation(of: request.controller, in: scene)
      current = presentation
      presentation.send(.arriving, by: transition, completion)
      limitStay(of: presentation)
    }

    private func makePresentation(
      of controller: UIViewController, in scene: UIWindowScene
    ) -> OverlayPresentation {
      OverlayPresenters.all.forEach { $0.lose(controller) }
      let presentation = OverlayPresentation(of: controller, in: scene)
      presentation.window.session = session
      presentation.window.windowLevel = level
      presentation.window.mode = mode
      presentation.configure = { [weak self] presentation in
        guard let self else { return }
        keepClearOfBars(presentation.window)
        #if !os(tvOS)
          presentation.root.keepsClearOfKeyboard = keepsClearOfKeyboard
        #endif
        configureWindow?(presentation.window)
      }
      presentation.didLeave = { [weak self] presentation in
        self?.leaving.removeAll { $0 === presentation }
        self?.noteDismissal(of: presentation.controller)
      }
      presentation.root.onEscape = { [weak self] in
        self?.onEscape?()
        return self?.onEscape != nil
      }
      return presentation
    }

    private func keepClearOfBars(_ window: OverlayWindow) {
      window.put(keepsClearOfBars, in: \.keepsClearOfBars, unless: \.keepsClearOfBars)
    }

    /// Makes the shown controller leave by itself when its time is over.
    private func limitStay(of presentation: OverlayPresentation) {
      guard presentation === current, let shown else { return }
      presentation.stay(for: shown.duration) { [weak self, weak presentation] in
        guard let self, let presentation, presentation === current else { return }
        if let onTimeout { onTimeout() } else { hide(transition: shown.transition) }
      }
    }

    /// Ends the presentation of a controller that another presenter shows, if there is one.
    private func lose(_ controller: UIViewController) {
      guard let lost = presentations.first(where: { $0.controller === controller }) else { return }
      Misuse.note(
        "A controller in an overlay is shown by another presenter; the first one lets it go")
      if lost === current { shown = nil }
      lost.end()
      if lost === current { current = nil }
      leaving.removeAll { $0 === lost }
      noteDismissal(of: controller)
    }

    private func noteDismissal(of controller: UIViewController) {
      OverlayChanges.call { [weak self] in self?.onDismiss?(controller) }
    }

    private func dismiss(
      _ presentation: OverlayPresentation, by transition: OverlayTransition,
      _ completion: ((Bool) -> Void)?
    ) {
      current = nil
      leaving.append(presentation)
      presentation.send(.leaving, by: transition, completion)
    }

    // MARK: Scenes

    /// Removes the windows with a scene that has disconnected.
    func leave(_ scene: UIWindowScene) {
      OverlayChanges.make { [self] in
        guard scene === self.scene else { return }
        self.scene = nil
        let ended = presentations
        let gone = leaving.map(\.controller)
        current = nil
        leaving = []
        ended.forEach { $0.end() }
        gone.forEach(noteDismissal)
        joinAnotherScene()
      }
    }

    /// Shows the controller in a scene, if the overlay waits for such a scene.
    func join(_ scene: UIWindowScene) {
      OverlayChanges.make { [self] in
        guard self.scene == nil,
          scene.session.persistentIdentifier == session
            || otherScenes != nil && isFree(scene)
        else { return }
        self.scene = scene
        if let shown { receive(shown, in: scene, by: .instant, nil) }
      }
    }
  }
#endif
