import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A navigation controller` {
  let device = SimulatedDevice.current
  let first = UIViewController()
  let second = UIViewController()
  let window: UIWindow
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: first)
    window = Stage.show(root: navigation)
    window.layoutIfNeeded()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) -> UIView? { device.tap(at: CGPoint(x: x, y: y)).view }

  @Test func `shows the last controller, its bar in front`() {
    #expect(tap(196, 400) === first.view)
    #expect(tap(196, 20) === navigation.navigationBar)
    navigation.pushViewController(second, animated: true)
    #expect(tap(196, 400) === second.view)
    #expect(first.view.window == nil)
    #expect([first, second].map(\.parent) == [navigation, navigation])
    #expect(second.navigationController === navigation)
  }

  @Test func `FS-219 goes back by its button, and by a drag from the edge`() {
    navigation.pushViewController(second, animated: false)
    #expect(tap(30, 20) is UIButton)
    #expect(navigation.viewControllers == [first])
    #expect(second.parent == nil)
    navigation.pushViewController(second, animated: false)
    let finger = device.touchDown(at: CGPoint(x: 2, y: 400))
    for x in stride(from: 40.0, through: 300, by: 20) { finger.move(x, 400) }
    finger.lift()
    #expect(navigation.topViewController === first)
    #expect(tap(196, 400) === first.view)
  }

  @Test func `stays at its first controller`() {
    #expect(navigation.popViewController(animated: false) == nil)
    let finger = device.touchDown(at: CGPoint(x: 2, y: 400))
    for x in stride(from: 40.0, through: 300, by: 20) { finger.move(x, 400) }
    finger.lift()
    #expect(navigation.viewControllers == [first])
  }

  @Test func `pops to one, and to the first`() {
    let third = UIViewController()
    navigation.setViewControllers([first, second, third], animated: false)
    #expect(navigation.popToViewController(second, animated: false) == [third])
    #expect(navigation.popToRootViewController(animated: false) == [second])
    #expect(navigation.popToViewController(third, animated: false) == nil)
  }

  @Test func `shows the items of its controller`() {
    final class Target: ActionPerforming {
      var calls: [String] = []
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        { [self] _, _ in calls.append(selector.description) }
      }
    }
    let target = Target()
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: target, action: "add")
    var edits = 0
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { _ in edits += 1 })
    _ = tap(370, 20)
    _ = tap(20, 20)
    first.navigationItem.rightBarButtonItem?.isEnabled = false
    _ = tap(370, 20)
    #expect(target.calls == ["add"])
    #expect(edits == 1)
  }

  @Test func `counts its bar as not safe, unless it is hidden`() {
    device.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 94, left: 0, bottom: 30, right: 0))
    first.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    #expect(first.view.safeAreaInsets.top == 100)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 56)
    #expect(tap(196, 20) === first.view)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A controller of tabs` {
  let device = SimulatedDevice.current
  let controllers = [UIViewController(), UIViewController()]
  let tabs = UITabBarController()
  let window: UIWindow

  init() {
    controllers[0].title = "Home"
    tabs.viewControllers = controllers
    window = Stage.show(root: tabs)
    window.layoutIfNeeded()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) -> UIView? { device.tap(at: CGPoint(x: x, y: y)).view }

  @Test func `shows the tab that was tapped`() {
    #expect(tap(196, 400) === controllers[0].view)
    _ = tap(300, 830)
    #expect(tabs.selectedViewController === controllers[1])
    #expect(tap(196, 400) === controllers[1].view)
    #expect(controllers[0].view.window == nil)
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", nil])
    #expect(controllers[1].tabBarController === tabs)
  }

  @Test func `asks and tells its delegate of taps alone`() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var lines: [String] = []
      var allows = true
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        lines.append("should")
        return allows
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { lines.append("did") }
    }
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
    _ = tap(50, 830)
    delegate.allows = false
    _ = tap(300, 830)
    #expect(tabs.selectedIndex == 0)
    #expect(delegate.lines == ["should", "did", "should"])
  }

  @Test func `counts its bar as not safe, and lets go of controllers that are taken out`() {
    #expect(controllers[0].view.safeAreaInsets.bottom == 49)
    tabs.viewControllers = [controllers[1]]
    window.layoutIfNeeded()
    #expect(controllers[0].parent == nil)
    #expect(tap(196, 400) === controllers[1].view)
  }
}
