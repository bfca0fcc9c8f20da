import Fallthrough
import Testing
import UIKit

/// A screen of an app to which a recipe is added, with a button of its own.
@MainActor struct UsedScreen {
  enum Kind: CaseIterable { case tabs, navigation, sheet }

  /// The controller to which the recipe is added.
  let controller: UIViewController
  let window: UIWindow
  let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 60))

  init(_ kind: Kind, in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    let page = UIViewController()
    switch kind {
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [page, UIViewController(), UIViewController()]
      controller = tabs
    case .navigation: controller = UINavigationController(rootViewController: page)
    case .sheet: controller = page
    }
    button.accessibilityLabel = "App"
    window.rootViewController = kind == .sheet ? UIViewController() : controller
    window.makeKeyAndVisible()
    if kind == .sheet { window.rootViewController?.present(page, animated: false) }
    page.view.addSubview(button)
    window.layoutIfNeeded()
  }

  /// Whether the button and each tab, if there are any, get their taps. The first tab is shown then.
  var isAlive: Bool {
    let tabs = controller as? UITabBarController
    let areTabsAlive = [2, 1, 0].allSatisfy { index in
      guard let tabs else { return true }
      device.tremblingTap(at: place(tabs.tabBar, [0.2, 0.5, 0.8][index], 0.2))
      return tabs.selectedIndex == index
    }
    return areTabsAlive && device.tremblingTap(at: place(button)) === button
  }
}

extension `Recipes in use` {
  nonisolated static let systems = [15, 17, 18, 26, 27]

  @Test(.simulatedDevice, arguments: systems, UsedScreen.Kind.allCases)
  func `hold a player that leaves the tabs alive and stays free under a toast`(
    _ version: Int, _ kind: UsedScreen.Kind
  ) {
    device.run(version)
    device.model = .iPhone15
    let screen = UsedScreen(kind, in: device.scenes[0])
    let player = MiniPlayer()
    player.add(to: screen.controller)
    screen.window.layoutIfNeeded()
    #expect(screen.isAlive)
    #expect(device.tremblingTap(at: place(player.playButton)) === player.playButton)
    #expect(device.tremblingTap(at: place(player.bar, 0.9)) === player.bar)
    let toasts = Toasts(scene: device.scenes[0])
    let toast = toasts.show("Saved") {}
    device.clock.advance(by: 0.5)
    #expect(device.tremblingTap(at: place(toast.card, 0.02)) === toast.card)
    #expect(screen.isAlive)
    #expect(device.tremblingTap(at: place(player.playButton)) === player.playButton)
    let onBar = place(player.bar, 0.9)
    player.remove()
    screen.window.layoutIfNeeded()
    #expect(device.tremblingTap(at: onBar) !== player.bar)
  }

  @Test(.simulatedDevice, arguments: systems, UsedScreen.Kind.allCases)
  func `hold a sheet that leaves its screen to fingers and to VoiceOver`(
    _ version: Int, _ kind: UsedScreen.Kind
  ) throws {
    device.run(version)
    device.model = .iPhone15
    device.isVoiceOverRunning = true
    let screen = UsedScreen(kind, in: device.scenes[0])
    let sheet = LiveSheetController()
    let done = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
    done.accessibilityLabel = "Done"
    sheet.view.addSubview(done)
    var taps: [String] = []
    for button in [screen.button, done] {
      let tap = UIAction { _ in taps.append(button.accessibilityLabel ?? "") }
      button.addAction(tap, for: .touchUpInside)
    }
    screen.controller.present(sheet, animated: true)
    device.clock.advance(by: 1)
    device.tremblingTap(at: place(screen.button))
    device.tremblingTap(at: place(done))
    for label in ["App", "Done"] {
      let elements = device.accessibilityElements
      device.activate(try #require(elements.first { $0.accessibilityLabel == label }))
    }
    #expect(taps == ["App", "Done", "App", "Done"])
    sheet.dismiss(animated: true)
    device.clock.advance(by: 1)
    #expect(screen.isAlive)
    #expect(spoken.contains("App") && !spoken.contains("Done"))
  }

  @Test(.simulatedDevice, arguments: systems, UsedScreen.Kind.allCases)
  func `hold a toast whose button is as large as a finger needs`(
    _ version: Int, _ kind: UsedScreen.Kind
  ) {
    device.run(version)
    device.model = .iPhone15
    let screen = UsedScreen(kind, in: device.scenes[0])
    let toasts = Toasts(scene: device.scenes[0])
    for (x, y) in [(-21.0, 0.0), (21, 0), (0, -21), (0, 21)] {
      var undone = 0
      let toast = toasts.show("Saved") { undone += 1 }
      device.clock.advance(by: 0.5)
      #expect(screen.isAlive)
      let middle = place(toast.undo)
      device.tremblingTap(at: CGPoint(x: middle.x + x, y: middle.y + y))
      #expect(undone == 1)
      device.clock.advance(by: 1)
    }
  }
}
