/// A scene that shows windows, which it does not retain.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private var stack = WindowStack()

  /// The scene's windows, hidden ones too, back to front: by level, then in the order in which they
  /// became visible. The keyboard's is not among them since iOS 16. (FS-061, FS-197)
  open var windows: [UIWindow] { allWindows.filter(\.isListed) }

  /// The same, including the system's own windows.
  final var allWindows: [UIWindow] { stack.windowsBackToFront }

  /// The scene's part of the screen, in points of the screen. (FS-200)
  final var frameInScreen: CGRect { ownFrame ?? SimulatedDevice.current.screenBounds }
  /// Nil while it fills the screen.
  final var ownFrame: CGRect?
  /// Nil for the device's.
  final var ownScreen: UIScreen?
  /// The coordinator of the running change of its size.
  final var coordinator: TransitionCoordinator?
  final var ownStyle = UIUserInterfaceStyle.unspecified
  private lazy var space = SceneSpace(self)

  /// Called after traits have changed, with the traits before. Does nothing.
  @available(iOS, introduced: 13.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The window that gets events other than touches. When it is gone, the topmost visible window
  /// that may be key replaces it, at the latest when this is read. (FS-065 to FS-067)
  open var keyWindow: UIWindow? {
    if hasKeyWindow, key == nil {
      // The windows that are asked may read this in turn.
      hasKeyWindow = false
      replaceKeyWindow()
    }
    return key
  }
  private weak var key: UIWindow?
  private var hasKeyWindow = false

  /// The screen that the scene is on.
  open var screen: UIScreen { ownScreen ?? .main }
  /// The space of the scene, which windows lie in.
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  open var coordinateSpace: any UICoordinateSpace { space }

  /// The orientation of the interface, if that fits the scene's own shape; else upright for a scene
  /// that is higher than wide, and on its side for others.
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  open var interfaceOrientation: UIInterfaceOrientation {
    SimulatedDevice.current.orientation.fitting(frameInScreen.size)
  }

  /// The scene's space and its orientation.
  @available(iOS 16.0, *)
  open var effectiveGeometry: UIWindowScene.Geometry { Geometry(scene: self) }

  /// The old key window resigns before the new one becomes key, which is a choice. (FS-066)
  func moveKey(to window: UIWindow?) {
    guard key !== window || window == nil else { return }
    let old = key
    key = nil
    hasKeyWindow = false
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    if let window {
      key = window
      hasKeyWindow = true
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
    SimulatedDevice.current.keyboard.update()
  }
}

extension UIWindowScene {
  func attach(_ window: UIWindow) { stack.add(window) }

  func detach(_ window: UIWindow) {
    stack.remove(window)
    if key === window { replaceKeyWindow() }
    SimulatedDevice.current.updateStatusBar()
  }

  func bringToFrontOfItsLevel(_ window: UIWindow) {
    stack.remove(window)
    stack.add(window)
    SimulatedDevice.current.updateStatusBar()
  }

  /// A scene that is gone has no key window.
  func replaceKeyWindow() {
    guard activationState != .unattached else { return moveKey(to: nil) }
    moveKey(to: windows.last { !$0.isHidden && $0.canBecomeKey && $0 !== key })
  }
}

/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the home button to the right.
  case landscapeRight
  /// On its side, the home button to the left.
  case landscapeLeft
}

/// The methods that a window scene calls on its delegate.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
  /// Called when the scene has another size, orientation or other traits.
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called when the scene has another size, place or screen. (FS-243)
  @available(iOS 26.0, *)
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  /// Nil, unless the delegate has one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
