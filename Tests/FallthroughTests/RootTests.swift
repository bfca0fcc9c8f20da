import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A root that contains controllers` {
  enum Container: CaseIterable { case navigation, tabs, split, pages, nested }

  /// Puts a controller into container controllers.
  func contain(_ page: UIViewController, in container: Container) -> UIViewController {
    switch container {
    case .navigation: return UINavigationController(rootViewController: page)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [page, UIViewController()]
      return tabs
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(page, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      return split
    case .pages:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([page], direction: .forward, animated: false)
      return pages
    case .nested: return [.pages, .navigation, .split, .tabs].reduce(page, contain)
    }
  }

  func screen(
    _ system: SystemUnderTest, _ root: UIViewController, usesPresenter: Bool,
    on model: SimulatedDevice.Model = .plain
  ) -> (Screen, OverlayPresenter) {
    let screen = Screen(system) { PassThroughWindow(windowScene: $0) }
    screen.device.model = model
    screen.appButton.frame = screen.app.bounds
    let presenter = OverlayPresenter(scene: screen.device.scenes[0])
    if usesPresenter { presenter.show(root) } else { screen.overlay.rootViewController = root }
    return (screen, presenter)
  }

  /// In a window and in a presenter, with one column of a split view controller and with two.
  let places: [(Bool, SimulatedDevice.Model)] = [
    (false, .plain), (true, .plain), (false, .iPad10), (true, .iPad10),
  ]

  @Test(arguments: SystemUnderTest.all, Container.allCases)
  func `lets touches beside a plain page's content through, and keeps its bars`(
    system: SystemUnderTest, container: Container
  ) {
    for (usesPresenter, model) in places {
      system.start()
      let page = UIViewController()
      let root = contain(page, in: container)
      let (screen, presenter) = screen(system, root, usesPresenter: usesPresenter, on: model)
      (usesPresenter ? presenter.window : screen.overlay)?.layoutIfNeeded()
      let place = CGRect(x: 20, y: 400, width: 100, height: 50)
      screen.addButton("button", place, to: page.view)
      let inside = page.view.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
      #expect(screen.tap(inside) == ["button"])
      #expect(screen.tap(inside.x, inside.y + 100) == ["app"])
      #expect(screen.tap(screen.app.bounds.maxX - 20, inside.y) == ["app"])
      #expect(page.splitViewController?.isCollapsed != (model == .iPad10))
      let (top, bottom) = (page.navigationController?.navigationBar, page.tabBarController?.tabBar)
      for bar in [top as UIView?, bottom].compactMap(\.self) where bar.window != nil {
        let middle = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
        #expect(screen.tap(middle) == [], "\(bar)")
      }
    }
  }

  @Test(arguments: SystemUnderTest.all, Container.allCases)
  func `goes by what a hosting page draws, pushed ones too`(
    system: SystemUnderTest, container: Container
  ) {
    for (usesPresenter, model) in places {
      system.start()
      let page = SimulatedHostingController()
      let root = contain(page, in: container)
      let (screen, presenter) = screen(system, root, usesPresenter: usesPresenter, on: model)
      let settle = { (usesPresenter ? presenter.window : screen.overlay)?.layoutIfNeeded() }
      settle()
      let toast = page.addContent(CGRect(x: 20, y: 500, width: 350, height: 80), kind: .drawing)
      #expect(screen.tap(190, 540) == [])
      #expect(toast.tapCount == 1)
      #expect(screen.tap(190, 300) == ["app"])
      guard let navigation = page.navigationController else { continue }
      let pushed = SimulatedHostingController()
      navigation.pushViewController(pushed, animated: false)
      settle()
      let second = pushed.addContent(CGRect(x: 20, y: 250, width: 350, height: 80), kind: .drawing)
      #expect(screen.tap(190, 300) == [])
      #expect(second.tapCount == 1)
      #expect(screen.tap(190, 540) == ["app"])
      navigation.popViewController(animated: false)
      #expect(screen.tap(190, 300) == ["app"])
    }
  }

  @Test func `keeps a painted view between it and the page, and an app's own container all`() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.isNavigationBarHidden = true
    let screen = Screen(root: navigation)
    screen.overlay.layoutIfNeeded()
    #expect(screen.tap(Toast.inside) == ["app"])
    page.view.superview?.backgroundColor = .red
    page.view.frame.size.height = 400
    #expect(screen.tap(Toast.inside) == [])
    let (own, child) = (UIViewController(), UIViewController())
    own.addChild(child)
    own.view.addSubview(child.view)
    screen.overlay.rootViewController = own
    #expect(screen.tap(Toast.inside) == [])
  }

  @Test(arguments: SystemUnderTest.models, [false, true])
  func `may be an effect view, whichever of its views answers`(
    system: SystemUnderTest, answersItself: Bool
  ) {
    for usesPresenter in [false, true] {
      system.start()
      let root = UIViewController()
      let (screen, presenter) = screen(system, UIViewController(), usesPresenter: false)
      screen.device.behavior.effectViewAnswersItself = answersItself
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      root.view = effect
      if usesPresenter { presenter.show(root) } else { screen.overlay.rootViewController = root }
      screen.addButton("button", Toast.frame, to: effect.contentView)
      #expect(screen.tap(Toast.inside) == ["button"])
      #expect(screen.tap(Toast.beside) == ["app"])
    }
  }

  @Test func `may be a surface whose own regions take touches`() {
    let root = UIViewController()
    root.view = PassThroughView()
    let screen = Screen(root: root)
    root.view.touchRegions.set(.rect(Toast.frame), id: 1)
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) === root.view)
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test func `that covers all, shows nothing and takes touches is named once in the log`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    root.view.addSubview(UIView(frame: root.view.bounds))
    let lines = notes {
      #expect(screen.tap(Toast.beside) == [])
      #expect(screen.tap(Toast.inside) == [])
    }
    #if DEBUG
      #expect(lines.count == 1)
      #expect(lines.first?.contains("isPassThrough") ?? false)
    #endif
    let painted = UIView(frame: root.view.bounds)
    painted.backgroundColor = .black
    root.view.addSubview(painted)
    let later = notes { #expect(screen.tap(Toast.beside) == []) }
    #expect(later == [])
  }

  /// A later view may have the address of an earlier one.
  @Test func `that blocks after an earlier one was let go is named as well`() {
    for _ in 0..<20 {
      let screen = Screen(root: UIViewController())
      let blocker = UIView(frame: screen.overlay.bounds)
      screen.overlay.rootViewController?.view.addSubview(blocker)
      let lines = notes { #expect(screen.tap(Toast.beside) == []) }
      #if DEBUG
        #expect(lines.count == 1)
      #endif
    }
  }
}
