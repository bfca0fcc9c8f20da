import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Recipes for views` {
  let device = SimulatedDevice.current
  /// The systems that every recipe runs on.
  nonisolated static let systems = [15, 18, 26]

  @Test(.simulatedDevice, arguments: systems)
  func `Enlarged button: it takes touches around it, and only there`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let close = makeCloseButton()
    app.root.view.addSubview(close)
    #expect(device.tremblingTap(at: CGPoint(x: 88, y: 128)) === close)
    #expect(app.getsTap(at: CGPoint(x: 84, y: 108)))
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Enlarged bar button: the views that UIKit lays around it do not cut its area`(
    _ version: Int
  ) {
    device.run(version)
    let app = AppBehind()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 393, height: 44))
    app.root.view.addSubview(bar)
    var taps = 0
    let item = makeBarButton(in: bar, UIAction(title: "Edit") { _ in taps += 1 })
    // As UIKit does on a phone: content view, stack, wrapper, each as large as what is in it.
    let wrappers = (0..<3).map { _ in UIView() }
    wrappers[0].frame = bar.bounds
    wrappers[1].frame = CGRect(x: 340, y: 6, width: 32, height: 32)
    wrappers[2].frame = wrappers[1].bounds
    bar.addSubview(wrappers[0])
    wrappers[0].addSubview(wrappers[1])
    wrappers[1].addSubview(wrappers[2])
    item.customView?.frame = wrappers[2].bounds
    item.customView.map(wrappers[2].addSubview)
    for x in [330, 356, 382] { device.tremblingTap(at: CGPoint(x: x, y: 82)) }
    device.tremblingTap(at: CGPoint(x: 356, y: 62))
    #expect(taps == 4)
    #expect(device.tremblingTap(at: CGPoint(x: 300, y: 82)) !== item.customView)
    #expect(app.getsTap(at: CGPoint(x: 356, y: 120)))
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Overflowing badge: the half outside the card takes touches too`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let badge = UIButton()
    let card = makeCard(with: badge)
    app.root.view.addSubview(card)
    #expect(device.tremblingTap(at: CGPoint(x: 250, y: 190)) === badge)
    #expect(device.tremblingTap(at: CGPoint(x: 100, y: 260)) === card)
    #expect(app.getsTap(at: CGPoint(x: 100, y: 190)))
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Raised tab bar button: it takes touches above the bar`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let bar = RaisedTabBar(frame: CGRect(x: 0, y: 769, width: 393, height: 83))
    app.root.view.addSubview(bar)
    bar.layoutIfNeeded()
    #expect(device.tremblingTap(at: CGPoint(x: 196, y: 750)) === bar.raised)
    #expect(app.getsTap(at: CGPoint(x: 100, y: 750)))
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Map controls: the gaps of the stack view are the map's`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let buttons = [UIButton(), UIButton()]
    let column = makeMapControls(buttons)
    column.distribution = .fillEqually
    column.frame = CGRect(x: 320, y: 100, width: 44, height: 100)
    app.root.view.addSubview(column)
    column.layoutIfNeeded()
    #expect(device.tremblingTap(at: place(buttons[0])) === buttons[0])
    #expect(device.tremblingTap(at: place(buttons[1])) === buttons[1])
    #expect(app.getsTap(at: place(column)))
  }

  @Test(.simulatedDevice, arguments: systems)
  func `React Native: the host's views let through what no child takes`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let surface = UIView()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let pressable = UIView(frame: CGRect(x: 20, y: 700, width: 350, height: 80))
    content.addSubview(pressable)
    surface.addSubview(content)
    let presenter = OverlayPresenter(scene: app.scene)
    showReactNative(surface, in: presenter)
    #expect(device.tremblingTap(at: CGPoint(x: 190, y: 740)) === pressable)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 300)))
    presenter.hide()
  }

  @Test(.simulatedDevice, arguments: systems)
  func `Flutter: only the declared content takes touches`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let presenter = OverlayPresenter(scene: app.scene)
    let flutter = UIViewController()
    showFlutter(flutter, content: CGRect(x: 20, y: 700, width: 350, height: 80), in: presenter)
    #expect(device.tremblingTap(at: CGPoint(x: 190, y: 740)) === flutter.view)
    #expect(app.getsTap(at: CGPoint(x: 190, y: 300)))
    presenter.hide()
  }
}
