import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Recipes` {
  let device = SimulatedDevice.current
  /// The systems that every recipe runs on.
  nonisolated static let systems = [15, 18, 26]

  @Test(.simulatedDevice, arguments: systems)
  func `Toast: the card and its button take touches, the app all others`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let toasts = Toasts(scene: app.scene)
    var undone = 0
    let toast = toasts.show("Saved") { undone += 1 }
    #expect(device.announcements == ["Saved"])
    toast.view.layoutIfNeeded()
    #expect(app.getsTap(at: CGPoint(x: 190, y: 300)))
    #expect(device.tremblingTap(at: place(toast.card, 0.02)) === toast.card)
    device.tremblingTap(at: place(toast.undo))
    #expect(undone == 1)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 790)))
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Overlays of a scene: shown, announced, turned, hidden, and in their own scene alone`(
    _ version: Int
  ) {
    device.run(version)
    let delegates = [OverlaySceneDelegate(), OverlaySceneDelegate()]
    let scenes = delegates.map { device.connectScene(delegate: $0) }
    delegates[0].orderWasSaved {}
    delegates[0].callBegan()
    #expect(device.announcements == ["Saved", "Call in progress"])
    #expect(scenes.map(\.windows.count) == [3, 1])
    device.bringToFront(scenes[0])
    device.rotate(to: .landscapeRight)
    device.clock.advance(by: 1)
    let names = { device.accessibilityElements.compactMap(\.accessibilityLabel) }
    #expect(names().contains("Saved") && names().contains("Return to call"))
    let frames = device.accessibilityElements.map(\.accessibilityFrame)
    #expect(frames.allSatisfy { device.screenBounds.contains($0) })
    delegates[0].callEnded()
    device.clock.advance(by: 8)
    #expect(scenes.map(\.windows.count) == [1, 1])
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Toast: it goes by itself, but not from under a finger`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let toasts = Toasts(scene: app.scene)
    let card = toasts.show("Saved") {}.card
    device.clock.advance(by: 1)
    let finger = device.touchDown(at: place(card, 0.02))
    device.clock.advance(by: 20)
    #expect(app.scene.windows.count == 2)
    finger.lift()
    device.clock.advance(by: 6)
    #expect(app.scene.windows.count == 1)
  }

  @Test(.simulatedDevice, arguments: [15, 17, 18, 26, 27])
  func `Toast in SwiftUI: what it draws takes touches on every version`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let screen = SimulatedOrderScreen(in: app.scene)
    screen.isSaved = true
    #expect(screen.card?.tapCount == 0)
    device.tremblingTap(at: SimulatedOrderScreen.cardFrame.center)
    #expect(screen.card?.tapCount == 1)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 300)))
    #expect(!screen.isSaved)
    #expect(app.scene.windows.count == 2)
    device.clock.advance(by: 0.4)
    #expect(app.scene.windows.count == 1)
    #expect(app.getsTap(at: SimulatedOrderScreen.cardFrame.center))
  }

  @Test(.simulatedDevice, arguments: systems)
  func
    `Small card in SwiftUI: its icon has a larger area, its clear part the pointer and VoiceOver`(
      _ version: Int
    )
  {
    device.run(version)
    let app = AppBehind()
    let (host, presenter) = (SimulatedHostingController(), OverlayPresenter(scene: app.scene))
    let icon = CGRect(x: 300, y: 780, width: 20, height: 20)
    host.addContent(icon)
    presenter.show(host)
    inUpdate {
      let larger = RegionMarkerView(frame: icon)
      larger.outset = 12
      let settings = OverlaySettingsView(frame: icon)
      settings.settings = OverlaySettings { $0.takesAccessibilityFocus = true }
      let text = RegionMarkerView(frame: CGRect(x: 60, y: 780, width: 200, height: 20))
      [larger, settings, text].forEach(host.addForeignView)
    }
    #expect(device.accessibilityPosts.first?.argument as? UIView === host.view)
    #expect(!app.getsTap(at: CGPoint(x: 310, y: 771)))
    #expect(app.getsTap(at: CGPoint(x: 310, y: 766)))
    #expect(device.hover(at: CGPoint(x: 100, y: 790)).passes.last?.window === presenter.window)
    #expect(device.hover(at: CGPoint(x: 100, y: 700)).passes.last?.result === app.button)
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Banner queue: each banner stands for four seconds or until a tap, then comes the next`(
    _ version: Int
  ) {
    device.run(version)
    let app = AppBehind()
    let queue = BannerQueue(scene: app.scene)
    // In the banner with and without a status bar above it.
    let onBanner = CGPoint(x: 190, y: 70)
    func title() -> String? { (device.tremblingTap(at: onBanner) as? UIButton)?.currentTitle }
    for text in ["First", "Second", "Third"] { queue.add(text) }
    #expect(app.getsTap(at: CGPoint(x: 190, y: 500)))
    #expect(title() == "First")
    device.clock.advance(by: 0.4)
    device.clock.advance(by: 4.2)
    #expect(app.getsTap(at: onBanner))
    device.clock.advance(by: 0.3)
    #expect(title() == "Third")
    device.clock.advance(by: 0.4)
    #expect(app.scene.windows.count == 1)
    queue.add("Fourth")
    #expect(title() == "Fourth")
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Debug button: a trembling finger taps it, a drag moves it within the safe area and aside`(
    _ version: Int
  ) {
    device.run(version)
    device.model = .iPhone15
    let app = AppBehind()
    let (presenter, controller) = makeDebugOverlay(in: app.scene)
    var taps = 0
    controller.onTap = { taps += 1 }
    device.tremblingTap(at: CGPoint(x: 40, y: 220))
    #expect(taps == 1)

    let finger = device.touchDown(at: CGPoint(x: 40, y: 220))
    finger.move(to: CGPoint(x: 300, y: 420))
    #expect(controller.button.center.x < 300)
    finger.lift()
    device.clock.advance(by: 1)
    #expect(taps == 1)
    #expect(controller.button.frame == CGRect(x: 329, y: 400, width: 56, height: 56))
    #expect(app.getsTap(at: CGPoint(x: 40, y: 220)))
    device.tremblingTap(at: CGPoint(x: 357, y: 420))
    #expect(taps == 2)

    device.touchDown(at: CGPoint(x: 357, y: 420)).drag(to: CGPoint(x: 20, y: -50))
    device.clock.advance(by: 1)
    let space = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
    #expect(controller.button.frame.origin == CGPoint(x: space.minX + 8, y: space.minY + 8))
    presenter.hide()
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Debug button: a long press opens its menu, and is no tap`(_ version: Int) throws {
    device.run(version)
    let app = AppBehind()
    let (presenter, controller) = makeDebugOverlay(in: app.scene)
    var done: [String] = []
    controller.onTap = { done.append("tap") }
    controller.menu = ["Log", "Reset"].map { title in
      UIAction(title: title) { _ in done.append(title) }
    }
    device.longPress(at: CGPoint(x: 40, y: 220))
    device.clock.advance(by: 1)
    let entry = try #require(device.accessibilityElements.last { $0.accessibilityLabel == "Reset" })
    device.activate(entry)
    #expect(done == ["Reset"])
    #expect(app.getsTap(at: CGPoint(x: 190, y: 500)))
    presenter.hide()
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Bottom sheet: the sheet takes its touches, the screen beside it stays alive`(_ version: Int)
  {
    device.run(version)
    let app = AppBehind()
    app.root.present(LiveSheetController(), animated: false)
    let sheet = app.root.presentedViewController
    #expect(app.getsTap(at: CGPoint(x: 190, y: 200)))
    #expect(device.tremblingTap(at: CGPoint(x: 190, y: 700)) === sheet?.view)
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Bottom sheet: a short drag comes back, a long one dismisses it`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    app.root.present(LiveSheetController(), animated: false)
    let top = device.screenBounds.height - 320
    let onGrabber = CGPoint(x: 190, y: top + 20)
    device.tremblingTap(at: onGrabber)
    #expect(app.root.presentedViewController?.view.frame.minY == top)
    let finger = device.touchDown(at: onGrabber)
    finger.move(to: CGPoint(x: 190, y: onGrabber.y + 60))
    #expect(app.root.presentedViewController?.view.frame.minY == top + 60)
    #expect(app.getsTap(at: CGPoint(x: 190, y: top + 20)))
    finger.lift()
    device.clock.advance(by: 1)
    #expect(app.root.presentedViewController?.view.frame.minY == top)
    device.touchDown(at: onGrabber).drag(to: CGPoint(x: 190, y: onGrabber.y + 120))
    device.clock.advance(by: 1)
    #expect(app.root.presentedViewController == nil)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 700)))
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Coach mark: the hole is drawn and the target's, a touch elsewhere ends it`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let target = UIButton(frame: CGRect(x: 100, y: 300, width: 120, height: 44))
    app.root.view.addSubview(target)
    var ended = 0
    let mark = CoachMark("Tap here", over: target, in: app.root.view) { ended += 1 }
    #expect(device.tremblingTap(at: CGPoint(x: 160, y: 322)) === target)
    for x in stride(from: CGFloat(85), through: 235, by: 10) {
      let point = CGPoint(x: x, y: 322)
      let isHole = mark.hitTest(point, with: nil) == nil
      #expect(mark.dims(point) == !isHole)
      #expect(isHole == (92..<228).contains(x))
    }
    target.frame.origin.y = 400
    mark.setNeedsLayout()
    mark.layoutIfNeeded()
    #expect(!mark.dims(CGPoint(x: 160, y: 422)) && mark.dims(CGPoint(x: 160, y: 322)))
    #expect(device.tremblingTap(at: CGPoint(x: 160, y: 422)) === target)
    #expect(ended == 0)
    #expect(device.tremblingTap(at: CGPoint(x: 160, y: 600)) === mark)
    #expect(ended == 1)
    #expect(app.getsTap(at: CGPoint(x: 160, y: 600)))
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Coach marks: a tour goes from one target to the next, and ends`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let targets = [100, 500].map { UIButton(frame: CGRect(x: 100, y: $0, width: 120, height: 44)) }
    targets.forEach(app.root.view.addSubview)
    var ended = 0
    showTour([("One", targets[0]), ("Two", targets[1])], in: app.root.view) { ended += 1 }
    let beside = CGPoint(x: 30, y: 700)
    for target in targets {
      #expect(ended == 0)
      #expect(device.tremblingTap(at: place(target)) === target)
      device.tremblingTap(at: beside)
    }
    #expect(ended == 1)
    #expect(app.getsTap(at: beside))
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Mini player: bar and button take touches, the screen around them stays alive`(
    _ version: Int
  ) {
    device.run(version)
    let app = AppBehind()
    let player = MiniPlayer()
    player.add(to: app.root)
    app.root.view.layoutIfNeeded()
    #expect(device.tremblingTap(at: place(player.playButton)) === player.playButton)
    #expect(device.tremblingTap(at: place(player.bar, 0.9)) === player.bar)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 400)))
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Call bar: it has a title, is in front of an alert, and goes when the call ends`(
    _ version: Int
  ) {
    device.run(version)
    let app = AppBehind()
    var returns = 0
    let bar = CallBar(scene: app.scene) { returns += 1 }
    device.clock.advance(by: 1)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    app.root.present(alert, animated: false)
    let onBar = CGPoint(x: 190, y: app.window.safeAreaInsets.top + 20)
    let button = device.tremblingTap(at: onBar) as? UIButton
    #expect(button?.currentTitle == "Return to call")
    #expect(returns == 1)
    alert.dismiss(animated: false)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 400)))
    bar.end()
    device.clock.advance(by: 1)
    #expect(app.getsTap(at: onBar))
    #expect(app.scene.windows.count == 1)
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Call bar: it leaves status bar and rotation to the app`(_ version: Int) {
    final class Dark: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    device.run(version)
    let app = AppBehind()
    app.window.rootViewController = Dark()
    let bar = CallBar(scene: app.scene) {}
    let root = app.scene.windows.last?.rootViewController
    #expect(app.scene.windows.count == 2)
    #expect(root?.prefersStatusBarHidden == true)
    #expect(root?.supportedInterfaceOrientations == .landscape)
    bar.end()
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Moving toast: it is hit where it is seen, on its way and at its place`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let presenter = OverlayPresenter(scene: app.scene)
    let toast = ToastController("Saved") {}
    slideIn(toast, by: presenter)
    presenter.window?.layoutIfNeeded()
    let atRest = CGPoint(x: 30, y: device.screenBounds.height - 45)
    #expect(app.getsTap(at: atRest))
    var hits = 0
    for _ in 0..<20 {
      device.clock.advance(by: 0.02)
      let offset = toast.view.layer.presentation()?.affineTransform().ty ?? 0
      let place = CGPoint(x: 30, y: toast.card.frame.midY + offset)
      guard place.y < device.screenBounds.height - 2 else { continue }
      hits += device.touchDown(at: place).hit === toast.card ? 1 : -100
    }
    #expect(hits > 3)
    device.clock.advance(by: 1)
    #expect(device.tremblingTap(at: place(toast.card, 0.02)) === toast.card)
    device.clock.advance(by: 7)
    #expect(app.scene.windows.count == 1)
  }
}

extension CoachMark {
  /// Whether the screen is dimmed at a point of the mark.
  fileprivate func dims(_ point: CGPoint) -> Bool {
    let shape = layer as? CAShapeLayer
    return shape?.path?.contains(point, using: .evenOdd) ?? false
  }
}
