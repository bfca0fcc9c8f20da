import Fallthrough
import Testing
import UIKit

/// A screen with one button that fills it, so that every touch that falls through is counted.
@MainActor
struct AppBehind {
  let window: UIWindow
  let root = UIViewController()
  let button = UIButton()
  var scene: UIWindowScene { SimulatedDevice.current.scenes[0] }

  init() {
    window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.rootViewController = root
    window.makeKeyAndVisible()
    button.frame = root.view.bounds
    root.view.addSubview(button)
  }

  /// Whether a tap there reaches the app's button.
  func getsTap(at point: CGPoint) -> Bool {
    SimulatedDevice.current.tap(at: point).view === button
  }
}

@MainActor @Suite(.simulatedDevice) struct `Recipes` {
  let device = SimulatedDevice.current

  func place(_ view: UIView, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5) -> CGPoint {
    view.layoutIfNeeded()
    let point = CGPoint(x: view.bounds.width * x, y: view.bounds.height * y)
    return view.convert(point, to: nil)
  }

  @Test(.simulatedDevice)
  func `Toast: the card and its button take touches, the app all others`() {
    let app = AppBehind()
    let toasts = Toasts(scene: app.scene)
    var undone = 0
    let toast = toasts.show("Saved") { undone += 1 }
    toast.view.layoutIfNeeded()
    #expect(app.getsTap(at: CGPoint(x: 190, y: 300)))
    #expect(device.tap(at: place(toast.card, 0.02)).view === toast.card)
    device.tap(at: place(toast.undo))
    #expect(undone == 1)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 790)))
  }

  @Test(.simulatedDevice, arguments: [15, 17, 18, 26, 27])
  func `Toast in SwiftUI: what it draws takes touches on every version`(_ version: Int) {
    device.systemVersion = OperatingSystemVersion(
      majorVersion: version, minorVersion: 0, patchVersion: 0)
    device.linkedSDK = device.systemVersion
    let app = AppBehind()
    let screen = SimulatedOrderScreen(in: app.scene)
    screen.isSaved = true
    #expect(screen.card?.tapCount == 0)
    device.tap(at: SimulatedOrderScreen.cardFrame.center)
    #expect(screen.card?.tapCount == 1)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 300)))
    #expect(!screen.isSaved)
    #expect(app.scene.windows.count == 2)
    device.clock.advance(by: 0.4)
    #expect(app.scene.windows.count == 1)
    #expect(app.getsTap(at: SimulatedOrderScreen.cardFrame.center))
  }

  @Test(.simulatedDevice)
  func `Banner queue: each banner stands until the next is due, then the window goes`() {
    let app = AppBehind()
    let queue = BannerQueue(scene: app.scene)
    queue.add("First")
    queue.add("Second")
    #expect(queue.current == "First")
    #expect(app.getsTap(at: CGPoint(x: 190, y: 500)))
    // In the banner with and without a status bar above it.
    let onBanner = CGPoint(x: 190, y: 70)
    device.tap(at: onBanner)
    #expect(queue.current == "Second")
    queue.showNext()
    #expect(queue.current == nil)
    #expect(app.getsTap(at: onBanner))
    #expect(app.scene.windows.count == 1)
  }

  @Test(.simulatedDevice)
  func `Debug button: it can be tapped, dragged, and tapped at its new place`() {
    let app = AppBehind()
    let (presenter, controller) = makeDebugOverlay(in: app.scene)
    var taps = 0
    controller.onTap = { taps += 1 }
    device.tap(at: CGPoint(x: 40, y: 220))
    #expect(taps == 1)

    let finger = device.touchDown(at: CGPoint(x: 40, y: 220))
    finger.move(to: CGPoint(x: 140, y: 420))
    finger.lift()
    #expect(taps == 1)
    #expect(controller.button.frame == CGRect(x: 116, y: 400, width: 56, height: 56))
    #expect(app.getsTap(at: CGPoint(x: 40, y: 220)))
    device.tap(at: CGPoint(x: 140, y: 420))
    #expect(taps == 2)
    presenter.hide()
  }

  @Test(.simulatedDevice)
  func `Bottom sheet: the sheet takes its touches, the screen beside it stays alive`() {
    let app = AppBehind()
    let sheet = UIViewController()
    let transition = LiveSheetTransition()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = transition
    app.root.present(sheet, animated: false)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 200)))
    #expect(device.tap(at: CGPoint(x: 190, y: 700)).view === sheet.view)
  }

  @Test(.simulatedDevice)
  func `Coach mark: the hole is the target's, a touch elsewhere ends it`() {
    let app = AppBehind()
    let target = UIButton(frame: CGRect(x: 100, y: 300, width: 120, height: 44))
    app.root.view.addSubview(target)
    var ended = 0
    let mark = CoachMark(over: target, in: app.root.view) { ended += 1 }
    #expect(device.tap(at: CGPoint(x: 160, y: 322)).view === target)
    #expect(ended == 0)
    #expect(device.tap(at: CGPoint(x: 160, y: 600)).view === mark)
    #expect(ended == 1)
    #expect(app.getsTap(at: CGPoint(x: 160, y: 600)))
  }

  @Test(.simulatedDevice)
  func `Mini player: bar and button take touches, the screen around them stays alive`() {
    let app = AppBehind()
    let player = PlayerScreen()
    player.add(to: app.root)
    app.root.view.layoutIfNeeded()
    #expect(device.tap(at: place(player.playButton)).view === player.playButton)
    #expect(device.tap(at: place(player.player, 0.9)).view === player.player)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 400)))
  }

  @Test(.simulatedDevice)
  func `Call bar: it is in front of an alert, and gone when the call ends`() {
    let app = AppBehind()
    var returns = 0
    let bar = CallBar(scene: app.scene) { returns += 1 }
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    app.root.present(alert, animated: false)
    device.tap(at: place(bar.button))
    #expect(returns == 1)
    alert.dismiss(animated: false)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 400)))
    bar.end()
    #expect(app.getsTap(at: place(bar.button)))
  }

  @Test(.simulatedDevice)
  func `Enlarged button: it takes touches around it, and only there`() {
    let app = AppBehind()
    let close = makeCloseButton()
    app.root.view.addSubview(close)
    #expect(device.tap(at: CGPoint(x: 88, y: 128)).view === close)
    #expect(app.getsTap(at: CGPoint(x: 84, y: 108)))
  }

  @Test(.simulatedDevice)
  func `Overflowing badge: the half outside the card takes touches too`() {
    let app = AppBehind()
    let badge = UIButton()
    let card = makeCard(with: badge)
    app.root.view.addSubview(card)
    #expect(device.tap(at: CGPoint(x: 250, y: 190)).view === badge)
    #expect(device.tap(at: CGPoint(x: 100, y: 260)).view === card)
    #expect(app.getsTap(at: CGPoint(x: 100, y: 190)))
  }

  @Test(.simulatedDevice)
  func `Raised tab bar button: it takes touches above the bar`() {
    let app = AppBehind()
    let bar = RaisedTabBar(frame: CGRect(x: 0, y: 769, width: 393, height: 83))
    app.root.view.addSubview(bar)
    bar.layoutIfNeeded()
    #expect(device.tap(at: CGPoint(x: 196, y: 750)).view === bar.raised)
    #expect(app.getsTap(at: CGPoint(x: 100, y: 750)))
  }

  @Test(.simulatedDevice)
  func `Map controls: the gaps of the stack view are the map's`() {
    let app = AppBehind()
    let buttons = [UIButton(), UIButton()]
    let column = makeMapControls(buttons)
    column.distribution = .fillEqually
    column.frame = CGRect(x: 320, y: 100, width: 44, height: 100)
    app.root.view.addSubview(column)
    column.layoutIfNeeded()
    #expect(device.tap(at: place(buttons[0])).view === buttons[0])
    #expect(device.tap(at: place(buttons[1])).view === buttons[1])
    #expect(app.getsTap(at: place(column)))
  }

  @Test(.simulatedDevice)
  func `React Native: the host's views let through what no child takes`() {
    let app = AppBehind()
    let surface = UIView()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let pressable = UIView(frame: CGRect(x: 20, y: 700, width: 350, height: 80))
    content.addSubview(pressable)
    surface.addSubview(content)
    let presenter = OverlayPresenter(scene: app.scene)
    showReactNative(surface, in: presenter)
    #expect(device.tap(at: CGPoint(x: 190, y: 740)).view === pressable)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 300)))
    presenter.hide()
  }

  @Test(.simulatedDevice)
  func `Flutter: only the declared content takes touches`() {
    let app = AppBehind()
    let presenter = OverlayPresenter(scene: app.scene)
    let flutter = UIViewController()
    showFlutter(
      flutter, content: CGRect(x: 20, y: 700, width: 350, height: 80), in: presenter)
    #expect(device.tap(at: CGPoint(x: 190, y: 740)).view === flutter.view)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 300)))
    presenter.hide()
  }
}
