import Testing
import UIKit

/// A window that answers with another controller than it shows.
private final class MisleadingWindow: UIWindow {
  let other = UIViewController()
  override var rootViewController: UIViewController? {
    get { super.rootViewController == nil ? nil : other }
    set { super.rootViewController = newValue }
  }
}

@MainActor @Suite(.simulatedDevice) struct `A root view` {
  @Test func `FS-076 is loaded and fills the window when the window is shown`() {
    let controller = UIViewController()
    let window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.frame = CGRect(x: 10, y: 10, width: 200, height: 300)
    window.isHidden = false
    #expect(window.subviews == [controller.view])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    window.frame.size = CGSize(width: 50, height: 60)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func `FS-076 is that of the controller that was set, whatever the window answers`() {
    let (first, second) = (UIViewController(), UIViewController())
    let window = Stage.show(window: MisleadingWindow(), root: first)
    #expect(window.rootViewController === window.other)
    #expect(window.subviews == [first.view])
    window.frame.size = CGSize(width: 50, height: 60)
    #expect(first.view.frame.size == CGSize(width: 50, height: 60))
    window.rootViewController = second
    #expect(window.subviews == [second.view])
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
    #expect(!window.other.isViewLoaded)
  }

  @Test func `FS-075 FS-076 stands in wrappers where the device has them`() {
    device.behavior.wrapsRootView = true
    let window = Stage.show()
    let chain = sequence(first: window.rootViewController!.view, next: \.superview)
    #expect(
      chain.map { String(describing: type(of: $0)) } == [
        "UIView", "UIDropShadowView", "UITransitionView", "UIWindow",
      ])
    #expect(window.subviews.count == 1)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }
}
