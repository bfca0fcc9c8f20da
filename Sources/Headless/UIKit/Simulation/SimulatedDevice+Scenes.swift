extension SimulatedDevice {
  /// Connects a scene in the foreground, behind the existing ones. Until its notification has been
  /// posted it is unattached; its delegate is called before that, a choice. (FS-241)
  ///
  /// Scenes fill the screen until ``setFrame(_:of:)``. A touch asks the windows of the frontmost
  /// scene under it, and no others. (FS-202)
  @discardableResult
  public func connectScene(
    role: UISceneSession.Role = .windowApplication, delegate: (any UISceneDelegate)? = nil
  ) -> UIWindowScene { connectScene(resuming: UISceneSession(role: role), delegate: delegate) }

  /// Connects a disconnected scene again: a new scene object with the session of the old one, and a
  /// delegate as in ``connectScene(role:delegate:)``.
  @discardableResult
  public func connectScene(
    resuming session: UISceneSession, delegate: (any UISceneDelegate)? = nil
  ) -> UIWindowScene {
    precondition(
      !scenes.contains { $0.session === session },
      "A session has one scene at a time; disconnect(_:) takes it away")
    let scene = UIWindowScene(activationState: .unattached, session: session)
    scenes.append(scene)
    scene.delegate = delegate
    delegate?.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    changeState(of: scene, to: .foregroundInactive)
    changeState(of: scene, to: .foregroundActive)
    return scene
  }

  /// Changes the activation state of a connected scene, as when a user leaves the app, comes back,
  /// or opens the control centre over it. For unattached use ``disconnect(_:)``.
  ///
  /// Between active and background it is inactive for a moment, as in UIKit. The touches of a scene
  /// that is no longer active are cancelled first. (FS-087)
  public func setActivationState(_ state: UIScene.ActivationState, of scene: UIWindowScene) {
    precondition(
      state != .unattached && scenes.contains { $0 === scene },
      "A scene changes its state while it is connected; disconnect(_:) takes it away")
    if state != .foregroundActive { cancelTouches(of: scene) }
    let isAcross = Set([scene.activationState, state]) == [.foregroundActive, .background]
    if isAcross { changeState(of: scene, to: .foregroundInactive) }
    changeState(of: scene, to: state)
  }

  /// The application takes the state of its foremost scene, and only posts notifications: the
  /// methods of its delegate are for apps without scenes.
  private func changeState(of scene: UIWindowScene, to state: UIScene.ActivationState) {
    let old = application.applicationState
    scene.activationState = state
    application.announceState(from: old)
    updateStatusBar()
  }

  private func cancelTouches(of scene: UIWindowScene) {
    touches.cancel { $0.window?.windowScene === scene }
  }

  /// Disconnects a scene: its touches are cancelled, and its windows lose it and get no more
  /// touches.
  public func disconnect(_ scene: UIWindowScene) {
    guard scenes.contains(where: { $0 === scene }) else { return }
    cancelTouches(of: scene)
    changeState(of: scene, to: .unattached)
    scenes.removeAll { $0 === scene }
    scene.allWindows.forEach { $0.windowScene = nil }
    scene.session.scene = nil
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    scene.delegate?.sceneDidDisconnect(scene)
  }

  /// Brings a scene in front of the others.
  public func bringToFront(_ scene: UIWindowScene) {
    guard let index = scenes.firstIndex(where: { $0 === scene }) else { return }
    scenes.insert(scenes.remove(at: index), at: 0)
  }

  /// Replaces the shared application, and calls its delegate for the launch.
  ///
  /// A device starts with a plain `UIApplication`; a subclass sees every event in `sendEvent(_:)`.
  /// An app that iOS would not launch ends the process: see ``launchRefusal``. In an app without
  /// scenes the delegate is also called when the application becomes active, and for later changes.
  /// In other apps scenes call their own delegates.
  ///
  /// > Source: UIKit documentation, `applicationDidBecomeActive(_:)`: not called with scenes.
  public func launch(_ application: UIApplication, delegate: (any UIApplicationDelegate)? = nil) {
    if let refusal = launchRefusal { preconditionFailure(refusal.description) }
    self.application = application
    application.delegate = delegate ?? application.delegate
    _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
    if !usesScenes { application.delegate?.applicationDidBecomeActive(application) }
  }

  /// The windows on the screen, front to back. (FS-060 to FS-062)
  var windowsFrontToBack: [UIWindow] { scenes.filter(\.isInForeground).flatMap(shownWindows) }

  /// The windows that may take a touch at a point of the screen, front to back: those of the
  /// frontmost scene there, and before them the keyboard, whatever scene it is in. (FS-202)
  func windowsFrontToBack(at pointInScreen: CGPoint) -> [UIWindow] {
    let shown = scenes.filter(\.isInForeground)
    let under = shown.filter { $0.ownFrame?.contains(pointInScreen) ?? true }
    let asked = under.prefix(1)
    let keyboards = shown.filter { scene in !asked.contains { $0 === scene } }
      .flatMap(shownWindows).filter { $0 is UIRemoteKeyboardWindow }
    return keyboards + asked.flatMap(shownWindows)
  }

  private func shownWindows(of scene: UIWindowScene) -> [UIWindow] {
    scene.allWindows.reversed().filter { !$0.isHidden }
  }

  /// Whether a window on the screen waits for a layout. Not during a layout, which will include it.
  var asksForLayout: Bool {
    LayoutPass.viewLayingOut == nil
      && scenes.contains { scene in
        scene.isInForeground
          && scene.allWindows.contains {
            !$0.isHidden && ($0.needsLayout || $0.holdsLayoutRequests)
          }
      }
  }

  func layOutWindows() { windowsFrontToBack.forEach { $0.layOutTree() } }

  /// The key window of the frontmost scene that has one.
  var keyWindow: UIWindow? { scenes.filter(\.isInForeground).lazy.compactMap(\.keyWindow).first }

  /// The window of the keyboard while that is on the screen. Since iOS 16 it is in no list that
  /// apps can read. (FS-077, FS-197)
  public var keyboardWindow: UIWindow? { keyboard.window }

  /// Presses and releases a physical button, which goes to the first responder of the key window.
  /// (FS-173)
  public func press(_ type: UIPress.PressType) { responses.press(type) }

  /// Shakes the device, which goes to the first responder of the key window. (FS-110)
  public func shake() { responses.shake() }
}
