import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An overlay presenter` {
  final class AppController: UIViewController {
    weak var asked: UIViewController?
    override var prefersStatusBarHidden: Bool { asked?.prefersStatusBarHidden ?? true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var prefersPointerLocked: Bool { true }
    override var prefersInterfaceOrientationLocked: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      asked?.supportedInterfaceOrientations ?? .landscape
    }
  }

  private let root = AppController()
  private let stage: PresenterStage
  private var device: SimulatedDevice { stage.device }
  private var scene: UIWindowScene { stage.scene }
  private var presenter: OverlayPresenter { stage.presenter }

  init() { stage = PresenterStage(over: root) }

  @Test func `shows content that takes its touches and lets the others fall through`() {
    presenter.show(stage.toast("toast"))
    #expect(stage.tap(Toast.inside) == ["toast"])
    #expect(stage.tap(Toast.beside) == ["app"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `shows SwiftUI content likewise`(system: SystemUnderTest) {
    device.systemVersion = system.version
    device.linkedSDK = system.sdk
    let host = SimulatedHostingController()
    let toast = host.addContent(Toast.frame, kind: .drawing)
    presenter.show(host)
    #expect(stage.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    #expect(stage.tap(Toast.beside) == ["app"])
  }

  @Test func `has no window while it shows nothing`() {
    #expect(presenter.window == nil)
    presenter.show(stage.toast("toast"))
    #expect(presenter.window?.isHidden == false)
    presenter.hide()
    #expect(presenter.window == nil)
    #expect(scene.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(stage.app)])
    #expect(stage.tap(Toast.inside) == ["app"])
  }

  @Test func `uses the level it is given, also later`() {
    let presenter = OverlayPresenter(scene: scene, level: .statusBar)
    presenter.show(stage.toast("toast"))
    #expect(presenter.window?.windowLevel == .statusBar)
    presenter.level = .alert
    #expect(presenter.window?.windowLevel == .alert)
  }

  @Test func `lets the app answer for the screen`() throws {
    presenter.show(stage.toast("toast"))
    let root = try #require(presenter.window?.rootViewController)
    #expect(root.prefersStatusBarHidden)
    #expect(root.preferredStatusBarStyle == .lightContent)
    #expect(root.prefersHomeIndicatorAutoHidden)
    #expect(root.preferredScreenEdgesDeferringSystemGestures == .bottom)
    #expect(root.prefersPointerLocked)
    #expect(root.prefersInterfaceOrientationLocked)
    #expect(root.supportedInterfaceOrientations == .landscape)
  }

  @Test func `lets the child that the app names answer for the locks`() throws {
    final class Container: UIViewController {
      let child = AppController()
      override var childViewControllerForPointerLock: UIViewController? { child }
      override var childForInterfaceOrientationLock: UIViewController? { child }
    }
    stage.app.rootViewController = Container()
    presenter.show(stage.toast("toast"))
    let root = try #require(presenter.window?.rootViewController)
    #expect(root.prefersPointerLocked)
    #expect(root.prefersInterfaceOrientationLocked)
  }

  @Test func `does not go round in circles with an app that asks the overlay`() throws {
    presenter.show(stage.toast("toast"))
    let root = try #require(presenter.window?.rootViewController)
    self.root.asked = root
    #expect(!root.prefersStatusBarHidden)
    #expect(
      root.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
  }

  @Test func `comes back in a scene of the same session, and in no other`() {
    let session = scene.session
    presenter.show(stage.toast("toast"))
    device.disconnect(scene)
    #expect(presenter.window == nil)
    #expect(presenter.scene == nil)
    let stranger = device.connectScene()
    #expect(presenter.scene == nil)
    #expect(stranger.windows.isEmpty)

    let new = device.connectScene(resuming: session)
    #expect(presenter.scene === new)
    #expect(presenter.window?.windowScene === new)
    device.disconnect(stranger)
    #expect(PresenterStage(in: new).tap(Toast.beside) == ["app"])
    #expect(stage.tap(Toast.inside) == ["toast"])
  }

  @Test func `follows the app to another scene if it is asked to`() {
    presenter.followsScenes = true
    presenter.show(UIViewController())
    device.disconnect(scene)
    #expect(presenter.window == nil)
    let external = device.connectScene(role: .windowExternalDisplayNonInteractive)
    #expect(presenter.scene == nil)
    let new = device.connectScene()
    #expect(presenter.scene === new)
    let other = device.connectScene()
    device.disconnect(new)
    #expect(presenter.scene === other)
    device.disconnect(external)
  }

  @Test func `obeys a scene that it is given, whatever its role`() {
    let external = device.connectScene(role: .windowExternalDisplayNonInteractive)
    let presenter = OverlayPresenter(scene: external)
    presenter.show(UIViewController())
    #expect(presenter.window?.windowScene === external)
  }

  @Test func `waits for a scene that has gone, and the log says so`() {
    let gone = device.connectScene()
    device.disconnect(gone)
    let presenter = OverlayPresenter(scene: gone)
    let lines = notes {
      presenter.show(UIViewController())
      #expect(presenter.window == nil)
      let back = device.connectScene(resuming: gone.session)
      #expect(presenter.window?.windowScene === back)
    }
    #expect(lines == ["The scene of an overlay is gone; the overlay waits for it"])
  }

  /// Shows an overlay while its scene is connecting, as most apps do.
  final class ConnectingDelegate: NSObject, UIWindowSceneDelegate {
    var presenter: OverlayPresenter?
    var state: UIScene.ActivationState?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      state = scene.activationState
      presenter = OverlayPresenter(scene: scene)
      presenter?.show(UIViewController())
    }
  }

  @Test func `shows at once in a scene that is just connecting`() {
    let delegate = ConnectingDelegate()
    let scene = device.connectScene(delegate: delegate)
    #expect(delegate.state == .unattached)
    #expect(delegate.presenter?.window?.windowScene === scene)
  }

  @Test(arguments: SystemUnderTest.all)
  func `clears the background that a hosting view has by default, and no other`(
    system: SystemUnderTest
  ) {
    device.systemVersion = system.version
    device.linkedSDK = system.sdk
    for (set, expected) in [(nil, UIColor.clear), (UIColor.white, .white), (.red, .red)] {
      let host = SimulatedHostingController()
      if let set { host.view.backgroundColor = set }
      presenter.show(host)
      #expect(host.view.backgroundColor == expected)
    }
  }

  @Test func `keeps to its own scene`() {
    let second = PresenterStage(in: device.connectScene())
    second.presenter.show(second.toast("toast"))
    #expect(stage.tap(Toast.inside) == ["app"])
    device.disconnect(scene)
    #expect(second.tap(Toast.inside) == ["toast"])
    #expect(second.tap(Toast.beside) == ["app"])
  }

  @Test func `gives each window its mode, until the app or the content sets another one`() {
    let toast = stage.toast("toast")
    presenter.mode = .passAll
    presenter.show(toast)
    #expect(stage.tap(Toast.inside) == ["app"])
    presenter.show(UIViewController())
    presenter.mode = .blockAll
    #expect(stage.tap(Toast.beside) == [])
    presenter.show(toast)
    #expect(stage.tap(Toast.beside) == [])
    let view = OverlaySettingsView()
    view.settings = OverlaySettings { $0.mode = .regions }
    toast.view.addSubview(view)
    device.turn()
    presenter.mode = .automatic
    #expect(presenter.window?.mode == .regions)
    view.removeFromSuperview()
    device.turn()
    #expect(presenter.window?.mode == .automatic)
    presenter.configureWindow = { $0.mode = .passAll }
    presenter.show(UIViewController())
    #expect(presenter.window?.mode == .passAll)
  }

  @Test func `configures each window that it makes`() {
    presenter.configureWindow = { $0.mode = .passAll }
    presenter.show(stage.toast("toast"))
    #expect(stage.tap(Toast.inside) == ["app"])
    let session = scene.session
    device.disconnect(scene)
    _ = device.connectScene(resuming: session)
    #expect(presenter.window?.mode == .passAll)
  }

  @Test func `takes any level above that of alerts`() {
    let presenter = OverlayPresenter(scene: scene, level: .alert + 1)
    presenter.show(UIViewController())
    #expect(presenter.window?.windowLevel.rawValue == UIWindow.Level.alert.rawValue + 1)
    #expect((UIWindow.Level.alert - 1).rawValue == UIWindow.Level.alert.rawValue - 1)
  }

  @Test func `answers the gesture to get away only if the app says how`() {
    presenter.show(stage.toast("toast"))
    #expect(device.performEscape() == nil)
    presenter.onEscape = { presenter.hide() }
    #expect(device.performEscape() is UIViewController)
    #expect(presenter.window == nil)
    #expect(device.performEscape() == nil)
  }

  @Test func `leaves the gesture to get away to content that answers it`() {
    final class Closing: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    let content = Closing()
    content.view.addSubview(UIButton(frame: Toast.frame))
    presenter.onEscape = { presenter.hide() }
    presenter.show(content)
    #expect(device.performEscape() === content)
    #expect(content.escapes == 1)
    #expect(presenter.window != nil)
  }

  @Test func `that an earlier test left behind does not move into a new device`() {
    presenter.show(UIViewController())
    device.reset()
    #expect(device.scenes[0].windows.isEmpty)
    #expect(presenter.window == nil)
  }

  @Test func `tells of each controller that has gone, before the completion`() {
    let (first, second) = (UIViewController(), UIViewController())
    var said: [String] = []
    presenter.onDismiss = { controller, _ in said.append(controller === first ? "first" : "second")
    }
    presenter.show(first)
    presenter.show(second, transition: .fade(duration: 1))
    #expect(said == [])
    device.clock.advance(by: 2)
    #expect(said == ["first"])
    presenter.hide { said.append("hidden \($0)") }
    #expect(said == ["first", "second", "hidden true"])
  }

  @Test func `does not tell of a controller that turns back, or whose scene comes back`() {
    let session = scene.session
    let toast = UIViewController()
    var dismissals = 0
    presenter.onDismiss = { _, _ in dismissals += 1 }
    presenter.show(toast)
    presenter.hide(transition: .fade(duration: 1))
    presenter.show(toast)
    device.disconnect(scene)
    _ = device.connectScene(resuming: session)
    #expect(dismissals == 0)
    presenter.hide()
    #expect(dismissals == 1)
  }

  @Test func `tells of what goes while the scene is away, or with it`() {
    let (first, second) = (UIViewController(), UIViewController())
    var said: [String] = []
    presenter.onDismiss = { controller, _ in said.append(controller === first ? "first" : "second")
    }
    presenter.show(first)
    presenter.show(second, transition: .fade(duration: 1))
    device.disconnect(scene)
    #expect(said == ["first"])
    presenter.show(first)
    #expect(said == ["first", "second"])
    presenter.hide()
    #expect(said == ["first", "second", "first"])
  }

  @Test func `may show the next controller when one has gone`() {
    let next = UIViewController()
    presenter.onDismiss = { controller, _ in if controller !== next { presenter.show(next) } }
    presenter.show(UIViewController())
    presenter.hide()
    #expect(presenter.controller === next)
    presenter.onDismiss = nil
  }
}
