import Fallthrough
import Testing
import UIKit

/// What each overlay of the recipes does for VoiceOver, when the device is turned, and in a scene of
/// several.
@MainActor @Suite(.simulatedDevice) struct `Recipes in use` {
  let device = SimulatedDevice.current

  @Test(.simulatedDevice, arguments: [15, 18, 26])
  func `say with VoiceOver what has come`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let queue = BannerQueue(scene: app.scene)
    ["One", "Two"].forEach(queue.add)
    device.clock.advance(by: 5)
    #expect(device.announcements == ["One", "Two"])
    let bar = CallBar(scene: app.scene) {}
    #expect(device.announcements.last == "Call in progress")
    bar.end()
    let sheet = LiveSheetController()
    app.root.present(sheet, animated: false)
    #expect(device.accessibilityPosts.last?.argument as? UIView === sheet.view)
    app.root.dismiss(animated: false)
    let mark = CoachMark("Tap here", over: app.button, in: app.root.view) {}
    #expect((device.accessibilityPosts.last?.argument as? UILabel)?.text == "Tap here")
    mark.removeFromSuperview()
  }

  @Test(.simulatedDevice, arguments: [15, 18, 26])
  func `let two containers of floats share a map, which scrolls between them`(_ version: Int) {
    device.run(version)
    device.model = .iPhone15
    let app = AppBehind()
    let map = UIScrollView(frame: app.root.view.bounds)
    map.contentSize = CGSize(width: 2000, height: 2000)
    map.addSubview(app.button)
    app.root.view.addSubview(map)
    let (tools, search) = (FloatsController(), FloatsController())
    [tools, search].forEach { cover(app.root, with: $0) }
    var done: [String] = []
    func float(_ name: String) -> UIAction { UIAction(title: name) { _ in done.append(name) } }
    tools.add(float("Locate"), at: CGPoint(x: 1, y: 1))
    tools.add(float("Layers"), at: CGPoint(x: 1, y: 0))
    search.add(float("Search"), at: CGPoint(x: 0, y: 0))
    let floats = (tools.view.subviews + search.view.subviews).map { place($0) }
    floats.forEach { device.tremblingTap(at: $0) }
    #expect(done == ["Locate", "Layers", "Search"])
    #expect(app.getsTap(at: CGPoint(x: 190, y: 400)))
    let element = device.accessibilityElement(at: CGPoint(x: 190, y: 400))
    #expect(element as? UIView === app.button)
    device.touchDown(at: floats[0]).drag(to: CGPoint(x: floats[0].x, y: 400))
    #expect(map.contentOffset == .zero)
    device.touchDown(at: CGPoint(x: 190, y: 600)).drag(to: CGPoint(x: 190, y: 400))
    #expect(map.contentOffset.y > 0)
    device.rotate(to: .landscapeRight)
    (tools.view.subviews + search.view.subviews).forEach { device.tremblingTap(at: place($0)) }
    #expect(done.count == 6)
  }

  @Test(.simulatedDevice, arguments: [15, 17, 18, 26, 27])
  func `let a map have the touches beside a panel of SwiftUI over it`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let host = SimulatedHostingController()
    let panel = host.addContent(CGRect(x: 0, y: 730, width: 393, height: 88))
    cover(app.root, with: host)
    device.tremblingTap(at: CGPoint(x: 196, y: 774))
    #expect(panel.tapCount == 1)
    #expect(app.getsTap(at: CGPoint(x: 196, y: 600)))
    host.view.isPassThrough = false
    #expect(!app.getsTap(at: CGPoint(x: 196, y: 600)))
  }

  @Test(.simulatedDevice, arguments: [15, 17, 18, 26, 27])
  func `block the app and its bars until a dialog is closed, for VoiceOver too`(_ version: Int) {
    device.run(version)
    let page = UIViewController()
    page.title = "Inbox"
    let app = UIWindow(windowScene: device.scenes[0])
    app.rootViewController = UINavigationController(rootViewController: page)
    app.makeKeyAndVisible()
    var taps: [String] = []
    let edit = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    edit.accessibilityLabel = "Edit"
    edit.addAction(UIAction { _ in taps.append("edit") }, for: .touchUpInside)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: edit)
    app.layoutIfNeeded()
    device.tremblingTap(at: place(edit))
    let dialogs = Dialogs(scene: device.scenes[0])
    let closings: [(DialogController) -> Void] = [
      { [device] in device.tremblingTap(at: place($0.button)) },
      { [device] _ in device.tremblingTap(at: place(edit)) },
      { [device] _ in device.tremblingTap(at: CGPoint(x: 20, y: 500)) },
      { [device] _ in device.performEscape() },
    ]
    for close in closings {
      let dialog = dialogs.show("Delete all?") { taps.append("OK") }
      device.clock.advance(by: 1)
      let labels = device.accessibilityElements.compactMap(\.accessibilityLabel)
      #expect(labels == ["Delete all?", "OK"])
      #expect(device.accessibilityPosts.last?.argument as? UIView === dialog.card)
      #expect(device.tremblingTap(at: place(dialog.card, 0.5, 0.1)) === dialog.card)
      #expect(device.scenes[0].windows.count == 2)
      close(dialog)
      device.clock.advance(by: 1)
      #expect(device.scenes[0].windows.count == 1)
    }
    device.tremblingTap(at: place(edit))
    #expect(taps == ["edit", "OK", "edit"])
  }

  @Test(.simulatedDevice, arguments: [15, 18, 26])
  func `end by the gesture to get away`(_ version: Int) {
    device.run(version)
    device.isVoiceOverRunning = true
    let app = AppBehind()
    app.button.accessibilityLabel = "App"
    var ended = 0
    _ = CoachMark("Tap here", over: app.button, in: app.root.view) { ended += 1 }
    device.performEscape()
    #expect(ended == 1 && app.root.view.subviews == [app.button])
    app.root.present(LiveSheetController(), animated: false)
    device.performEscape()
    device.clock.advance(by: 1)
    #expect(app.root.presentedViewController == nil)
  }

  @Test(.simulatedDevice, arguments: [15, 18, 26])
  func `stay on the screen when the device is turned, and where a finger finds them`(
    _ version: Int
  ) {
    device.run(version)
    device.model = .iPhone15
    let app = AppBehind()
    app.button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let queue = BannerQueue(scene: app.scene)
    queue.add("One")
    let (debug, controller) = makeDebugOverlay(in: app.scene)
    let bar = CallBar(scene: app.scene) {}
    let player = MiniPlayer()
    player.add(to: app.root)
    device.clock.advance(by: 0.5)
    device.rotate(to: .landscapeRight)
    device.clock.advance(by: 0.5)
    let screen = device.screenBounds
    #expect(screen.width > screen.height)
    for view in [controller.button, player.bar, player.playButton] {
      #expect(screen.contains(view.convert(view.bounds, to: nil)))
      #expect(device.tremblingTap(at: place(view)) === view)
    }
    let titles = device.accessibilityElements.compactMap(\.accessibilityLabel)
    #expect(titles.contains("One") && titles.contains("Return to call"))
    #expect(app.getsTap(at: CGPoint(x: screen.midX, y: screen.midY)))
    player.remove()
    #expect(app.getsTap(at: CGPoint(x: screen.midX, y: screen.maxY - 40)))
    debug.hide()
    bar.end()
  }

  @Test(.simulatedDevice, arguments: [15, 18, 26])
  func `are turned with their hole and with the screen behind them`(_ version: Int) {
    device.run(version)
    device.model = .iPhone15
    let app = AppBehind()
    app.button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let target = UIButton(frame: CGRect(x: 100, y: 100, width: 120, height: 44))
    app.root.view.addSubview(target)
    let mark = CoachMark("Tap here", over: target, in: app.root.view) {}
    device.rotate(to: .landscapeRight)
    #expect(mark.frame == app.root.view.bounds)
    #expect(device.tremblingTap(at: place(target)) === target)
    mark.removeFromSuperview()
    app.root.present(LiveSheetController(), animated: false)
    device.rotate(to: .portrait)
    let sheet = app.root.presentedViewController?.view
    #expect(sheet?.frame.maxY == device.screenBounds.maxY)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 200)))
    #expect(device.tremblingTap(at: CGPoint(x: 190, y: 700)) === sheet)
  }

  @Test(.simulatedDevice, arguments: [15, 18, 26])
  func `show in their own scene alone`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let other = device.connectScene()
    let queue = BannerQueue(scene: app.scene)
    queue.add("One")
    let (debug, _) = makeDebugOverlay(in: app.scene)
    let bar = CallBar(scene: app.scene) {}
    #expect(app.scene.windows.count == 4 && other.windows.isEmpty)
    debug.hide()
    bar.end()
  }

  @Test(.simulatedDevice, arguments: [15, 17, 18, 26, 27], EdgeRecipe.allCases)
  private func `leave the bars of the app to it`(_ version: Int, _ recipe: EdgeRecipe) {
    device.run(version)
    device.model = .iPhone15
    let app = AppBehind()
    var adds = 0
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { _ in adds += 1 })
      return UINavigationController(rootViewController: page)
    }
    app.window.rootViewController = tabs
    let shown = recipe.show(in: app.scene, over: tabs)
    device.clock.advance(by: 1)
    for (index, x) in [0.2, 0.5, 0.8].enumerated().reversed() {
      device.tremblingTap(at: place(tabs.tabBar, x, 0.2))
      #expect(tabs.selectedIndex == index)
    }
    device.tremblingTap(at: CGPoint(x: 370, y: 80))
    #expect(adds == 1)
    withExtendedLifetime(shown) {}
  }
}

/// A recipe that places content at an edge of the screen.
private enum EdgeRecipe: CaseIterable {
  case toast, movingToast, banners, debugButton, player, callBar

  @MainActor func show(in scene: UIWindowScene, over tabs: UITabBarController) -> AnyObject {
    switch self {
    case .toast:
      let toasts = Toasts(scene: scene)
      toasts.show("Saved") {}
      return toasts
    case .movingToast:
      let presenter = OverlayPresenter(scene: scene)
      slideIn(ToastController("Saved") {}, by: presenter)
      return presenter
    case .banners:
      let queue = BannerQueue(scene: scene)
      queue.add("One")
      return queue
    case .debugButton:
      let (presenter, controller) = makeDebugOverlay(in: scene)
      device.clock.advance(by: 1)
      device.touchDown(at: place(controller.button)).drag(to: CGPoint(x: 40, y: 840))
      return presenter
    case .player:
      let player = MiniPlayer()
      player.add(to: tabs)
      return player
    case .callBar: return CallBar(scene: scene) {}
    }
  }
}
