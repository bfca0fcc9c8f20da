import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A child of a controller with bars` {
  @Test func `FS-470 that an app adds is a tab or a screen`() {
    let tabs = UITabBarController()
    let screens = (0..<3).map { _ in UIViewController() }
    for (number, screen) in screens.enumerated() {
      let navigation = UINavigationController()
      navigation.addChild(screen)
      navigation.tabBarItem = UITabBarItem(title: "\(number)", image: nil, tag: number)
      tabs.addChild(navigation)
      #expect(navigation.viewControllers == [screen] && screen.parent === navigation)
    }
    let window = Stage.show(root: tabs)
    #expect(tabs.viewControllers?.count == 3 && tabs.tabBar.items?.map(\.tag) == [0, 1, 2])
    #expect(tabs.children == tabs.viewControllers && tabs.selectedIndex == 0)
    #expect(device.tap(at: window.center).view === screens[0].view)
    tabs.selectedIndex = 2
    #expect(device.tap(at: window.center).view === screens[2].view)
    tabs.addChild(tabs.children[1])
    #expect(tabs.viewControllers?.count == 3)
  }

  @Test(arguments: [false, true])
  func `FS-471 has its size when it is about to appear`(isInTab: Bool) {
    final class Child: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sizes.append(view.bounds.size)
      }
    }
    let child = Child()
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = isInTab ? tabs : navigation
    window.makeKeyAndVisible()
    #expect(child.sizes == [device.screenBounds.size])
    let button = UIButton(frame: child.view.bounds)
    child.view.addSubview(button)
    window.layoutIfNeeded()
    #expect(button.frame.size == device.screenBounds.size)
  }
}
