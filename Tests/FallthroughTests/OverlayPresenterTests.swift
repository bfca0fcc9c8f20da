import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An overlay presenter` {
  /// An app with a button over its whole screen, and a controller with a button to show above it.
  @MainActor final class App {
    let window: UIWindow
    let root = AppController()
    let toast = UIViewController()
    private(set) var taps: [String] = []

    init(in scene: UIWindowScene, name: String = "app") {
      window = UIWindow(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      addButton(name, window.bounds, to: root.view)
      addButton("toast", Toast.frame, to: toast.view)
    }

    private func addButton(_ name: String, _ frame: CGRect, to view: UIView) {
      let button = UIButton(frame: frame)
      button.addAction(UIAction { [weak self] _ in self?.taps.append(name) }, for: .touchUpInside)
      view.addSubview(button)
    }

    func tap(_ point: CGPoint) -> [String] {
      taps = []
      SimulatedDevice.current.tap(at: point)
      return taps
    }
  }

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

  var scene: UIWindowScene { SimulatedDevice.current.scenes[0] }

  @Test func `shows content that takes its touches and lets the others fall through`() {
    let app = App(in: scene)
    let presenter = OverlayPresenter(scene: scene)
    presenter.show(app.toast)
    #expect(app.tap(Toast.inside) == ["toast"])
    #expect(app.tap(Toast.beside) == ["app"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `shows SwiftUI content likewise`(system: SystemUnderTest) {
    SimulatedDevice.current.systemVersion = system.version
    SimulatedDevice.current.linkedSDK = system.sdk
    let app = App(in: scene)
    let host = SimulatedHostingController()
    let toast = host.addContent(Toast.frame, kind: .drawing)
    let presenter = OverlayPresenter(scene: scene)
    presenter.show(host)
    #expect(app.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    #expect(app.tap(Toast.beside) == ["app"])
  }

  @Test func `has no window while it shows nothing`() {
    let app = App(in: scene)
    let presenter = OverlayPresenter(scene: scene)
    #expect(presenter.window == nil)
    presenter.show(app.toast)
    #expect(presenter.window?.isHidden == false)
    presenter.hide()
    #expect(presenter.window == nil)
    #expect(scene.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(app.window)])
    #expect(app.tap(Toast.inside) == ["app"])
  }

  @Test func `uses the level it is given, also later`() {
    let app = App(in: scene)
    let presenter = OverlayPresenter(scene: scene, level: .statusBar)
    presenter.show(app.toast)
    #expect(presenter.window?.windowLevel == .statusBar)
    presenter.level = .alert
    #expect(presenter.window?.windowLevel == .alert)
  }

  @Test func `lets the app answer for the screen`() throws {
    let app = App(in: scene)
    let presenter = OverlayPresenter(scene: scene)
    presenter.show(app.toast)
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
    let app = App(in: scene)
    app.window.rootViewController = Container()
    let presenter = OverlayPresenter(scene: scene)
    presenter.show(app.toast)
    let root = try #require(presenter.window?.rootViewController)
    #expect(root.prefersPointerLocked)
    #expect(root.prefersInterfaceOrientationLocked)
  }

  @Test func `does not go round in circles with an app that asks the overlay`() throws {
    let app = App(in: scene)
    let presenter = OverlayPresenter(scene: scene)
    presenter.show(app.toast)
    let root = try #require(presenter.window?.rootViewController)
    app.root.asked = root
    #expect(!root.prefersStatusBarHidden)
    #expect(
      root.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
  }

  @Test func `comes back in a scene of the same session, and in no other`() {
    let device = SimulatedDevice.current
    let (presenter, session) = (OverlayPresenter(scene: scene), scene.session)
    let old = App(in: scene)
    presenter.show(old.toast)
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
    let app = App(in: new)
    #expect(app.tap(Toast.beside) == ["app"])
    _ = app.tap(Toast.inside)
    #expect(old.taps == ["toast"])
  }

  @Test func `follows the app to another scene if it is asked to`() {
    let device = SimulatedDevice.current
    let presenter = OverlayPresenter(scene: scene)
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
    let external = SimulatedDevice.current.connectScene(role: .windowExternalDisplayNonInteractive)
    let presenter = OverlayPresenter(scene: external)
    presenter.show(UIViewController())
    #expect(presenter.window?.windowScene === external)
  }

  @Test func `waits for a scene that has gone, and the log says so`() {
    let device = SimulatedDevice.current
    let gone = device.connectScene()
    device.disconnect(gone)
    let presenter = OverlayPresenter(scene: gone)
    let handler = Misuse.noteHandler
    defer { Misuse.noteHandler = handler }
    var notes: [String] = []
    Misuse.noteHandler = { notes.append($0) }
    presenter.show(UIViewController())
    #expect(notes == ["The scene of an overlay is gone; the overlay waits for it"])
    #expect(presenter.window == nil)
    let back = device.connectScene(resuming: gone.session)
    #expect(presenter.window?.windowScene === back)
    #expect(notes.count == 1)
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
    let scene = SimulatedDevice.current.connectScene(delegate: delegate)
    #expect(delegate.state == .unattached)
    #expect(delegate.presenter?.window?.windowScene === scene)
  }

  @Test(arguments: SystemUnderTest.all)
  func `clears the background that a hosting view has by default, and no other`(
    system: SystemUnderTest
  ) {
    SimulatedDevice.current.systemVersion = system.version
    SimulatedDevice.current.linkedSDK = system.sdk
    let presenter = OverlayPresenter(scene: scene)
    for (set, expected) in [(nil, UIColor.clear), (UIColor.white, .white), (.red, .red)] {
      let host = SimulatedHostingController()
      if let set { host.view.backgroundColor = set }
      presenter.show(host)
      #expect(host.view.backgroundColor == expected)
    }
  }

  @Test func `keeps to its own scene`() {
    let second = SimulatedDevice.current.connectScene()
    let first = scene
    let (appOne, appTwo) = (App(in: first, name: "one"), App(in: second, name: "two"))
    let presenter = OverlayPresenter(scene: second)
    presenter.show(appTwo.toast)
    #expect(appOne.tap(Toast.inside) == ["one"])
    SimulatedDevice.current.disconnect(first)
    #expect(appTwo.tap(Toast.inside) == ["toast"])
    #expect(appTwo.tap(Toast.beside) == ["two"])
  }

  @Test func `gives each window its mode, until the app or the content sets another one`() {
    let app = App(in: scene)
    let presenter = OverlayPresenter(scene: scene)
    presenter.mode = .passAll
    presenter.show(app.toast)
    #expect(app.tap(Toast.inside) == ["app"])
    presenter.show(UIViewController())
    presenter.mode = .blockAll
    #expect(app.tap(Toast.beside) == [])
    presenter.show(app.toast)
    #expect(app.tap(Toast.beside) == [])
    let view = OverlaySettingsView()
    view.settings = OverlaySettings(mode: .regions)
    app.toast.view.addSubview(view)
    SimulatedDevice.current.turn()
    presenter.mode = .automatic
    #expect(presenter.window?.mode == .regions)
    view.removeFromSuperview()
    SimulatedDevice.current.turn()
    #expect(presenter.window?.mode == .automatic)
    presenter.configureWindow = { $0.mode = .passAll }
    presenter.show(UIViewController())
    #expect(presenter.window?.mode == .passAll)
  }

  @Test func `configures each window that it makes`() {
    let app = App(in: scene)
    let presenter = OverlayPresenter(scene: scene)
    presenter.configureWindow = { $0.mode = .passAll }
    presenter.show(app.toast)
    #expect(app.tap(Toast.inside) == ["app"])
    let session = scene.session
    SimulatedDevice.current.disconnect(scene)
    _ = SimulatedDevice.current.connectScene(resuming: session)
    #expect(presenter.window?.mode == .passAll)
  }

  @Test func `takes any level above that of alerts`() {
    let presenter = OverlayPresenter(scene: scene, level: .alert + 1)
    presenter.show(UIViewController())
    #expect(presenter.window?.windowLevel.rawValue == UIWindow.Level.alert.rawValue + 1)
    #expect((UIWindow.Level.alert - 1).rawValue == UIWindow.Level.alert.rawValue - 1)
  }

  @Test func `answers the gesture to get away only if the app says how`() {
    let app = App(in: scene)
    let presenter = OverlayPresenter(scene: scene)
    presenter.show(app.toast)
    #expect(SimulatedDevice.current.performEscape() == nil)
    presenter.onEscape = { presenter.hide() }
    #expect(SimulatedDevice.current.performEscape() is UIViewController)
    #expect(presenter.window == nil)
    #expect(SimulatedDevice.current.performEscape() == nil)
  }

  @Test func `leaves the gesture to get away to content that answers it`() {
    final class Closing: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    let presenter = OverlayPresenter(scene: scene)
    let content = Closing()
    content.view.addSubview(UIButton(frame: Toast.frame))
    presenter.onEscape = { presenter.hide() }
    presenter.show(content)
    #expect(SimulatedDevice.current.performEscape() === content)
    #expect(content.escapes == 1)
    #expect(presenter.window != nil)
  }

  @Test func `goes without leaving anything behind`() {
    weak var released: OverlayPresenter?
    weak var window: PassThroughWindow?
    do {
      let presenter = OverlayPresenter(scene: scene)
      presenter.show(UIViewController())
      (released, window) = (presenter, presenter.window)
    }
    #expect(released == nil)
    #expect(window == nil)
  }

  @Test func `that an earlier test left behind does not move into a new device`() {
    let presenter = OverlayPresenter(scene: scene)
    presenter.show(UIViewController())
    SimulatedDevice.current.reset()
    #expect(scene.windows.isEmpty)
    #expect(presenter.window == nil)
  }

  @Test func `tells of each controller that has gone, before the completion`() {
    let presenter = OverlayPresenter(scene: scene)
    let (first, second) = (UIViewController(), UIViewController())
    var said: [String] = []
    presenter.onDismiss = { said.append($0 === first ? "first" : "second") }
    presenter.show(first)
    presenter.show(second, transition: .fade(duration: 1))
    #expect(said == [])
    SimulatedDevice.current.clock.advance(by: 2)
    #expect(said == ["first"])
    presenter.hide { said.append("hidden \($0)") }
    #expect(said == ["first", "second", "hidden true"])
  }

  @Test func `does not tell of a controller that turns back, or whose scene comes back`() {
    let device = SimulatedDevice.current
    let (presenter, session) = (OverlayPresenter(scene: scene), scene.session)
    let toast = UIViewController()
    var dismissals = 0
    presenter.onDismiss = { _ in dismissals += 1 }
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
    let device = SimulatedDevice.current
    let presenter = OverlayPresenter(scene: scene)
    let (first, second) = (UIViewController(), UIViewController())
    var said: [String] = []
    presenter.onDismiss = { said.append($0 === first ? "first" : "second") }
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
    let presenter = OverlayPresenter(scene: scene)
    let next = UIViewController()
    presenter.onDismiss = { if $0 !== next { presenter.show(next) } }
    presenter.show(UIViewController())
    presenter.hide()
    #expect(presenter.controller === next)
    presenter.onDismiss = nil
  }
}
