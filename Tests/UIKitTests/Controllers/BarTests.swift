import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A navigation controller` {
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

  @Test func `FS-450 counts its bar as not safe, unless it is hidden`() {
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

@MainActor @Suite(.simulatedDevice) struct `A bar at the bottom` {
  let first = UIViewController()
  let second = UIViewController()
  let tabs = UITabBarController()
  let navigation: UINavigationController
  let window: UIWindow

  init() {
    device.model = .iPhone15
    navigation = UINavigationController(rootViewController: first)
    tabs.viewControllers = [navigation, UIViewController()]
    window = Stage.show(root: tabs)
    window.layoutIfNeeded()
  }

  var insets: UIEdgeInsets? {
    window.layoutIfNeeded()
    return navigation.topViewController?.view.safeAreaInsets
  }

  @Test func `FS-451 of a stack is shown unless it, or the topmost controller, hides it`() {
    var taps = 0
    #expect(navigation.isToolbarHidden && navigation.toolbar.superview == nil)
    first.toolbarItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in taps += 1 })
    ]
    navigation.setToolbarHidden(false, animated: true)
    #expect(insets?.bottom == 127)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 725, width: 393, height: 127))
    device.tap(at: CGPoint(x: 30, y: 745))
    #expect(taps == 1)
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    #expect(insets?.bottom == 34 && navigation.toolbar.isHidden)
    second.hidesBottomBarWhenPushed = false
    #expect(insets?.bottom == 127 && navigation.toolbar.items == nil)
    navigation.popViewController(animated: false)
    #expect(navigation.toolbar.items == first.toolbarItems)
    navigation.isToolbarHidden = true
    #expect(insets?.bottom == 83)
  }

  @Test func `FS-452 of tabs is hidden too while such a controller is on top`() {
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    #expect(insets?.bottom == 34)
    #expect(device.tap(at: CGPoint(x: 300, y: 800)).view === second.view)
    #expect(tabs.selectedIndex == 0)
    navigation.popViewController(animated: false)
    #expect(insets?.bottom == 83)
    device.tap(at: CGPoint(x: 300, y: 800))
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `FS-453 of tabs is hidden by its controller`() {
    tabs.isTabBarHidden = true
    #expect(insets?.bottom == 34 && tabs.isTabBarHidden)
    device.tap(at: CGPoint(x: 300, y: 800))
    #expect(tabs.selectedIndex == 0)
    tabs.setTabBarHidden(false, animated: true)
    #expect(insets?.bottom == 83)
  }

  @Test(.simulatedDevice, arguments: [17.0, 18, 27])
  func `FS-454 of tabs is at the top of a wide iPad since iPadOS 18, beside the title`(iOS: Double)
  {
    device.systemVersion = OperatingSystemVersion(iOS)
    device.model = .iPad10
    #expect(insets == UIEdgeInsets(top: 68, left: 0, bottom: iOS < 18 ? 69 : 20, right: 0))
    guard iOS >= 18 else { return #expect(tabs.tabBar.frame.maxY == 1180) }
    #expect(tabs.tabBar.frame == CGRect(x: 310, y: 24, width: 200, height: 44))
    device.tap(at: CGPoint(x: 460, y: 40))
    #expect(tabs.selectedIndex == 1)
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController?.view.safeAreaInsets.top == 68)
    tabs.isTabBarHidden = true
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController?.view.safeAreaInsets.top == 24)
    tabs.isTabBarHidden = false
    tabs.selectedIndex = 0
    device.resize(window.windowScene ?? device.scenes[0], to: CGSize(width: 320, height: 1180))
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.maxY == 1180)
    device.linkedSDK = OperatingSystemVersion(17)
    device.resize(window.windowScene ?? device.scenes[0], to: CGSize(width: 820, height: 1180))
    #expect(insets?.bottom == 69)
  }

  @Test(.simulatedDevice, arguments: [18.0, 26])
  func `FS-455, FS-456 of tabs minimises while content scrolls its way, on phones since iOS 26`(
    iOS: Double
  ) {
    device.systemVersion = OperatingSystemVersion(iOS)
    let list = UIScrollView(frame: window.bounds)
    list.contentSize.height = 5000
    navigation.viewControllers[0].view = list
    func scroll(_ distance: CGFloat) -> CGFloat? {
      device.drag(from: CGPoint(x: 190, y: 400), to: CGPoint(x: 190, y: 400 - distance))
      return insets?.bottom
    }
    #expect(scroll(100) == 83)
    tabs.tabBarMinimizeBehavior = .onScrollDown
    #expect(scroll(100) == (iOS < 26 ? 83 : 66))
    #expect(scroll(-50) == 83)
    tabs.tabBarMinimizeBehavior = .onScrollUp
    #expect(scroll(100) == 83)
    #expect(scroll(-50) == (iOS < 26 ? 83 : 66))
    tabs.tabBarMinimizeBehavior = .never
    #expect(scroll(-50) == 83)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A controller of tabs` {
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

  @Test func `FS-450 counts its bar as not safe, and lets go of controllers that are taken out`() {
    #expect(controllers[0].view.safeAreaInsets.bottom == 49)
    tabs.viewControllers = [controllers[1]]
    window.layoutIfNeeded()
    #expect(controllers[0].parent == nil)
    #expect(tap(196, 400) === controllers[1].view)
  }
}
