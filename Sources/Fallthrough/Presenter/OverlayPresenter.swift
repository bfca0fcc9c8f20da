#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Shows one controller at a time in a pass-through window above a scene's other windows.
  ///
  /// The window is made when something is shown and is gone when nothing is: an empty overlay would
  /// answer for the status bar and for rotation. It never becomes key by itself, so the keyboard
  /// stays where it was, and the app's own controller keeps answering for the status bar, the home
  /// indicator, deferred edges and orientations. What to show when, and for how long, is the app's.
  ///
  /// The controller's view is background of the overlay, like the root view of a
  /// ``PassThroughWindow``: what is in it takes touches, it does not. If it is a hosting view that
  /// still has UIKit's default background, that is cleared.
  @MainActor
  public final class OverlayPresenter {
    /// The level of the window. Default the one of alerts. A change applies at once.
    public var level: UIWindow.Level {
      didSet { window?.windowLevel = level }
    }

    /// Whether the overlay moves to another scene when its own disconnects: to one that is
    /// connected, or else to the next that connects, if it is an ordinary scene of the app and has
    /// no overlay at the same level. Default false: the overlay waits for a scene of the same
    /// session.
    public var followsScenes = false {
      didSet { if followsScenes, scene == nil { joinAnotherScene() } }
    }

    /// The scene that the overlay belongs to; `nil` after it disconnected and before another came.
    public private(set) weak var scene: UIWindowScene?
    /// The window, while something is shown in a connected scene.
    public private(set) var window: PassThroughWindow?
    /// What is shown, also while its scene is away.
    public private(set) var controller: UIViewController?

    /// Called with each window that is made, before it appears: set its mode and regions here.
    public var configureWindow: ((PassThroughWindow) -> Void)?

    private let sessionIdentifier: String
    private var observers: SceneObservers?

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

    /// Shows a controller, in place of the one that is shown. While the scene is away this waits,
    /// and the log says so.
    public func show(_ controller: UIViewController) {
      guard controller !== self.controller || window == nil else { return }
      self.controller = controller
      if scene == nil { Misuse.note("The scene of an overlay is gone; the overlay waits for it") }
      rebuild()
    }

    /// Takes the overlay away.
    public func hide() {
      controller = nil
      removeWindow()
    }

    private func rebuild() {
      removeWindow()
      guard let scene, let controller else { return }
      let window = OverlayWindow(windowScene: scene)
      window.windowLevel = level
      window.rootViewController = OverlayRootController(content: controller, overlay: window)
      self.window = window
      configureWindow?(window)
      // The closure may have hidden the overlay or shown something else.
      if self.window === window { window.isHidden = false }
    }

    private func removeWindow() {
      guard let window else { return }
      window.isHidden = true
      window.rootViewController = nil
      window.windowScene = nil
      self.window = nil
    }

    // MARK: Scenes

    private func leave(_ scene: UIWindowScene) {
      guard scene === self.scene else { return }
      removeWindow()
      self.scene = nil
      if followsScenes { joinAnotherScene() }
    }

    private func join(_ scene: UIWindowScene) {
      guard self.scene == nil else { return }
      let isOurs = scene.session.persistentIdentifier == sessionIdentifier
      guard isOurs || followsScenes && isFree(scene) else { return }
      self.scene = scene
      rebuild()
    }

    private func joinAnotherScene() {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let free = scenes.filter(isFree)
      let scene = free.first { $0.activationState == .foregroundActive } ?? free.first
      if let scene { join(scene) }
    }

    /// Whether a scene is one of the app's ordinary ones and has no overlay at the same level. A
    /// scene for another display or for the camera never is.
    private func isFree(_ scene: UIWindowScene) -> Bool {
      // `UISceneSession.Role.windowApplication`, by its documented name.
      scene.session.role.rawValue == "UIWindowSceneSessionRoleApplication"
        && !scene.windows.contains { $0 is OverlayWindow && $0.windowLevel == level }
    }
  }

  /// A window of a presenter, told apart from those that an app makes itself.
  final class OverlayWindow: PassThroughWindow {}
#endif
