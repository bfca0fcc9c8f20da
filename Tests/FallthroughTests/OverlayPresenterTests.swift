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

    init(in scene: UIWindowScene, name: String = "A") {
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
    #expect(app.tap(Toast.beside) == ["A"])
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
    #expect(app.tap(Toast.beside) == ["A"])
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
    #expect(app.tap(Toast.inside) == ["A"])
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
    #expect(root.supportedInterfaceOrientations == .landscape)
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

  @Test func `is rebuilt when its scene went and another came`() {
    let presenter = OverlayPresenter(scene: scene)
    let old = App(in: scene)
    presenter.show(old.toast)
    SimulatedDevice.current.disconnect(scene)
    #expect(presenter.window == nil)
    #expect(presenter.scene == nil)

    let new = SimulatedDevice.current.connectScene()
    #expect(presenter.scene === new)
    #expect(presenter.window?.windowScene === new)
    let app = App(in: new)
    #expect(app.tap(Toast.beside) == ["A"])
    _ = app.tap(Toast.inside)
    #expect(old.taps == ["toast"])
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

  @Test func `does not take the place of another presenter in a new scene`() {
    let first = OverlayPresenter(scene: scene)
    let second = OverlayPresenter(scene: scene)
    let app = App(in: scene)
    first.show(app.toast)
    second.show(UIViewController())
    SimulatedDevice.current.disconnect(scene)
    let new = SimulatedDevice.current.connectScene()
    #expect([first.scene, second.scene].compactMap { $0 }.count == 1)
    #expect(new.windows.count == 1)
  }

  @Test func `configures each window that it makes`() {
    let app = App(in: scene)
    let presenter = OverlayPresenter(scene: scene)
    presenter.configureWindow = { $0.mode = .passAll }
    presenter.show(app.toast)
    #expect(app.tap(Toast.inside) == ["A"])
    SimulatedDevice.current.disconnect(scene)
    _ = SimulatedDevice.current.connectScene()
    #expect(presenter.window?.mode == .passAll)
  }

  @Test func `stays hidden if it is hidden while its window is configured`() {
    let app = App(in: scene)
    let presenter = OverlayPresenter(scene: scene)
    presenter.configureWindow = { [weak presenter] _ in presenter?.hide() }
    presenter.show(app.toast)
    #expect(presenter.window == nil)
    #expect(presenter.controller == nil)
    #expect(app.tap(Toast.inside) == ["A"])
  }

  @Test func `takes any level above that of alerts`() {
    let presenter = OverlayPresenter(scene: scene, level: .alert + 1)
    presenter.show(UIViewController())
    #expect(presenter.window?.windowLevel.rawValue == UIWindow.Level.alert.rawValue + 1)
    #expect((UIWindow.Level.alert - 1).rawValue == UIWindow.Level.alert.rawValue - 1)
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
}
