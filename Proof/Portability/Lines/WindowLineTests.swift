import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about windows and scenes` {
  let stage = LineStage()

  @Test func `L001 a window is made for a scene`() {
    let windowScene = stage.scene
    let window = UIWindow(windowScene: windowScene)
    #expect(window.windowScene === windowScene)
    #expect(window.frame == stage.device.screenBounds)
  }

  @Test func `L002 a level puts a window above alerts`() {
    let window = UIWindow(windowScene: stage.scene)
    window.windowLevel = .alert + 1
    window.isHidden = false
    #expect(window.windowLevel > .alert)
    #expect(stage.tap(100, 100) === window)
  }

  @Test func `L003 a window shows without becoming key`() {
    let window = UIWindow(windowScene: stage.scene)
    window.isHidden = false
    #expect(stage.app.isKeyWindow)
    #expect(!window.isKeyWindow)
  }

  @Test func `L004 a window becomes key and visible`() {
    let window = UIWindow(windowScene: stage.scene)
    window.makeKeyAndVisible()
    #expect(stage.scene.keyWindow === window)
  }

  @Test func `L005 the foreground scene is found among the connected ones`() {
    let scene = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.first { $0.activationState == .foregroundActive }
    #expect(scene === stage.scene)
  }

  @Test func `L006 a window that gives way to the app hits only what is in it`() {
    final class PassWindow: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === rootViewController?.view ? nil : hit
      }
    }
    let window = PassWindow(windowScene: stage.scene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    #expect(stage.tap(10, 10) === stage.root.view)
  }

  @Test func `L007 a scene that connects is told by a notification`() {
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIScene.willConnectNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    stage.device.connectScene()
    NotificationCenter.default.removeObserver(token)
    #expect(counter.count == 1)
  }

  @Test func `L008 a scene delegate makes the overlay's window`() {
    final class Delegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) { window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:)) }
    }
    let delegate = Delegate()
    let scene = stage.device.connectScene(delegate: delegate)
    #expect(delegate.window?.windowScene === scene)
  }

  @Test func `L009 the size comes from the scene's geometry`() {
    let bounds = stage.scene.effectiveGeometry.coordinateSpace.bounds
    #expect(bounds == stage.device.screenBounds)
  }

  @Test func `L010 a point is converted to the screen`() {
    let view = stage.add(UIView(), CGRect(x: 30, y: 40, width: 10, height: 10))
    let point = view.convert(CGPoint(x: 1, y: 2), to: stage.scene.screen.coordinateSpace)
    #expect(point == CGPoint(x: 31, y: 42))
  }

  @Test func `L011 a window that shows is told by a notification`() {
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    let window = UIWindow(windowScene: stage.scene)
    window.isHidden = false
    NotificationCenter.default.removeObserver(token)
    #expect(counter.count == 1)
  }

  @Test func `L012 events are seen by a window of one's own`() {
    final class Seeing: UIWindow {
      var phases: [UITouch.Phase] = []
      override func sendEvent(_ event: UIEvent) {
        phases += (event.allTouches ?? []).map(\.phase)
        super.sendEvent(event)
      }
    }
    let window = Seeing(windowScene: stage.scene)
    window.isHidden = false
    stage.device.tap(at: CGPoint(x: 1, y: 1))
    #expect(window.phases == [.began, .ended])
  }

  @Test func `L013 the app's controller keeps the status bar`() {
    final class Overlay: UIViewController {
      override var childForStatusBarStyle: UIViewController? { presenting }
      var presenting: UIViewController?
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let overlay = Overlay()
    overlay.presenting = stage.root
    #expect(overlay.childForStatusBarStyle === stage.root)
    #expect(overlay.prefersStatusBarHidden && overlay.preferredStatusBarStyle == .lightContent)
  }
}
