import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A pass-through window over UIKit content` {
  /// An overlay with a toast that holds a button.
  func screen(_ system: SystemUnderTest = .iOS26) -> Screen {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    let toast = UIView(frame: Toast.frame)
    root.view.addSubview(toast)
    screen.addButton("button", CGRect(x: 0, y: 0, width: 350, height: 80), to: toast)
    return screen
  }

  @Test(arguments: SystemUnderTest.all)
  func `takes the touches on its content and lets every other touch through`(
    system: SystemUnderTest
  ) {
    let screen = screen(system)
    #expect(screen.tap(Toast.inside) == ["button"])
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(screen.tap(Toast.inside) == ["button"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `answers alike for hover, drag, probe and a click from hover`(system: SystemUnderTest) {
    let screen = screen(system)
    for (point, window) in [(Toast.inside, screen.overlay), (Toast.beside, screen.app)] {
      for ask in [screen.device.hover, screen.device.drag, screen.device.probe] {
        let winner = ask(point).passes.last { $0.result != nil }?.window
        #expect(winner === window)
      }
    }
    _ = screen.device.hover(at: Toast.inside)
    screen.device.clickFromHover(at: Toast.inside)
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test func `answers alike however often it is asked, with the same event and without`() {
    let screen = screen()
    var event: UIEvent?
    let spy = SpyView(frame: screen.app.bounds)
    spy.onEvent = { event = $0 }
    screen.app.rootViewController?.view.addSubview(spy)
    screen.device.tap(at: Toast.beside)
    #expect(event != nil)
    for ask in [event, nil, event, event, nil] {
      #expect(screen.overlay.hitTest(Toast.inside, with: ask) is UIButton)
      #expect(screen.overlay.hitTest(Toast.beside, with: ask) == nil)
    }
  }

  @Test func `tells several fingers of one event apart`() {
    let screen = screen()
    let fingers = screen.device.touchDown(at: [Toast.inside, Toast.beside])
    fingers.forEach { $0.lift() }
    #expect(screen.tap(Toast.beside) == ["app"])
    let views = fingers.map(\.record.passes.last?.result?.accessibilityIdentifier)
    #expect(views == ["button", "app"])
  }

  @Test func `lets touches through its plain root unless that opted in`() {
    let screen = screen()
    screen.overlay.rootViewTakesTouches = true
    #expect(screen.tap(Toast.beside) == [])
    screen.overlay.rootViewTakesTouches = false
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test(arguments: [false, true])
  func `lets all through without a root controller or with an empty one`(hasRoot: Bool) {
    let screen = Screen { scene in
      let window = PassThroughWindow(windowScene: scene)
      window.rootViewController = hasRoot ? UIViewController() : nil
      return window
    }
    #expect(screen.tap(Toast.inside) == ["app"])
  }

  @Test func `takes touches on views that were added to the window itself`() {
    let screen = Screen { PassThroughWindow(windowScene: $0) }
    screen.addButton("button", Toast.frame, to: screen.overlay)
    #expect(screen.tap(Toast.inside) == ["button"])
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test func `works through every initialiser`() {
    let makers: [@MainActor (UIWindowScene) -> PassThroughWindow?] = [
      { PassThroughWindow(windowScene: $0) },
      { _ in PassThroughWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) },
      { _ in PassThroughWindow() },
      { _ in PassThroughWindow(coder: NSCoder()) },
    ]
    for make in makers {
      let root = UIViewController()
      let screen = Screen { scene in
        let window = make(scene) ?? PassThroughWindow(windowScene: scene)
        window.windowScene = scene
        window.frame = scene.screen.bounds
        window.rootViewController = root
        return window
      }
      screen.addButton("button", Toast.frame, to: root.view)
      #expect(screen.tap(Toast.inside) == ["button"])
      #expect(screen.tap(Toast.beside) == ["app"])
    }
  }

  /// Takes the touches at the top for itself, and forgets what an override should call.
  final class StripWindow: PassThroughWindow {
    override func didAddSubview(_ subview: UIView) {}

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      point.y < 50 ? self : super.hitTest(point, with: event)
    }
  }

  @Test func `can be subclassed`() {
    let screen = Screen { StripWindow(windowScene: $0) }
    for _ in 1...2 {
      let root = UIViewController()
      screen.overlay.rootViewController = root
      screen.addButton("button", Toast.frame, to: root.view)
      #expect(screen.tap(Toast.inside) == ["button"])
      #expect(screen.tap(Toast.beside) == ["app"])
      #expect(screen.overlay.hitTest(Toast.beside, with: nil) == nil)
      #expect(screen.tap(100, 20) == [])
      // What goes to the window itself is content beside the root view.
      let strip = screen.addButton(
        "strip", CGRect(x: 0, y: 300, width: 393, height: 9), to: screen.overlay)
      #expect(screen.tap(Toast.beside) == ["strip"])
      strip.removeFromSuperview()
      root.view = UIView(frame: screen.overlay.bounds)
      #expect(screen.overlay.hitTest(Toast.beside, with: nil) == nil)
    }
  }

  @Test func `works where it does not start at the screen's corner`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.overlay.frame = CGRect(x: 0, y: 600, width: 393, height: 252)
    screen.addButton("button", CGRect(x: 20, y: 100, width: 350, height: 80), to: root.view)
    #expect(screen.tap(190, 740) == ["button"])
    #expect(screen.tap(190, 640) == ["app"])
    #expect(screen.tap(190, 140) == ["app"])
  }
}

/// A view that takes every touch and shows the test its event.
final class SpyView: UIView {
  var onEvent: (UIEvent) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let event { onEvent(event) }
  }
}
