import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An item of a bar` {
  @Test func `of the system's is named after what it does`() {
    let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(item.title == "Done" && item.target == nil && item.action == nil)
    #expect(UIBarButtonItem(systemItem: .trash).title == "Trash")
    #expect(UIBarButtonItem.flexibleSpace().title == nil)
  }

  @Test func `sends its action with itself`() {
    final class Screen: UIViewController, ActionPerforming {
      let log = Log()
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        guard selector == "add:" else { return nil }
        return { [log] sender, _ in
          log.note((sender as? UIBarButtonItem)?.accessibilityIdentifier ?? "?")
        }
      }
    }
    let screen = Screen()
    let item = UIBarButtonItem(image: UIImage(), style: .plain, target: screen, action: "add:")
    item.accessibilityIdentifier = "add"
    screen.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: screen)
    let window = Stage.show(root: navigation)
    window.layoutIfNeeded()
    let button = control("add", in: window)
    #expect(button?.superview != nil)
    let place = button.map { $0.convert(CGPoint(x: 2, y: 2), to: nil) } ?? .zero
    SimulatedDevice.current.tap(at: place)
    #expect(screen.log.lines == ["add"])
    item.accessibilityLabel = "New"
    item.accessibilityIdentifier = "new"
    #expect(control("new", in: window)?.accessibilityLabel == "New")
  }

  private func control(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { control(identifier, in: $0) }.first
  }
}

@MainActor @Suite(.simulatedDevice) struct `Controllers in a container` {
  @Test func `of tabs are chosen by themselves, if they are in it`() {
    let (first, second, other) = (UIViewController(), UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.setViewControllers([first, second], animated: false)
    #expect(tabs.viewControllers == [first, second] && tabs.selectedViewController === first)
    tabs.selectedViewController = second
    #expect(tabs.selectedIndex == 1)
    tabs.selectedViewController = other
    #expect(tabs.selectedViewController === second)
  }

  @Test func `of a stack are made without content, and the presented one is the visible one`() {
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(navigation.viewControllers == [] && navigation.visibleViewController == nil)
    let (root, sheet) = (UIViewController(), UIViewController())
    navigation.viewControllers = [root]
    let window = Stage.show(root: navigation)
    #expect(navigation.visibleViewController === root)
    #expect(navigation.interactivePopGestureRecognizer?.view?.window === window)
    navigation.present(sheet, animated: false)
    #expect(navigation.visibleViewController === sheet && navigation.topViewController === root)
  }

  @Test func `are presented where no stack can show them`() {
    let (root, next) = (UIViewController(), UIViewController())
    Stage.show(root: root)
    root.show(next, sender: nil)
    SimulatedDevice.current.clock.advance(by: 1)
    #expect(root.presentedViewController === next)
  }
}
