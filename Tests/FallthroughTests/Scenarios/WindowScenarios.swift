import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of several windows` {
  @Test(arguments: SystemUnderTest.all)
  func `debug window at level 2001 that passes all, tap on T or empty: B, A`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    let debug = PassThroughWindow(windowScene: it.device.scenes[0])
    debug.windowLevel = UIWindow.Level(rawValue: 2001)
    debug.mode = .passAll
    debug.rootViewController = UIViewController()
    debug.isHidden = false
    it.screen.addButton("debug", debug.bounds, to: debug)
    #expect(it.tap(Toast.inside) == "B")
    #expect(it.tap(Toast.beside) == "A")
  }

  @Test(arguments: SystemUnderTest.all)
  func `FS-077 keyboard window above W1, tap on a key: the keyboard, and W1 is not asked`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    let keyboard = UIWindow(windowScene: it.device.scenes[0])
    keyboard.windowLevel = UIWindow.Level(rawValue: 10_000_000)
    keyboard.frame = CGRect(x: 0, y: 600, width: 393, height: 252)
    keyboard.isHidden = false
    it.screen.addButton("key", CGRect(x: 0, y: 100, width: 393, height: 100), to: keyboard)
    #expect(it.tap(Toast.inside) == "key")
    #expect(it.answers(to: Toast.inside).isEmpty)
    #expect(it.tap(Toast.beside) == "A")
  }

  @Test(arguments: SystemUnderTest.all)
  func `toast shown while a text field of W0 is edited: W0 stays key`(system: SystemUnderTest) {
    let screen = Screen(system) { PassThroughWindow(windowScene: $0) }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.app.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    let presenter = OverlayPresenter(scene: screen.device.scenes[0])
    presenter.show(UIViewController())
    #expect(screen.app.isKeyWindow)
    #expect(field.isFirstResponder)
    presenter.window?.makeKeyAndVisible()
    #expect(screen.app.isKeyWindow)
    #expect(field.isFirstResponder)
  }

  final class DarkController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test(arguments: SystemUnderTest.all)
  func `status bar with W1 on top: the app's controller answers, and W1 is gone when empty`(
    system: SystemUnderTest
  ) {
    let screen = Screen(system) { PassThroughWindow(windowScene: $0) }
    screen.app.rootViewController = DarkController()
    let presenter = OverlayPresenter(scene: screen.device.scenes[0])
    #expect(presenter.window == nil)
    presenter.show(UIViewController())
    #expect(presenter.window?.rootViewController?.preferredStatusBarStyle == .lightContent)
    let window = presenter.window
    presenter.hide()
    #expect(window?.isHidden ?? true)
    #expect(presenter.window == nil)
  }

  @Test(arguments: SystemUnderTest.all)
  func `two scenes, overlay in scene 2, tap in scene 1: A1`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    let second = it.device.connectScene()
    let presenter = OverlayPresenter(scene: second)
    let content = UIViewController()
    it.screen.addButton("B2", Toast.frame, to: content.view)
    presenter.show(content)
    #expect(presenter.window?.windowScene === second)
    it.overlay.isHidden = true
    #expect(it.tap(Toast.inside) == "A")
    it.device.bringToFront(second)
    #expect(it.tap(Toast.inside) == "B2")
  }
}
