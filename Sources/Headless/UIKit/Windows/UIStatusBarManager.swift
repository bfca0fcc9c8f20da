/// The state of a scene's status bar.
@preconcurrency @MainActor
@available(iOS 13.0, *)
@available(tvOS, unavailable)
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  /// How the status bar looks: as the controller in charge wanted it when it was last asked. (FS-422)
  open var statusBarStyle: UIStatusBarStyle { SimulatedDevice.current.statusBar.style }

  /// Whether the status bar is hidden: if the controller in charge wanted that when it was last asked,
  /// and on a phone on its side. (FS-422)
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
  final func frame(
    ofSceneWide width: CGFloat, on display: DisplayGeometry, isLow: Bool
  ) -> CGRect {
    guard !isHidden(whereLow: isLow) else { return .zero }
    return CGRect(x: 0, y: 0, width: width, height: display.safeAreaInsets.top)
  }
}

/// What the status bar shows.
struct StatusBarState {
  var style = UIStatusBarStyle.default
  var isHidden = false
  /// Whether a controller is being asked; it may ask for another update meanwhile, which is this one.
  var isAsking = false
}

extension SimulatedDevice {
  /// Asks the controller in charge how it wants the status bar. The system does so when a controller
  /// says that its answer is another one, and when views of controllers or windows come and go. (FS-422)
  func updateStatusBar() {
    guard !statusBar.isAsking else { return }
    statusBar.isAsking = true
    defer { statusBar.isAsking = false }
    let owner = screenOwner
    statusBar.style =
      owner.map { $0.decider(\.childForStatusBarStyle).preferredStatusBarStyle } ?? .default
    statusBar.isHidden =
      owner?.decider(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }
}

extension UIViewController {
  /// The controller that answers where this one is asked: a child, as far as each names one.
  fileprivate func decider(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    sequence(first: self) { $0[keyPath: child] }.reversed()[0]
  }
}

extension UIWindowScene {
  /// The manager of the scene's status bar.
  @available(iOS 13.0, *)
  @available(tvOS, unavailable)
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

  /// How a scene would like to be.
  @preconcurrency @MainActor
  @available(iOS 16.0, tvOS 16.0, *)
  open class GeometryPreferences: NSObject {
    /// How a scene on a phone or a pad would like to be turned.
    @preconcurrency @MainActor
    @available(tvOS, unavailable)
    public final class iOS: GeometryPreferences {
      /// The ways that will do; none for no wish.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Creates a wish.
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Requests an orientation of the scene: the first of the requested ones that the app supports,
  /// of upright, on its side and upside down, unless the scene has one of them already. The error
  /// handler is called if none is supported. Preferences of other platforms request nothing.
  ///
  /// > Source: UIKit documentation, `requestGeometryUpdate(_:errorHandler:)`. FS-279.
  @available(iOS 16.0, tvOS 16.0, *)
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

/// The reason for which a requested orientation is refused.
private struct UnsupportedOrientation: Error {}
