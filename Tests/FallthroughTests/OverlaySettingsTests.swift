import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What the content of an overlay says about its window` {
  let presenter = OverlayPresenter(scene: SimulatedDevice.current.scenes[0])
  let host = SimulatedHostingController()
  let app: UIWindow
  let button = UIButton()
  var window: PassThroughWindow? { presenter.window }

  init() {
    app = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    button.frame = app.bounds
    app.rootViewController?.view.addSubview(button)
    host.addContent(Toast.frame)
  }

  func add(_ settings: OverlaySettings) -> OverlaySettingsView {
    let view = OverlaySettingsView(frame: Toast.frame)
    view.settings = settings
    inUpdate { host.addForeignView(view) }
    return view
  }

  @Test func `counts while its view is there, and then the app's settings again`() {
    presenter.level = .statusBar
    presenter.configureWindow = { $0.mode = .regions }
    presenter.show(host)
    let view = add(
      OverlaySettings {
        $0.mode = .passAll
        $0.level = .normal
      })
    #expect(window?.mode == .passAll)
    #expect(window?.windowLevel == .normal)
    inUpdate { view.removeFromSuperview() }
    #expect(window?.mode == .regions)
    #expect(window?.windowLevel == .statusBar)
  }

  @Test func `counts for content that was there before its window`() {
    _ = add(OverlaySettings { $0.mode = .blockAll })
    presenter.show(host)
    SimulatedDevice.current.turn()
    #expect(window?.mode == .blockAll)
    #expect(SimulatedDevice.current.tap(at: Toast.beside).view !== button)
  }

  @Test func `follows a change`() {
    presenter.show(host)
    let view = add(OverlaySettings { $0.mode = .blockAll })
    inUpdate { view.settings.mode = .passAll }
    inUpdate { view.settings.level = .alert + 1 }
    #expect(window?.mode == .passAll)
    #expect(window?.windowLevel == .alert + 1)
    inUpdate { view.settings = OverlaySettings() }
    #expect(window?.mode == .automatic)
    #expect(window?.windowLevel == .alert)
  }

  @Test func `is what the last view says where several do`() {
    presenter.show(host)
    let first = add(OverlaySettings { $0.mode = .blockAll })
    let second = add(OverlaySettings { $0.mode = .passAll })
    _ = add(OverlaySettings { $0.level = .normal })
    #expect(window?.mode == .passAll)
    inUpdate { second.removeFromSuperview() }
    #expect(window?.mode == .blockAll)
    inUpdate { first.removeFromSuperview() }
    #expect(window?.mode == .automatic)
  }

  @Test func `lets the presenter's level count again when it says none`() {
    presenter.show(host)
    let view = add(OverlaySettings { $0.level = .normal })
    presenter.level = .statusBar
    #expect(window?.windowLevel == .normal)
    inUpdate { view.removeFromSuperview() }
    #expect(window?.windowLevel == .statusBar)
  }

  @Test func `has all actions run for a touch outside, the app's first, and the touch goes on`() {
    var log: [String] = []
    presenter.configureWindow = { $0.onTouchOutside = { log.append("app \($0.y)") } }
    presenter.show(host)
    func actions(_ name: @escaping (CGPoint) -> String) -> OverlaySettings {
      OverlaySettings { $0.outside = OutsideActions(touch: { log.append(name($0)) }) }
    }
    let first = add(actions { "first \($0.y)" })
    _ = add(actions { _ in "second" })
    #expect(SimulatedDevice.current.tap(at: Toast.beside).view === button)
    #expect(log == ["app 300.0", "first 300.0", "second"])
    inUpdate { first.removeFromSuperview() }
    log = []
    SimulatedDevice.current.tap(at: Toast.inside)
    #expect(log == [])
    SimulatedDevice.current.tap(at: Toast.beside)
    #expect(log == ["app 300.0", "second"])
  }

  @Test func `means nothing outside of an overlay`() {
    let overlay = PassThroughWindow(windowScene: SimulatedDevice.current.scenes[0])
    overlay.rootViewController = host
    overlay.isHidden = false
    let actions = OutsideActions(touch: { _ in })
    _ = add(
      OverlaySettings {
        $0.mode = .blockAll
        $0.level = .normal
        $0.outside = actions
      })
    #expect(overlay.mode == .automatic)
    #expect(overlay.onTouchOutside == nil)
  }

  @Test func `moves the focus of assistive apps to the content once when its view comes`() {
    let device = SimulatedDevice.current
    presenter.show(host)
    _ = add(OverlaySettings { $0.level = .normal })
    #expect(device.accessibilityPosts.isEmpty)
    let view = add(OverlaySettings { $0.takesAccessibilityFocus = true })
    inUpdate {
      view.settings = OverlaySettings {
        $0.level = .alert
        $0.takesAccessibilityFocus = true
      }
    }
    #expect(device.accessibilityPosts.map(\.notification) == [.screenChanged])
    #expect(device.accessibilityPosts.first?.argument as? UIView === host.view)
    inUpdate { view.removeFromSuperview() }
    _ = add(OverlaySettings { $0.takesAccessibilityFocus = true })
    #expect(device.accessibilityPosts.count == 2)
  }

  @Test func `does not move the focus if its view has gone by the end of the update`() {
    presenter.show(host)
    inUpdate {
      let view = OverlaySettingsView(frame: Toast.frame)
      view.settings = OverlaySettings { $0.takesAccessibilityFocus = true }
      self.host.addForeignView(view)
      view.removeFromSuperview()
    }
    #expect(SimulatedDevice.current.accessibilityPosts.isEmpty)
  }
}
