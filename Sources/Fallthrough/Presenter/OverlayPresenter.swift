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
  /// edges and orientations, unless ``systemAppearance`` says otherwise. Style and tint of the window
  /// are those of the app's frontmost window, until ``configureWindow`` or other code of the app
  /// sets others.
  ///
  /// The controller's view is background of the overlay, like the root view of a
  /// ``PassThroughWindow``: its subviews take touches, the view itself does not. If it is a hosting
  /// view that still has UIKit's default background, the presenter clears that background.
  ///
  /// Each controller has a window of its own. While one leaves by a transition the next one may
  /// arrive. The one that was shown last is in front, and only that one takes touches. With
  /// ``whenBusy`` the next one waits in a queue instead.
  ///
  /// Completions are called on the main thread, once each, in the order in which their transitions
  /// ended, and after all changes are made, so a completion may show and hide overlays. A call from
  /// within a change or a completion, such as from `viewDidLoad` of the shown controller or from
  /// ``configureWindow``, is carried out when that change is made or that completion is over, in
  /// the order of the calls; ``controller`` says at once what was asked for. A presenter that is
  /// released removes its windows and restores its controllers at once, and its completions are not
  /// called. If another presenter shows a controller, the presenter that showed it before loses it.
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

    /// Who decides about the status bar, the home indicator, system gestures at the edges and
    /// orientations. A change applies at once. Where the content decides, it calls
    /// `setNeedsStatusBarAppearanceUpdate()` and its like as in any window.
    ///
    /// > Source: observed: UIKit asks the root controller of the topmost visible window. FS-194.
    public var systemAppearance = OverlaySystemAppearance.automatic {
      didSet {
        presentations.forEach {
          $0.window.put(systemAppearance, in: \.systemAppearance, unless: \.systemAppearance)
        }
      }
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
    private var current: OverlayPresentation? { shown?.presentation }
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
    /// No public notification reports a change of these safe areas. So they are also read each time
    /// the main run loop is about to wait: the content follows a bar one frame later. Reading lays
    /// out nothing and wakes nothing. Bars that the app draws in its own way count only if it adds
    /// them to a safe area.
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

    /// Called once for each controller that was to be shown, when it has gone, with the reason. That
    /// counts also for one whose turn in the queue never came. Not called for a controller that is
    /// shown again while it leaves.
    ///
    /// It is called before the completion of the call that removed the controller. What made the
    /// controller leave counts: if it was hidden, and its scene disconnects while it leaves, it is
    /// ``OverlayEnd/hidden``.
    public var onDismiss: ((UIViewController, OverlayEnd) -> Void)?

    /// What ``show(_:duration:dismissal:transition:completion:)`` does while another controller is shown or
    /// still leaving. Default: it replaces that one. A change applies to later calls.
    ///
    /// A controller that waits is shown when its turn comes and nothing is left of the one before.
    /// Its duration counts from its own arrival. Showing a controller that waits already keeps its
    /// place. ``hide(transition:completion:)`` ends what is shown, and the next one arrives;
    /// ``hideAll(transition:completion:)`` ends the queue too.
    public var whenBusy = WhenBusy.replaces

    /// Called with each new window, before it appears: set its mode and regions here.
    public var configureWindow: ((PassThroughWindow) -> Void)?

    /// Called for each touch outside the shown content, with its place in the window, as
    /// ``PassThroughWindow/onTouchOutside``. If a window has an action too, that one comes first.
    public var onTouchOutside: ((CGPoint) -> Void)? { didSet { updateOutsideActions() } }

    /// Called for each tap outside the shown content, with its place in the window, as
    /// ``PassThroughWindow/onTapOutside``.
    public var onTapOutside: ((CGPoint) -> Void)? { didSet { updateOutsideActions() } }

    /// Called when the shown controller should leave by itself, instead of hiding it, with the
    /// reason, and with the transition if that is not the one of its arrival.
    var onRequest: ((OverlayEnd, OverlayTransition?) -> Void)?

    let session: String
    /// The content that is there, or waits for its scene.
    var shown: Showing?
    /// In the order in which they began to leave.
    var leaving: [Showing] = []
    /// What waits until nothing is shown and nothing leaves.
    var queue: [Showing] = []
    /// The controllers that calls asked for within a change, `nil` for none. These calls wait.
    var requests: [UIViewController?] = []

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
      Later.onMainThread { [leaving, shown] in
        OverlayChanges.make { (leaving + [shown]).forEach { $0?.presentation?.abandon() } }
      }
    }

    var presentations: [OverlayPresentation] {
      leaving.compactMap(\.presentation) + [current].compactMap { $0 }
    }

    private func updateOutsideActions() {
      guard let shown else { return }
      shown.presentation?.window.presenterActions = outsideActions(for: shown)
    }

    func keepClearOfBars(_ window: OverlayWindow) {
      window.put(keepsClearOfBars, in: \.keepsClearOfBars, unless: \.keepsClearOfBars)
    }
  }
#endif
