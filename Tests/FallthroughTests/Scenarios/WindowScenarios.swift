import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of several windows` {
  @Test(arguments: SystemUnderTest.all)
  func `a debug window in front that passes all changes nothing`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    let debug = PassThroughWindow(windowScene: it.device.scenes[0])
    debug.windowLevel = UIWindow.Level(rawValue: 2001)
    debug.mode = .passAll
    debug.rootViewController = UIViewController()
    debug.isHidden = false
    it.screen.addButton("debug", debug.bounds, to: debug)
    #expect(it.tap(Toast.inside) == "toast")
    #expect(it.tap(Toast.beside) == "app")
  }

  @Test(arguments: SystemUnderTest.all)
  func `FS-077 a key of the keyboard in front gets its tap, and the overlay is not asked`(
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
    #expect(it.tap(Toast.beside) == "app")
  }

  @Test(arguments: SystemUnderTest.all)
  func `the app's window stays key while a toast comes over a field that is edited`(
    system: SystemUnderTest
  ) {
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
  func `the app's controller styles the status bar below an overlay, which is gone when empty`(
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
  func `an overlay of one scene takes nothing in another`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    let second = it.device.connectScene()
    let presenter = OverlayPresenter(scene: second)
    let content = UIViewController()
    it.screen.addButton("other toast", Toast.frame, to: content.view)
    presenter.show(content)
    #expect(presenter.window?.windowScene === second)
    it.overlay.isHidden = true
    #expect(it.tap(Toast.inside) == "app")
    it.device.bringToFront(second)
    #expect(it.tap(Toast.inside) == "other toast")
  }
}
