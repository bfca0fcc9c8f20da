import Fallthrough
import UIKit

/// What an overlay and the screens of an app do to one another.
@MainActor let screenCures = [
  Cure("My window swallows every tap") { app in
    let swallowing = UIWindow(windowScene: app.scene)
    swallowing.rootViewController = UIViewController()
    swallowing.isHidden = false
    guard !app.getsTap(at: beside) else { return false }
    swallowing.isHidden = true
    let root = UIViewController()
    let (container, button) = (UIView(frame: device.screenBounds), UIButton(frame: card))
    root.view.addSubview(container)
    container.addSubview(button)
    let window = show(root)
    // The container still takes them: it is content.
    let isClaimed = !app.getsTap(at: beside)
    guard isClaimed, decisions.last?.contains("content") == true else { return false }
    container.isPassThrough = true
    return app.getsTap(at: beside) && device.tremblingTap(at: onCard) === button && !window.isHidden
  },
  Cure("The tab bar behind my overlay does not react") { app in
    let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
    tabs.viewControllers = [first, second]
    app.window.rootViewController = tabs
    let root = UIViewController()
    let button = UIButton(frame: CGRect(x: 320, y: 690, width: 56, height: 56))
    root.view.addSubview(button)
    let window = show(root)
    let bar = tabs.tabBar
    app.window.layoutIfNeeded()
    device.tap(at: bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 20), to: nil))
    return tabs.selectedIndex == 1 && device.tremblingTap(at: button.center) === button
      && !window.isHidden
  },
  Cure("A blocking HUD does not block the bars") { app in
    let (page, save, tabs) = (UIViewController(), UIButton(), UITabBarController())
    save.frame.size = CGSize(width: 44, height: 44)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: save)
    tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
    app.window.rootViewController = tabs
    app.window.layoutIfNeeded()
    let barsTakeTaps = {
      tabs.selectedIndex = 0
      let takesTap = device.tremblingTap(at: place(save)) === save
      device.tremblingTap(at: place(tabs.tabBar, 0.75, 0.3))
      return [takesTap, tabs.selectedIndex == 1]
    }
    page.view.addSubview(UIView(frame: page.view.bounds))
    guard barsTakeTaps() == [true, true] else { return false }
    let presenter = OverlayPresenter(scene: app.scene)
    presenter.configureWindow = {
      $0.mode = .blockAll
      $0.onDecision = { decisions.append("\($0)") }
    }
    presenter.show(UIViewController())
    guard barsTakeTaps() == [false, false] else { return false }
    presenter.hide()
    return barsTakeTaps() == [true, true]
  },
  Cure("The tap that closes the overlay also presses a button of the app") { app in
    // For each mode whether the tap closes the overlay, and whether the app gets the tap.
    @MainActor func tapOutside(_ mode: PassThroughMode) -> [Bool] {
      let (host, _) = hosted()
      let presenter = OverlayPresenter(scene: app.scene)
      presenter.mode = mode
      presenter.configureWindow = { [weak presenter] in
        $0.onTouchOutside = { _ in presenter?.hide() }
      }
      presenter.show(host)
      let appGetsTap = app.getsTap(at: beside)
      device.clock.advance(by: 0.1)
      return [presenter.controller == nil, appGetsTap]
    }
    return tapOutside(.automatic) == [true, true] && tapOutside(.blockAll) == [true, false]
      && app.getsTap(at: beside)
  },
  Cure("A sheet that the overlay presents cannot be dismissed") { app in
    let root = UIViewController()
    let window = show(root)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    guard root.presentedViewController === sheet, !app.getsTap(at: CGPoint(x: 190, y: 30)) else {
      return false
    }
    device.clock.advance(by: 1)
    return root.presentedViewController == nil && app.getsTap(at: beside) && !window.isHidden
  },
  Cure("The toast is behind a sheet") { app in
    let inApp = UIButton(frame: card)
    app.root.view.addSubview(inApp)
    app.root.present(UIViewController(), animated: false)
    guard device.tremblingTap(at: onCard) !== inApp else { return false }
    let (presenter, root, inFront) = (
      OverlayPresenter(scene: app.scene), UIViewController(), UIButton(frame: card)
    )
    root.view.addSubview(inFront)
    presenter.show(root)
    return device.tremblingTap(at: onCard) === inFront
  },
  Cure("A menu of the overlay stays open, or the app does not react") { app in
    final class Menu: NSObject, UIContextMenuInteractionDelegate {
      var chosen = 0
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Undo") { _ in self.chosen += 1 }])
        }
      }
    }
    let (root, view, menu) = (UIViewController(), UIView(frame: card), Menu())
    root.view.addSubview(view)
    view.addInteraction(UIContextMenuInteraction(delegate: menu))
    let window = show(root)
    let isOpen = { spoken.contains("Undo") }
    device.longPress(at: onCard)
    // The first touch beside closes the menu, the next one is the app's.
    guard isOpen(), !app.getsTap(at: CGPoint(x: 190, y: 60)) else { return false }
    device.clock.advance(by: 1)
    return !isOpen() && app.getsTap(at: CGPoint(x: 190, y: 60)) && !window.isHidden
  },
  Cure("My toast covers the tab bar") { app in
    let (tabs, toast) = (UITabBarController(), UIButton())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    app.window.rootViewController = tabs
    let (presenter, root) = (OverlayPresenter(scene: app.scene), UIViewController())
    presenter.keepsClearOfBars = true
    presenter.show(root)
    root.view.addSubview(toast)
    device.clock.advance(by: 0.3)
    let space = root.view.bounds.inset(by: root.view.safeAreaInsets)
    toast.frame = CGRect(x: 20, y: space.maxY - 60, width: 350, height: 60)
    device.tremblingTap(at: CGPoint(x: 300, y: 830))
    return tabs.selectedIndex == 1 && device.tremblingTap(at: place(toast)) === toast
  },
  Cure("Drag and drop does not reach the app") { app in
    let root = UIViewController()
    root.view.addSubview(UIButton(frame: card))
    let window = show(root)
    let drop = device.drag(at: beside)
    return drop.passes.last?.result === app.button && drop.passes.last?.window === app.window
      && device.drag(at: onCard).passes.last?.window === window
  },
  Cure("With two windows on an iPad the overlay is in the wrong one") { app in
    let other = device.connectScene()
    let presenters = [app.scene, other].map { OverlayPresenter(scene: $0) }
    let roots = [UIViewController(), UIViewController()]
    for (presenter, root) in zip(presenters, roots) { presenter.show(root) }
    return zip(roots, [app.scene, other]).allSatisfy { $0.view.window?.windowScene === $1 }
  },
  // There is no cure: with the usual attempt the touch goes where it went, and the list does what it did.
  Cure("A list does not scroll where a SwiftUI row has a drag gesture") { app in
    let list = UIScrollView(frame: device.screenBounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    app.root.view.addSubview(list)
    let (host, row) = hosted()
    row.gestures = .drag
    list.addSubview(host.view)
    let scrolled = {
      list.contentOffset = .zero
      device.drag(from: onCard, to: CGPoint(x: 190, y: 500), duration: 0.4)
      return list.contentOffset.y > 0
    }
    let owner = { device.touchDown(at: onCard).hit }
    let asItIs = (scrolled(), owner())
    host.view.isPassThrough = true
    return asItIs == (scrolled(), owner()) && asItIs.1 != nil
  },
]
