import Testing
import UIKit

/// The samples are written as overlays for real devices are, import UIKit alone and compile here
/// unchanged; what they do is what they do there.
@MainActor @Suite(.simulatedDevice) struct `Code written for real UIKit` {
  let device = SimulatedDevice.current
  let app = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
  let root = UIViewController()
  let center = CGPoint(x: 196, y: 426)

  init() {
    app.rootViewController = root
    app.makeKeyAndVisible()
  }

  func receiver(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    guard case .delivered(let view) = device.tap(at: CGPoint(x: x, y: y)).outcome else {
      return nil
    }
    return view
  }

  func drag(_ from: CGPoint, _ to: CGPoint) {
    let finger = device.touchDown(at: from)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      finger.move(
        to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
    }
    // A finger that rests is not flung.
    device.clock.advance(by: 0.2)
    finger.move(to: to)
    finger.lift()
  }

  @Test func `takes touches on what rises above a tab bar`() {
    let bar = RaisedTabBar(frame: CGRect(x: 0, y: 803, width: 393, height: 49))
    var taps = 0
    bar.onCenterTap = { taps += 1 }
    root.view.addSubview(bar)
    #expect(receiver(196, 780) === bar.centerButton)
    #expect(taps == 1)
    #expect(receiver(100, 780) === root.view)
    #expect(receiver(100, 830) === bar)
  }

  @Test func `chooses tabs, but for those that are locked`() {
    let tabs = RaisedTabBarController()
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    tabs.locked = [2]
    app.rootViewController = tabs
    _ = receiver(100, 400)
    _ = receiver(340, 830)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.refused == [2])
    #expect(receiver(196, 400) === tabs.viewControllers?[0].view)
    _ = receiver(155, 830)
    #expect(tabs.selectedIndex == 1)
    #expect(receiver(196, 400) === tabs.viewControllers?[1].view)
  }

  @Test func `enlarges buttons`() {
    let small = ExpandedButton(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    root.view.addSubview(small)
    #expect(receiver(84, 105) === small)
    #expect(receiver(82, 105) === root.view)
    small.isEnabled = false
    #expect(receiver(105, 105) === root.view)
  }

  @Test func `makes a button of a configuration`() {
    var taps = 0
    let button = CapsuleButton(title: "Start") { taps += 1 }
    button.sizeToFit()
    button.center = center
    root.view.addSubview(button)
    #expect(button.bounds.width > 60)
    let finger = device.touchDown(at: center)
    #expect(button.isHighlighted)
    #expect(button.transform == CGAffineTransform(scaleX: 0.96, y: 0.96))
    finger.lift()
    #expect(taps == 1)
  }

  @Test func `turns a control of its own making`() {
    let dial = Dial(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    var values: [CGFloat] = []
    dial.addAction(
      UIAction { action in values.append((action.sender as? Dial)?.value ?? -1) },
      for: .valueChanged)
    root.view.addSubview(dial)
    let finger = device.touchDown(at: CGPoint(x: 150, y: 150))
    finger.move(to: CGPoint(x: 175, y: 150))
    finger.move(to: CGPoint(x: 300, y: 150))
    finger.lift()
    #expect(values == [0.25, 1])
    device.touchDown(at: CGPoint(x: 101, y: 101)).move(to: CGPoint(x: 0, y: 0))
    #expect(values == [0.25, 1])
  }

  @Test(arguments: [(ProgressHUD.Mask.dimmed, true), (.clear, true), (.none, false)])
  func `covers the app with a progress display or not`(_ mask: ProgressHUD.Mask, _ covers: Bool) {
    let hud = ProgressHUD.show(in: root.view, text: "Loading", mask: mask)
    device.clock.advance(by: 1)
    #expect(receiver(20, 20) === (covers ? hud : root.view))
    hud.setProgress(1)
    ProgressHUD.hide(from: root.view)
    #expect(receiver(20, 20) === root.view)
  }

  @Test func `pulls a side menu in and pushes it back`() {
    let content = UINavigationController(rootViewController: UIViewController())
    let menu = SideMenuController(content: content, menu: UIViewController())
    app.rootViewController = menu
    app.layoutIfNeeded()
    drag(CGPoint(x: 2, y: 400), CGPoint(x: 250, y: 400))
    #expect(menu.isOpen)
    device.clock.advance(by: 1)
    #expect(receiver(100, 400) === menu.menu.view)
    _ = receiver(350, 400)
    #expect(!menu.isOpen)
    device.clock.advance(by: 1)
    #expect(receiver(100, 400) === content.topViewController?.view)
    _ = receiver(20, 20)
    #expect(menu.isOpen)
  }
}
