/// One running copy of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is on screen and in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Posted when a scene is connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene is disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene becomes active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to become inactive.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")

  /// Posted when a scene is about to enter the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is no longer on screen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// Why a scene was connected: here always at the request of the device.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

  /// The session of the scene, which the system keeps.
  public let session: UISceneSession
  /// The scene's delegate. The scene retains it.
  open var delegate: (any UISceneDelegate)?
  /// A name that users see.
  open var title: String!
  /// Whether the scene is on screen and in use.
  open internal(set) var activationState: ActivationState {
    willSet { if newValue != activationState { announce(changeTo: newValue) } }
    didSet { if activationState != oldValue { announceChange() } }
  }

  init(activationState: ActivationState, session: UISceneSession = UISceneSession()) {
    self.session = session
    self.activationState = activationState
    super.init()
    session.scene = self
  }

  /// Posts and reports a coming change of the activation state.
  private func announce(changeTo newValue: ActivationState) {
    if activationState == .foregroundActive {
      delegate?.sceneWillResignActive(self)
      NotificationCenter.default.post(name: Self.willDeactivateNotification, object: self)
    } else if newValue == .foregroundInactive {
      delegate?.sceneWillEnterForeground(self)
      NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    }
  }

  /// Posts and reports the new activation state.
  private func announceChange() {
    if activationState == .foregroundActive {
      delegate?.sceneDidBecomeActive(self)
      NotificationCenter.default.post(name: Self.didActivateNotification, object: self)
    } else if activationState == .background {
      delegate?.sceneDidEnterBackground(self)
      NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }
  }

  /// The application. We chose to leave out the scene's delegate. (FS-102)
  open override var next: UIResponder? { SimulatedDevice.current.application }
}

extension UIScene {
  var isInForeground: Bool {
    activationState == .foregroundActive || activationState == .foregroundInactive
  }
}

/// The methods that a scene calls on its delegate. All are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene was connected: the time to make its windows.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}
