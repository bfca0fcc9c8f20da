import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The order of windows` {
  final class Transparent: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  func tapped() -> UIWindow? { device.tap(at: Stage.center).view?.window }

  @Test func `FS-060 A window that answers nil leaves the touch to the one below`() {
    let back = Stage.show()
    let front = Stage.show(window: Transparent())
    let record = device.tap(at: Stage.center)
    #expect(record.view === back.rootViewController?.view)
    #expect(record.passes.map(\.window) == [front, back, back])
    #expect(record.passes.map(\.phase) == [1, 1, 2])
    #expect(
      "\(record)" == "delivered to UIView, 1: Transparent -> nil, 1: UIWindow -> UIView, "
        + "2: UIWindow -> UIView")
  }

  @Test func `FS-060 A window is asked in its own coordinates`() {
    let window = Stage.show()
    window.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
    let record = device.tap(at: CGPoint(x: 25, y: 40))
    #expect(record.passes.map(\.windowPoint) == [CGPoint(x: 5, y: 10), CGPoint(x: 5, y: 10)])
    #expect(device.tap(at: CGPoint(x: 19, y: 40)).isNobodys)
  }

  @Test func `FS-061 A higher level is in front whatever became visible last`() {
    let alert = Stage.show(level: .alert)
    let normal = Stage.show()
    #expect(tapped() === alert)
    alert.windowLevel = UIWindow.Level(rawValue: -1)
    #expect(tapped() === normal)
  }

  @Test func `FS-061 A level is less than a higher one, and not less than itself`() {
    #expect(UIWindow.Level.normal < .alert && !(UIWindow.Level.alert < .normal))
    for level in [UIWindow.Level.normal, .alert, .statusBar] { #expect(!(level < level)) }
  }

  @Test func `FS-061 Within a level the last to become visible is in front (a choice)`() {
    let first = Stage.show()
    let second = Stage.show()
    #expect(tapped() === second)
    first.isHidden = false
    #expect(tapped() === second)
    first.isHidden = true
    first.isHidden = false
    #expect(tapped() === first)
  }

  @Test func `FS-061 makeKeyAndVisible brings a window to the front of its level`() {
    let first = Stage.show()
    let second = Stage.show()
    first.makeKeyAndVisible()
    #expect(tapped() === first)
    #expect(device.scenes[0].windows == [second, first])
  }

  @Test func `FS-062 Hidden windows are not asked`() {
    let window = UIWindow(windowScene: device.scenes[0])
    let record = device.tap(at: Stage.center)
    #expect(record.passes.map(\.window) == [])
    #expect(record.isNobodys && window.isHidden)
  }

  @Test func `FS-062 A window without a scene gets no touches`() {
    let window = UIWindow(frame: device.screenBounds)
    window.isHidden = false
    #expect(device.tap(at: Stage.center).passes.isEmpty)
    window.windowScene = device.scenes[0]
    #expect(tapped() === window)
  }

  @Test func `A scene does not keep its windows`() {
    weak var window: UIWindow?
    do {
      let shown = UIWindow(windowScene: device.scenes[0])
      shown.isHidden = false
      window = shown
      #expect(tapped() === shown)
    }
    #expect(window == nil)
    #expect(device.scenes[0].windows.isEmpty)
    #expect(device.tap(at: Stage.center).isNobodys)
  }

  @Test func `FS-077 A window at the keyboard's level is in front of alerts`() {
    let alert = Stage.show(level: .alert)
    let keyboard = Stage.show(level: UIWindow.Level(rawValue: 10_000_000))
    keyboard.frame = CGRect(x: 0, y: 552, width: 393, height: 300)
    #expect(device.tap(at: CGPoint(x: 10, y: 600)).passes.map(\.window) == [keyboard, keyboard])
    #expect(tapped() === alert)
  }

  @Test func `FS-202 The front scene's windows are asked, and no others`() {
    let scene = device.connectScene()
    let front = Stage.show(window: Transparent())
    let behind = UIWindow(windowScene: scene)
    behind.isHidden = false
    #expect(device.tap(at: Stage.center).passes.map(\.window) == [front])
    device.bringToFront(scene)
    #expect(device.tap(at: Stage.center).passes.map(\.window) == [behind, behind])
  }

  @Test func `FS-189 A scene that is gone takes no touches, nor do its windows know it`() {
    let window = Stage.show()
    let scene = device.scenes[0]
    device.disconnect(scene)
    #expect(device.scenes.isEmpty)
    #expect(scene.activationState == .unattached)
    #expect(window.windowScene == nil)
    #expect(device.tap(at: Stage.center).passes.isEmpty)
  }

  @Test func `FS-188 A window without interaction lets touches through, its views' too`() {
    let app = Stage.show()
    let overlay = Stage.show(level: .alert)
    overlay.rootViewController?.view.addSubview(UIButton(frame: device.screenBounds))
    #expect(tapped() === overlay)
    overlay.isUserInteractionEnabled = false
    #expect(tapped() === app)
  }

  @Test func `FS-199 An overlay is in the scene's list, and key only if it may be`() {
    final class Overlay: UIWindow { override var canBecomeKey: Bool { false } }
    let app = Stage.show()
    app.makeKey()
    let willing = Stage.show(level: .alert)
    willing.makeKeyAndVisible()
    #expect(device.scenes[0].windows == [app, willing])
    #expect(device.scenes[0].keyWindow === willing)
    app.makeKey()
    let unwilling = Stage.show(window: Overlay(), level: .alert)
    unwilling.makeKeyAndVisible()
    #expect(device.scenes[0].windows.last === unwilling)
    #expect(device.scenes[0].keyWindow === app)
  }
}
