#if canImport(UIKit)
  import UIKit

  /// Shows one controller at a time in a pass-through window above a scene's other windows.
  ///
  /// The window is made when something is shown and is gone when nothing is: an empty overlay would
  /// answer for the status bar and for rotation. It never becomes key by itself, so the keyboard
  /// stays where it was, and the app's own controller keeps answering for the status bar, the home
  /// indicator, deferred edges and orientations. What to show when, and for how long, is the app's.
  @MainActor
  public final class OverlayPresenter {
    /// The level of the window. Default the one of alerts. A change applies at once.
    public var level: UIWindow.Level {
      didSet { window?.windowLevel = level }
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
    ///   - scene: The scene to show in. When it disconnects the window goes with it; it is made anew
    ///     in the scene that connects with the same session, or else in the next one that connects
    ///     and has no overlay at the same level. The latter is a choice.
    ///   - level: The level of the window.
    public init(scene: UIWindowScene, level: UIWindow.Level = .alert) {
      self.scene = scene
      self.level = level
      sessionIdentifier = scene.session.persistentIdentifier
      observers = SceneObservers(
        didDisconnect: { [weak self] in self?.leave($0) },
        willConnect: { [weak self] in self?.join($0) })
    }

    /// Shows a controller, in place of the one that is shown.
    public func show(_ controller: UIViewController) {
      guard controller !== self.controller || window == nil else { return }
      self.controller = controller
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
      window.rootViewController = OverlayRootController(content: controller)
      // The root view and the content's fill the window; what is drawn in them decides.
      window.ignore(controller.view)
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

    private func leave(_ scene: UIWindowScene) {
      guard scene === self.scene else { return }
      removeWindow()
      self.scene = nil
    }

    private func join(_ scene: UIWindowScene) {
      guard self.scene == nil else { return }
      let isOurs = scene.session.persistentIdentifier == sessionIdentifier
      let isTaken = scene.windows.contains { $0 is OverlayWindow && $0.windowLevel == level }
      guard isOurs || !isTaken else { return }
      self.scene = scene
      rebuild()
    }
  }

  /// A window of a presenter, told apart from those that an app makes itself.
  final class OverlayWindow: PassThroughWindow {}
#endif
