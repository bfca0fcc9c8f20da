import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An overlay that keeps clear of bars` {
  let device = SimulatedDevice.current
  let scene = SimulatedDevice.current.scenes[0]
  let presenter = OverlayPresenter(scene: SimulatedDevice.current.scenes[0])
  let toast = UIViewController()

  init() {
    device.model = .iPhone15
    presenter.keepsClearOfBars = true
  }

  /// An app with these controllers, over which the toast is shown.
  private func show(over root: UIViewController) -> UIWindow {
    let app = UIWindow(windowScene: scene)
    app.rootViewController = root
    app.makeKeyAndVisible()
    app.layoutIfNeeded()
    presenter.show(toast)
    return app
  }

  /// What the toast's safe area leaves out at the top and at the bottom.
  private var ends: [CGFloat] {
    presenter.window?.layoutIfNeeded()
    return [toast.view.safeAreaInsets.top, toast.view.safeAreaInsets.bottom]
  }

  /// The same when a frame has been drawn.
  private func later(frames: Double = 1) -> [CGFloat] {
    device.clock.advance(by: frames / 60)
    return ends
  }

  @Test(.simulatedDevice, arguments: [15, 17, 18, 26, 27], AppTree.allCases)
  private func `leaves out those of the innermost controller, from the start`(
    iOS: Double, tree: AppTree
  ) {
    device.systemVersion = OperatingSystemVersion(iOS)
    let app = show(over: tree.make())
    #expect(ends == tree.ends)
    #expect(later() == tree.ends)
    presenter.keepsClearOfBars = false
    #expect(ends == [59, 34])
    presenter.keepsClearOfBars = true
    #expect(ends == tree.ends)
    presenter.hide()
    #expect(toast.additionalSafeAreaInsets == .zero && !app.isHidden)
  }

  @Test func `follows a push that hides the tab bar, and the way back`() {
    let (tabs, navigation) = AppTree.tabsOverStack
    let app = show(over: tabs)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    #expect(later() == [103, 34])
    navigation.popViewController(animated: true)
    #expect(later() == [103, 83])
    tabs.isTabBarHidden = true
    #expect(later() == [103, 34] && !app.isHidden)
  }

  @Test func `follows a change right after the touch that made it`() {
    let root = UIViewController()
    let app = show(over: root)
    let button = UIButton(primaryAction: UIAction { _ in root.additionalSafeAreaInsets.bottom = 9 })
    button.frame = app.bounds
    root.view.addSubview(button)
    let finger = device.touchDown(at: Toast.beside)
    finger.lift()
    #expect(ends == [59, 43])
  }

  @Test func `covers no bar one frame after the app changed the tab`() {
    let (tabs, _) = AppTree.tabsOverStack
    let app = show(over: tabs)
    for (x, expected) in [(300.0, [59.0, 83]), (90, [103, 83]), (300, [59, 83])] {
      device.tap(at: CGPoint(x: x, y: 800))
      #expect(later() == expected.map { CGFloat($0) } && !app.isHidden)
    }
  }

  @Test func `follows a rotation`() {
    let app = show(over: AppTree.tabs.make())
    device.rotate(to: .landscapeLeft)
    #expect(later() == [0, 70])
    #expect(toast.view.safeAreaInsets.left == 59 && !app.isHidden)
  }

  @Test func `counts a sheet where it reaches the edge, and what is behind it elsewhere`() {
    let (tabs, _) = AppTree.tabsOverStack
    let app = show(over: tabs)
    let sheet = UINavigationController(rootViewController: UIViewController())
    sheet.isToolbarHidden = false
    sheet.sheetPresentationController?.detents = [.medium()]
    tabs.present(sheet, animated: true)
    device.clock.advance(by: 1)
    #expect(ends == [103, 78])
    tabs.dismiss(animated: true)
    device.clock.advance(by: 1)
    #expect(ends == [103, 83])
    tabs.present(
      UIAlertController(title: "", message: nil, preferredStyle: .alert), animated: false)
    #expect(later() == [103, 83])
    tabs.dismiss(animated: false)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    #expect(later() == [59, 34] && !app.isHidden)
  }

  @Test(.simulatedDevice, arguments: [17.0: [24.0, 69], 18: [68, 20], 27: [68, 20]])
  func `follows the tab bar of an iPad`(iOS: Double, expected: [Double]) {
    device.systemVersion = OperatingSystemVersion(iOS)
    device.model = .iPad10
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let app = show(over: tabs)
    #expect(ends == expected.map { CGFloat($0) })
    device.resize(scene, to: CGSize(width: 320, height: 1180))
    #expect(later() == [24, 69] && !app.isHidden)
  }

  @Test func `follows a tab bar that minimises`() {
    let list = UIScrollView()
    list.contentSize.height = 5000
    let page = UIViewController()
    page.view = list
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    tabs.tabBarMinimizeBehavior = .onScrollDown
    let app = show(over: tabs)
    device.drag(from: CGPoint(x: 190, y: 600), to: CGPoint(x: 190, y: 300))
    #expect(later() == [59, 66])
    device.drag(from: CGPoint(x: 190, y: 300), to: CGPoint(x: 190, y: 400))
    #expect(later() == [59, 83] && !app.isHidden)
  }

  @Test func `counts the window of the app that is in front`() {
    let app = show(over: AppTree.tabs.make())
    let cover = UIWindow(windowScene: scene)
    cover.rootViewController = AppTree.stack.make()
    cover.isHidden = false
    #expect(later() == [103, 34])
    // A window that covers no edge hides no bar.
    for origin in [CGPoint(x: 100, y: 300), CGPoint(x: 0, y: 852)] {
      cover.frame = CGRect(origin: origin, size: CGSize(width: 393, height: 100))
      #expect(later() == [59, 83])
    }
    cover.isHidden = true
    #expect(later() == [59, 83] && !app.isHidden)
  }

  @Test func `leaves out the larger one of a bar and the keyboard`() {
    device.showsKeyboard = true
    presenter.keepsClearOfKeyboard = true
    let root = AppTree.tabs.make()
    let app = show(over: root)
    let field = UITextField()
    root.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(later() == [59, 336])
    presenter.keepsClearOfBars = false
    #expect(ends == [59, 336])
    presenter.keepsClearOfBars = true
    field.resignFirstResponder()
    #expect(later() == [59, 83])
    presenter.keepsClearOfKeyboard = false
    #expect(ends == [59, 83] && !app.isHidden)
  }

  @Test func `counts no view that ends before the edge, is hidden, or is in another scene`() {
    let root = UIViewController()
    let app = show(over: root)
    let tabs = AppTree.tabs.make()
    root.addChild(tabs)
    root.view.addSubview(tabs.view)
    tabs.view.frame = CGRect(x: 0, y: 100, width: 393, height: 700)
    #expect(later() == [59, 34])
    tabs.view.frame = app.bounds
    #expect(later() == [59, 83])
    tabs.view.isHidden = true
    #expect(later() == [59, 34])
    let other = UIWindow(windowScene: device.connectScene())
    other.rootViewController = AppTree.tabs.make()
    other.isHidden = false
    #expect(later() == [59, 34])
  }

  @Test func `keeps what the app itself added, and is well defined where the app adds nonsense`() {
    toast.additionalSafeAreaInsets.bottom = 10
    let root = UIViewController()
    let app = show(over: root)
    root.additionalSafeAreaInsets.bottom = 49
    #expect(later() == [59, 93])
    for nonsense in [CGFloat.infinity, .nan, -.infinity, 1e300] {
      root.additionalSafeAreaInsets.bottom = nonsense
      _ = later()
    }
    root.additionalSafeAreaInsets.bottom = 49
    #expect(later() == [59, 93] && !app.isHidden)
    presenter.hide()
    #expect(toast.additionalSafeAreaInsets.bottom == 10)
  }

  @Test func `reads once after each event and each step of time, and never while it is hidden`() {
    let root = CountingController()
    let app = show(over: root)
    func reads(_ work: () -> Void) -> Int {
      root.reads = 0
      work()
      return root.reads
    }
    #expect(reads { _ = later() } > 0)
    #expect(reads { device.clock.advance(by: 10) } == 1)
    let finger = device.touchDown(at: Toast.beside)
    #expect(reads { device.clock.advance(by: 10) } == 1)
    #expect(reads { finger.move(to: Toast.inside) } == 1)
    #expect(reads { finger.lift() } == 1)
    for _ in 0..<4 { device.clock.schedule(after: 1) {} }
    #expect(reads { device.clock.advance(by: 1) } == 5)
    presenter.hide()
    #expect(reads { device.clock.advance(by: 10) } == 0)
    #expect(reads { device.tap(at: Toast.beside) } == 0)
    #expect(!app.isHidden)
  }

  @Test func `is not drawn into a loop by content that changes the bars in turn`() {
    let root = UIViewController()
    let app = show(over: root)
    let content = HeightController()
    content.onSafeArea = { root.additionalSafeAreaInsets.bottom = 90 - $0 }
    presenter.show(content)
    device.clock.advance(by: 1)
    #expect(presenter.controller === content && device.unsettledLayouts.isEmpty && !app.isHidden)
  }

  @Test func `does so where its content says so, while that is there`() {
    presenter.keepsClearOfBars = false
    let app = show(over: AppTree.tabs.make())
    let view = OverlaySettingsView(frame: .zero)
    view.settings = OverlaySettings { $0.keepsClearOfBars = true }
    toast.view.addSubview(view)
    device.turn()
    #expect(ends == [59, 83])
    view.removeFromSuperview()
    device.turn()
    #expect(ends == [59, 34])
    presenter.keepsClearOfBars = true
    view.settings.keepsClearOfBars = false
    toast.view.addSubview(view)
    device.turn()
    #expect(ends == [59, 34] && !app.isHidden)
  }
}

/// A controller that counts how often it is asked what it presents.
private final class CountingController: UIViewController {
  var reads = 0

  override var presentedViewController: UIViewController? {
    reads += 1
    return super.presentedViewController
  }
}

/// A controller that says how high the lower end of its safe area is.
private final class HeightController: UIViewController {
  var onSafeArea: ((CGFloat) -> Void)?

  override func viewSafeAreaInsetsDidChange() { onSafeArea?(view.safeAreaInsets.bottom) }
}

/// The controllers of an app, and the safe area of the innermost one on an iPhone 15.
@MainActor private enum AppTree: CaseIterable {
  case plain
  case stack
  case tools
  case tabs
  case stackInTabs
  case toolsInTabs
  case tabView
  case navigationStack
  case ownContainer

  static var tabsOverStack: (UITabBarController, UINavigationController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    return (tabs, navigation)
  }

  var ends: [CGFloat] {
    switch self {
    case .plain: [59, 34]
    case .stack, .navigationStack: [103, 34]
    case .tools: [103, 78]
    case .tabs, .tabView, .ownContainer: [59, 83]
    case .stackInTabs: [103, 83]
    case .toolsInTabs: [103, 127]
    }
  }

  func make() -> UIViewController {
    let (tabs, navigation) = Self.tabsOverStack
    navigation.isToolbarHidden = self != .tools && self != .toolsInTabs
    switch self {
    case .plain: return UIViewController()
    case .stackInTabs, .toolsInTabs: return tabs
    case .stack, .tools, .navigationStack:
      tabs.viewControllers = []
      navigation.viewControllers = [SimulatedHostingController()]
      return self == .navigationStack
        ? Self.put(navigation, into: SimulatedHostingController()) : navigation
    case .tabs, .ownContainer, .tabView:
      tabs.viewControllers = [SimulatedHostingController(), UIViewController()]
      if self == .tabs { return tabs }
      return Self.put(
        tabs, into: self == .tabView ? SimulatedHostingController() : UIViewController())
    }
  }

  /// As SwiftUI has UIKit's containers within its hosting controllers.
  private static func put(_ child: UIViewController, into root: UIViewController)
    -> UIViewController
  {
    root.addChild(child)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let host = root as? SimulatedHostingController {
      host.addForeignView(child.view)
    } else {
      root.view.addSubview(child.view)
    }
    child.didMove(toParent: root)
    return root
  }
}
