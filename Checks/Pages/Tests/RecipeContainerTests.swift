import Fallthrough
import Testing
import UIKit

/// Each recipe in a tab bar controller, in a navigation controller and in a sheet.
@MainActor @Suite(.simulatedDevice) struct `Recipes in containers` {
  let device = SimulatedDevice.current
  nonisolated static let systems = [15, 18, 26]
  var scene: UIWindowScene { device.scenes[0] }

  func screen(_ version: Int, _ kind: UsedScreen.Kind) -> UsedScreen {
    device.run(version)
    device.model = .iPhone15
    return UsedScreen(kind, in: scene)
  }

  func wait(_ seconds: TimeInterval) { device.clock.advance(by: seconds) }

  /// Swipes from a place, slowly enough for a finger.
  func swipe(from start: CGPoint, by x: CGFloat, _ y: CGFloat = 0) {
    let finger = device.touchDown(at: start)
    for step in 1...8 {
      wait(0.02)
      let part = CGFloat(step) / 8
      finger.move(to: CGPoint(x: start.x + x * part, y: start.y + y * part))
    }
    finger.lift()
    wait(1)
  }

  /// What is shown by a presenter of this scene.
  var shown: UIViewController? {
    scene.windows.last { $0 is PassThroughWindow }?.rootViewController?.children.first
  }

  @MainActor final class Deletion {
    var count = 0
    var isOver = false
  }

  /// Deletes, and lets the task come as far as the message.
  func delete(by presenter: OverlayPresenter) async -> (Deletion, Task<Void, Never>) {
    let deletion = Deletion()
    let task = Task {
      await deleteWithUndo(by: presenter) { deletion.count += 1 }
      deletion.isOver = true
    }
    while presenter.controller == nil { await Task.yield() }
    wait(1)
    return (deletion, task)
  }

  @Test(.simulatedDevice, arguments: systems, UsedScreen.Kind.allCases)
  func `swipe a message away, or tap beside it, before something is deleted`(
    _ version: Int, _ kind: UsedScreen.Kind
  ) async throws {
    let screen = screen(version, kind)
    let presenter = OverlayPresenter(scene: scene)
    func card() throws -> UIView { try #require(presenter.controller as? ToastController).card }
    let ends: [(deletes: Int, act: @MainActor () throws -> Void)] = [
      (1, { swipe(from: place(try card(), 0.05), by: 200) }),
      (1, { swipe(from: place(try card(), 0.95), by: -200) }),
      (1, { #expect(device.tremblingTap(at: place(screen.button)) === screen.button) }),
      (1, { wait(6) }),
      (
        0,
        {
          let toast = try #require(presenter.controller as? ToastController)
          device.tremblingTap(at: place(toast.undo))
        }
      ),
    ]
    for end in ends {
      let (deletion, task) = await delete(by: presenter)
      swipe(from: place(try card(), 0.05), by: 0, 60)
      #expect(presenter.controller != nil)
      try end.act()
      wait(1)
      await task.value
      #expect(deletion.count == end.deletes && presenter.controller == nil)
      #expect(screen.isAlive)
    }
    let (deletion, task) = await delete(by: presenter)
    task.cancel()
    while presenter.controller != nil { await Task.yield() }
    wait(1)
    await task.value
    #expect(deletion.count == 0 && deletion.isOver && scene.windows.count == 1)
  }

  @Test(.simulatedDevice, arguments: systems, UsedScreen.Kind.allCases)
  func `show banners one after another, which a swipe or a tap closes`(
    _ version: Int, _ kind: UsedScreen.Kind
  ) throws {
    let screen = screen(version, kind)
    let queue = BannerQueue(scene: scene)
    ["One", "Two", "Three", "Four", "Five"].forEach(queue.add)
    wait(0.5)
    func banner() throws -> UIButton {
      try #require(shown?.view.subviews.first as? UIButton)
    }
    #expect(try banner().currentTitle == "One")
    #expect(screen.isAlive)
    swipe(from: place(try banner()), by: 0, -80)
    #expect(try banner().currentTitle == "Two")
    device.tremblingTap(at: place(try banner()))
    wait(1)
    #expect(try banner().currentTitle == "Three")
    #expect(screen.isAlive)
    wait(4.5)
    #expect(try banner().currentTitle == "Four")
    #expect(scene.windows.count == 2)
    queue.clear()
    wait(1)
    #expect(scene.windows.count == 1 && screen.isAlive)
  }

  @Test(.simulatedDevice, arguments: systems, UsedScreen.Kind.allCases)
  func `stack messages, between which the app gets its touches`(
    _ version: Int, _ kind: UsedScreen.Kind
  ) throws {
    let screen = screen(version, kind)
    let stack = ToastStack(scene: scene)
    stack.add("One")
    wait(3)
    ["Two", "Three"].forEach(stack.add)
    wait(2)
    func toasts() throws -> [UIView] {
      try #require(shown as? ToastStackController).stack.arrangedSubviews
    }
    #expect(try toasts().map { ($0 as? UIButton)?.currentTitle } == ["One", "Two", "Three"])
    let second = place(try toasts()[1])
    let gap = CGPoint(x: second.x, y: second.y + 28)
    #expect(device.tremblingTap(at: gap)?.window === screen.window)
    #expect(screen.isAlive)
    device.tremblingTap(at: second)
    wait(0.5)
    #expect(try toasts().map { ($0 as? UIButton)?.currentTitle } == ["One", "Three"])
    wait(5)
    #expect(scene.windows.count == 1)
    stack.add("Four")
    wait(0.5)
    #expect(try toasts().count == 1)
    device.tremblingTap(at: place(try toasts()[0]))
    wait(0.5)
    #expect(scene.windows.count == 1 && screen.isAlive)
  }

  @Test(.simulatedDevice, arguments: systems, UsedScreen.Kind.allCases)
  func `hide the status bar while a toast is at the island`(
    _ version: Int, _ kind: UsedScreen.Kind
  ) throws {
    let screen = screen(version, kind)
    let presenter = OverlayPresenter(scene: scene)
    for swipes in [true, false] {
      showIsland("Paired", by: presenter)
      wait(1)
      let island = try #require(presenter.controller as? IslandController).island
      #expect(presenter.window?.rootViewController?.prefersStatusBarHidden == true)
      #expect(presenter.window?.rootViewController?.supportedInterfaceOrientations == .portrait)
      #expect(screen.isAlive)
      if swipes {
        swipe(from: place(island), by: 0, -60)
      } else {
        #expect(device.tremblingTap(at: place(island)) === island)
        wait(1)
      }
      #expect(presenter.controller == nil && scene.windows.count == 1)
    }
    showIsland("Paired", by: presenter)
    wait(6)
    #expect(scene.windows.count == 1 && screen.isAlive)
  }

  @Test(.simulatedDevice, arguments: systems, UsedScreen.Kind.allCases)
  func `keep a tip in front of their bars and behind their alerts`(
    _ version: Int, _ kind: UsedScreen.Kind
  ) {
    let screen = screen(version, kind)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 560, width: 393, height: 160))
    scroll.contentSize = CGSize(width: 393, height: 900)
    screen.button.superview?.addSubview(scroll)
    var taps = 0
    let tip = Tip("Pull down to refresh", in: screen.controller) { taps += 1 }
    let onCard = place(tip.card)
    #expect(device.tremblingTap(at: onCard) === tip.card && taps == 1)
    device.touchDown(at: CGPoint(x: 196, y: 700)).drag(to: CGPoint(x: 196, y: 600))
    wait(2)
    #expect(tip.superview != nil && scroll.contentOffset.y > 0)

    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
    screen.controller.present(alert, animated: false)
    let hit = device.tremblingTap(at: onCard)
    #expect(hit !== tip.card && hit?.isDescendant(of: tip) == false && taps == 1)
    alert.dismiss(animated: false)
    wait(1)
    #expect(device.tremblingTap(at: onCard) === tip.card)
    #expect(screen.isAlive)
    wait(0.1)
    #expect(tip.superview == nil)
    #expect(screen.isAlive)
  }

  @Test(.simulatedDevice, arguments: systems, UsedScreen.Kind.allCases)
  func `are covered by a debug menu, which takes all touches`(
    _ version: Int, _ kind: UsedScreen.Kind
  ) throws {
    let screen = screen(version, kind)
    let presenter = OverlayPresenter(scene: scene)
    var resets = 0
    func show() { showDebugMenu([UIAction(title: "Reset") { _ in resets += 1 }], by: presenter) }
    func button(_ title: String) throws -> CGPoint {
      let elements = device.accessibilityElements
      let element = try #require(elements.first { $0.accessibilityLabel == title })
      return CGPoint(x: element.accessibilityFrame.midX, y: element.accessibilityFrame.midY)
    }
    show()
    wait(1)
    #expect(device.accessibilityElements.compactMap(\.accessibilityLabel) == ["Reset", "Close"])
    device.tremblingTap(at: try button("Reset"))
    #expect(resets == 1)
    for point in [place(screen.button), CGPoint(x: 80, y: 830), CGPoint(x: 5, y: 5)] {
      #expect(device.tremblingTap(at: point)?.window === presenter.window)
    }
    device.tremblingTap(at: try button("Close"))
    wait(1)
    #expect(scene.windows.count == 1 && screen.isAlive)
    show()
    wait(1)
    swipe(from: CGPoint(x: 300, y: 600), by: -200)
    #expect(scene.windows.count == 1 && screen.isAlive)
    show()
    wait(1)
    #expect(device.performEscape() != nil)
    wait(1)
    #expect(scene.windows.count == 1)
  }

  @Test(.simulatedDevice, arguments: systems, UsedScreen.Kind.allCases)
  func `show one target, which reacts only if it is to`(
    _ version: Int, _ kind: UsedScreen.Kind
  ) {
    let screen = screen(version, kind)
    var ends = 0
    let mark = CoachMark("Tap", over: screen.button, in: screen.controller.view) { ends += 1 }
    #expect(device.tremblingTap(at: place(screen.button)) === screen.button && ends == 0)
    #expect(device.tremblingTap(at: CGPoint(x: 196, y: 830)) === mark && ends == 1)
    let shown = CoachMark(
      "Look", in: screen.controller.view, reacts: false,
      at: { screen.button.convert(screen.button.bounds, to: $0) }, onEnd: { ends += 1 })
    #expect(device.tremblingTap(at: place(screen.button)) === shown && ends == 2)
    #expect(screen.isAlive)
  }

  @Test(.simulatedDevice, arguments: systems)
  func `show one tab, and open a hole over it alone`(_ version: Int) throws {
    device.run(version)
    device.model = .iPhone15
    let screen = UsedScreen(.tabs, in: scene)
    let tabs = try #require(screen.controller as? UITabBarController)
    var ends = 0
    let mark = CoachMark("New", overTab: 2, in: tabs.tabBar, of: tabs) { ends += 1 }
    mark.layoutIfNeeded()
    let places = [0.2, 0.5, 0.8].map { place(tabs.tabBar, $0, 0.2) }
    device.tremblingTap(at: places[2])
    #expect(tabs.selectedIndex == 2 && ends == 0)
    #expect(mark.hitTest(places[1], with: nil) === mark)
    #expect(device.tremblingTap(at: places[0]) === mark && ends == 1)
    #expect(tabs.selectedIndex == 2)
  }
}
