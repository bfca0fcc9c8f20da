import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A transition of the app's own` {
  let log = Log()
  let root: AppearanceLogger
  let panel: AppearanceLogger
  let window: UIWindow
  let delegate: SlideDelegate

  init() {
    root = AppearanceLogger("root", log: log)
    panel = AppearanceLogger("panel", log: log)
    window = Stage.show(root: root)
    delegate = SlideDelegate(log: log)
    panel.transitioningDelegate = delegate
    panel.modalPresentationStyle = .custom
    _ = log.takeAll()
  }

  func present() { root.present(panel, animated: true) { [log] in log.note("presented") } }

  @Test func `FS-310 is over when the animator says so, not the clock`() throws {
    present()
    #expect(log.takeAll() == ["panel will appear", "animate"])
    #expect(root.transitionCoordinator?.transitionDuration == 2)
    device.clock.advance(by: 1)
    let shown = try #require(panel.view.layer.presentation())
    #expect(shown.position.x == window.bounds.midX + window.bounds.width / 2)
    #expect(log.takeAll().isEmpty && panel.isBeingPresented)
    device.clock.advance(by: 1)
    #expect(log.takeAll() == ["panel did appear", "presented", "ended true"])
    #expect(panel.view.frame == window.bounds && !panel.isBeingPresented)
    #expect(root.transitionCoordinator == nil)
    panel.dismiss(animated: true) { [log] in log.note("dismissed") }
    device.clock.advance(by: 2)
    log.expect([
      "panel will disappear", "animate", "panel did disappear", "dismissed", "ended true",
    ])
    #expect(window.subviews == [root.view])
  }

  @Test func `FS-310 is not asked for without animation`() {
    root.present(panel, animated: false)
    #expect(log.takeAll() == ["panel will appear", "panel did appear"])
    #expect(panel.view.frame == window.bounds && panel.view.window === window)
  }

  @Test func `FS-310 moves the presenting view where the style takes it away`() throws {
    panel.modalPresentationStyle = .fullScreen
    present()
    let context = try #require(delegate.animator.context)
    #expect(context.view(forKey: .from) === root.view)
    #expect(context.containerView.subviews == [root.view, panel.view])
    #expect(context.initialFrame(for: root) == window.bounds)
    #expect(context.finalFrame(for: root) == .zero)
    device.clock.advance(by: 2)
    #expect(root.view.window == nil && context.containerView.subviews == [panel.view])
    panel.dismiss(animated: true)
    device.clock.advance(by: 2)
    #expect(window.subviews == [root.view] && root.view.frame == window.bounds)
  }

  @Test func `FS-310 runs what goes along in its own time`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    present()
    let coordinator = try #require(panel.transitionCoordinator)
    #expect(!coordinator.animate { _ in Issue.record("It runs already") })
    device.clock.advance(by: 2)
    panel.dismiss(animated: true)
    device.clock.advance(by: 2)
    _ = log.takeAll()

    final class Along: UIViewController {
      var change: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate { _ in self.change?() }
      }
    }
    let along = Along()
    along.transitioningDelegate = delegate
    along.modalPresentationStyle = .custom
    along.change = { view.frame.origin.x = 100 }
    root.present(along, animated: true)
    device.clock.advance(by: 1)
    let x = try #require(view.layer.presentation()).frame.minX
    #expect(view.frame.minX == 100 && abs(x - 50) < 0.01)
  }

  @Test func `FS-312 leaves all as it was when the animator takes a presentation back`() throws {
    delegate.animator.completes = false
    present()
    let coordinator = try #require(panel.transitionCoordinator)
    var wasCancelled: Bool?
    coordinator.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
    _ = log.takeAll()
    device.clock.advance(by: 2)
    #expect(wasCancelled == true)
    log.expect(["panel will disappear", "panel did disappear", "presented", "ended false"])
    #expect(root.presentedViewController == nil && window.subviews == [root.view])
    delegate.animator.completes = true
    present()
    device.clock.advance(by: 2)
    #expect(root.presentedViewController === panel)
  }

  @Test func `FS-312 leaves a panel presented when its dismissal is taken back`() {
    present()
    device.clock.advance(by: 2)
    _ = log.takeAll()
    delegate.animator.completes = false
    panel.dismiss(animated: true)
    device.clock.advance(by: 2)
    log.expect([
      "panel will disappear", "animate", "panel will appear", "panel did appear", "ended false",
    ])
    #expect(panel.view.window === window)
    #expect(root.presentedViewController === panel && !panel.isBeingDismissed)
  }

  @Test func `FS-313 calls a completion although the animator took all back`() {
    delegate.animator.completes = false
    present()
    device.clock.advance(by: 2)
    #expect(log.lines.contains("presented"))
  }
}

@MainActor @Suite(.simulatedDevice) struct `A transition between children of the app's own` {
  let log = Log()

  private final class Guide: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let log: Log
    let animator: SlideAnimator

    init(log: Log) {
      self.log = log
      animator = SlideAnimator(log: log)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.note("\(operation)")
      return animator
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test func `FS-314 is what a navigation controller's delegate says`() {
    let first = AppearanceLogger("first", log: log)
    let second = AppearanceLogger("second", log: log)
    let navigation = UINavigationController(rootViewController: first)
    let guide = Guide(log: log)
    navigation.delegate = guide
    let window = Stage.show(root: navigation)
    _ = log.takeAll()
    navigation.pushViewController(second, animated: true)
    #expect(navigation.transitionCoordinator != nil && second.transitionCoordinator != nil)
    #expect(navigation.viewControllers == [first, second])
    device.clock.advance(by: 2)
    log.expect([
      "push", "first will disappear", "second will appear", "animate", "first did disappear",
      "second did appear", "ended true",
    ])
    #expect(first.view.window == nil && second.view.window === window)
    #expect(navigation.transitionCoordinator == nil)

    guide.animator.completes = false
    navigation.popViewController(animated: true)
    device.clock.advance(by: 2)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.parent === navigation && second.view.window === window)
    #expect(first.view.window == nil)
    guide.animator.completes = true
    navigation.popViewController(animated: true)
    device.clock.advance(by: 2)
    #expect(navigation.viewControllers == [first] && second.parent == nil)
    #expect(device.tap(at: Stage.center).view === first.view)
    withExtendedLifetime(guide) {}
  }

  @Test func `FS-314 is what a tab bar controller's delegate says`() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let guide = Guide(log: log)
    tabs.delegate = guide
    let window = Stage.show(root: tabs)
    tabs.selectedIndex = 1
    #expect(first.view.window === window && second.view.window === window)
    device.clock.advance(by: 2)
    #expect(first.view.window == nil && second.view.window === window)
    #expect(log.takeAll() == ["animate", "ended true"])
    withExtendedLifetime(guide) {}
  }
}
