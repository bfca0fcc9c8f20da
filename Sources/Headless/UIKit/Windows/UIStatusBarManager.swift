/// The state of a scene's status bar.
@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  /// The style of the status bar: the one that the controller in charge chose when the system last
  /// asked it. (FS-422)
  open var statusBarStyle: UIStatusBarStyle { SimulatedDevice.current.statusBar.style }

  /// Whether the status bar is hidden: if the controller in charge chose that when the system last
  /// asked it, and on a phone on its side. (FS-422)
  open var isStatusBarHidden: Bool {
    isHidden(whereLow: scene?.traitCollection.verticalSizeClass == .compact)
  }

  private func isHidden(whereLow isLow: Bool) -> Bool {
    isLow || SimulatedDevice.current.statusBar.isHidden
  }

  /// Where the status bar is, in points of the scene's space: above the safe area, a choice; zero
  /// while it is hidden.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    let display = SimulatedDevice.current.display
    return frame(ofSceneWide: scene.frameInScreen.width, on: display, isLow: false)
  }

  /// Where the status bar of a scene is on a display.
  final func frame(ofSceneWide width: CGFloat, on display: DisplayGeometry, isLow: Bool) -> CGRect {
    guard !isHidden(whereLow: isLow) else { return .zero }
    return CGRect(x: 0, y: 0, width: width, height: display.safeAreaInsets.top)
  }
}

/// What the status bar shows.
struct StatusBarState {
  var style = UIStatusBarStyle.default
  var isHidden = false
  /// Whether the system is asking a controller, which may request another update: this one.
  var isAsking = false
}

extension SimulatedDevice {
  /// Asks the controller in charge about the status bar. The system asks when a controller requests
  /// an update, and when controllers and windows appear, disappear or move. (FS-422)
  func updateStatusBar() {
    guard !statusBar.isAsking else { return }
    statusBar.isAsking = true
    defer { statusBar.isAsking = false }
    let owner = screenOwner
    statusBar.style =
      owner.map { $0.decider(\.childForStatusBarStyle).preferredStatusBarStyle } ?? .default
    statusBar.isHidden = owner?.decider(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }
}

extension UIViewController {
  /// The controller that answers for this one: a child, if the controller names one.
  fileprivate func decider(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    sequence(first: self) { $0[keyPath: child] }.reversed()[0]
  }
}

extension UIWindowScene {
  /// The manager of the scene's status bar.
  @available(iOS 13.0, *)
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

  /// Preferences for the geometry of a scene.
  @preconcurrency @MainActor @available(iOS 16.0, *)
  open class GeometryPreferences: NSObject {
    /// Preferences for the orientation of a scene on a phone or a pad.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The accepted orientations; none for no preference.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Creates preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Requests an orientation of the scene: the first accepted one that the app supports, in the
  /// order upright, on its side and upside down, unless the scene already has one of them. If none
  /// is supported, it calls the error handler. Preferences of other platforms request nothing.
  ///
  /// > Source: UIKit documentation, `requestGeometryUpdate(_:errorHandler:)`. FS-279.
  @available(iOS 16.0, *)
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let device = SimulatedDevice.current
    guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
      !wish.isEmpty, !wish.contains(device.orientation.mask)
    else { return }
    let ways: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    guard let way = ways.first(where: { wish.contains($0.mask) && device.supports($0) }) else {
      errorHandler?(UnsupportedOrientation())
      return
    }
    device.turnInterface(to: way)
  }
}

/// The reason why a requested orientation is refused.
private struct UnsupportedOrientation: Error {}
