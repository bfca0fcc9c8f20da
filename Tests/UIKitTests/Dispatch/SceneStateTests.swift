import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A scene` {
  let log = Log()

  final class Delegate: NSObject, UIWindowSceneDelegate {
    let log: Log

    init(_ log: Log) { self.log = log }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { log.note("will connect") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.note("will enter foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.note("did become active") }
    func sceneWillResignActive(_ scene: UIScene) { log.note("will resign active") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.note("did enter background") }
    func sceneDidDisconnect(_ scene: UIScene) { log.note("did disconnect") }
  }

  @Test func `tells its delegate of every state on the way`() {
    device.scenes.forEach(device.disconnect)
    let delegate = Delegate(log)
    let scene = device.connectScene(delegate: delegate)
    #expect(log.takeAll() == ["will connect", "will enter foreground", "did become active"])
    device.setActivationState(.background, of: scene)
    #expect(log.takeAll() == ["will resign active", "did enter background"])
    #expect(device.tap(at: Stage.center).passes.isEmpty)
    device.setActivationState(.foregroundActive, of: scene)
    #expect(log.takeAll() == ["will enter foreground", "did become active"])
    device.disconnect(scene)
    #expect(log.takeAll() == ["will resign active", "did disconnect"])
  }

  @Test func `posts what the scenes and the application go through`() {
    let names = [
      UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
      UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] _ in
        MainActor.assumeIsolated { log.note(name.rawValue) }
      }
    }
    device.setActivationState(.background, of: device.scenes[0])
    device.setActivationState(.foregroundActive, of: device.scenes[0])
    observers.forEach(NotificationCenter.default.removeObserver)
    #expect(log.lines == names.map(\.rawValue))
  }

  @Test(arguments: [UIScene.ActivationState.foregroundInactive, .background])
  func `FS-087 loses its touches when it is no longer in use`(_ state: UIScene.ActivationState) {
    let view = TouchLoggingView("view", frame: device.screenBounds, log: log)
    let window = Stage.show(view)
    let pan = UIPanGestureRecognizer()
    window.addGestureRecognizer(pan)
    pan.cancelsTouchesInView = false
    let finger = device.touchDown(at: CGPoint(x: 10, y: 10))
    finger.move(to: CGPoint(x: 50, y: 10))
    #expect(pan.state == .changed || pan.state == .began)
    device.setActivationState(state, of: device.scenes[0])
    finger.lift()
    #expect(log.lines == ["view began (10 10)", "view moved (50 10)", "view cancelled (50 10)"])
    #expect(pan.state == .possible)
  }

  @Test func `FS-087 that goes loses its touches, and others keep theirs`() {
    let first = TouchLoggingView("first", frame: device.screenBounds, log: log)
    let second = TouchLoggingView("second", frame: device.screenBounds, log: log)
    Stage.show(first)
    let scene = device.connectScene()
    let other = UIWindow(windowScene: scene)
    other.addSubview(second)
    other.isHidden = false
    let kept = device.touchDown(at: CGPoint(x: 10, y: 10))
    device.bringToFront(scene)
    let lost = device.touchDown(at: CGPoint(x: 20, y: 20))
    device.disconnect(scene)
    kept.lift()
    lost.lift()
    log.expect([
      "first began (10 10)", "second began (20 20)", "second cancelled (20 20)",
      "first ended (10 10)",
    ])
  }

  @Test(arguments: [true, false])
  func `FS-087 that goes during an event loses its touches, too`(_ isDisconnected: Bool) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = TouchLoggingView("view", frame: frame, log: log)
    let button = UIButton(frame: frame.offsetBy(dx: 200, dy: 0))
    let (window, scene) = (Stage.show(view), device.scenes[0])
    window.rootViewController?.view.addSubview(button)
    button.addAction(
      UIAction { [device] _ in
        if isDisconnected {
          device.disconnect(scene)
        } else {
          device.setActivationState(.background, of: scene)
        }
      }, for: .touchUpInside)
    let finger = device.touchDown(at: CGPoint(x: 10, y: 10))
    device.tap(at: CGPoint(x: 250, y: 50))
    finger.move(to: CGPoint(x: 20, y: 10))
    finger.lift()
    #expect(log.lines == ["view began (10 10)", "view cancelled (10 10)"])
  }

  @Test func `tells of what will be before it is`() {
    final class Reading: NSObject, UISceneDelegate {
      var states: [UIScene.ActivationState] = []
      func sceneWillEnterForeground(_ scene: UIScene) { states.append(scene.activationState) }
      func sceneDidBecomeActive(_ scene: UIScene) { states.append(scene.activationState) }
      func sceneWillResignActive(_ scene: UIScene) { states.append(scene.activationState) }
      func sceneDidEnterBackground(_ scene: UIScene) { states.append(scene.activationState) }
    }
    let reading = Reading()
    let scene = device.connectScene(delegate: reading)
    device.setActivationState(.background, of: scene)
    #expect(reading.states == [.unattached, .foregroundActive, .foregroundActive, .background])
  }

  @Test func `that is the only one brings the application up and down with it`() {
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] _ in
        MainActor.assumeIsolated { log.note(name.rawValue) }
      }
    }
    device.scenes.forEach(device.disconnect)
    device.connectScene()
    observers.forEach(NotificationCenter.default.removeObserver)
    #expect(log.lines == names.map(\.rawValue))
  }

  @Test func `is unattached while its connection is announced`() {
    var states: [UIScene.ActivationState] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIScene.willConnectNotification, object: nil, queue: nil
    ) { [device] _ in MainActor.assumeIsolated { states = device.scenes.map(\.activationState) } }
    device.connectScene()
    NotificationCenter.default.removeObserver(observer)
    #expect(states == [.foregroundActive, .unattached])
  }

  @Test func `comes back as another scene of the same session`() {
    let old = device.connectScene()
    let session = old.session
    #expect(session.scene === old)
    device.disconnect(old)
    #expect(session.scene == nil)
    let delegate = Delegate(log)
    let new = device.connectScene(resuming: session, delegate: delegate)
    #expect(new !== old)
    #expect(new.session === session)
    #expect(session.scene === new)
    #expect(new.activationState == .foregroundActive)
    #expect(log.takeAll() == ["will connect", "will enter foreground", "did become active"])
    #expect(UIApplication.shared.connectedScenes == [device.scenes[0], new])
  }

  @Test func `FS-241 has a role that its session keeps`() {
    #expect(device.scenes[0].session.role == .windowApplication)
    let roles: [UISceneSession.Role] = [
      .windowApplication, .windowExternalDisplayNonInteractive, .windowCameraCaptureAccessory,
    ]
    for role in roles {
      let scene = device.connectScene(role: role)
      #expect(scene.session.role == role)
      device.disconnect(scene)
      #expect(device.connectScene(resuming: scene.session).session.role == role)
    }
    #expect(
      roles.prefix(2).map(\.rawValue) == [
        "UIWindowSceneSessionRoleApplication",
        "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
      ])
  }
}
