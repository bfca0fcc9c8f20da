import Fallthrough
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice, .checkedUpdates) struct `Content of an overlay in SwiftUI` {
  /// The app with an overlay of this content, at an iOS.
  func app(_ iOS: Double = 26, _ content: @escaping (AppModel) -> some View) -> DoubledApp {
    SimulatedDevice.current.systemVersion = OperatingSystemVersion(iOS)
    let app = DoubledApp { model in Screen(model: model) { content(model) } }
    app.change { $0.isShown = true }
    return app
  }

  @Test(arguments: [17.0, 18, 26])
  func `that is clear takes touches where it says so`(iOS: Double) {
    let plain = app(iOS) { Clear(model: $0) }
    #expect(plain.tap(196, 426) == ["app"])
    plain.change { $0.isShown = false }
    let app = app(iOS) { Clear(model: $0).interactiveInOverlay() }
    #expect(app.tap(196, 426) == ["clear"])
    #expect(app.tap(196, 370) == ["app"])
  }

  @Test func `takes touches in the region of its shape`() {
    let app = app { Clear(model: $0).interactiveInOverlay(Circle()) }
    #expect(app.tap(196, 426) == ["clear"])
    #expect(app.tap(120, 426) == ["app"])
    app.change { $0.isShown = false }
    let wide = self.app { Clear(model: $0).interactiveInOverlay(.rect, outset: -40) }
    #expect(wide.tap(196, 426) == ["clear"])
    #expect(wide.tap(196, 386) == ["app"])
  }

  @Test func `takes touches in a region that follows a change`() {
    let app = app { Region(model: $0) }
    #expect(app.tap(196, 386) == ["clear"])
    app.change { $0.count = -40 }
    #expect(app.tap(196, 386) == ["app"])
  }

  @Test(arguments: [17.0, 18, 26])
  func `that is ignored takes no touches`(iOS: Double) {
    let app = app(iOS) { _ in
      Color.yellow.frame(width: 200, height: 100).allowsHitTesting(false).ignoredInOverlay()
    }
    #expect(app.tap(196, 426) == ["app"])
  }

  @Test(arguments: [17.0, 18, 26])
  func `takes touches in an enlarged area`(iOS: Double) {
    let app = app(iOS) { model in
      Color.yellow.frame(width: 200, height: 100).hitAreaPadding(30)
        .onTapGesture { model.note("toast") }
    }
    #expect(app.tap(196, 426) == ["toast"])
    #expect(app.tap(196, 350) == ["toast"])
    #expect(app.tap(196, 340) == ["app"])
  }

  @Test func `is told of touches outside of it, after the app got them`() {
    let app = app { model in
      Toast(model: model)
        .onTouchOutsideOverlay { model.note("outside") }
        .onTouchOutsideOverlay { model.note("outside too") }
    }
    #expect(Set(app.tap(196, 100)) == ["outside", "outside too", "app"])
    #expect(app.tap(196, 426) == ["toast"])
  }

  @Test func `sets the mode of its window while it is there`() {
    let app = app { model in Settings(model: model) }
    #expect(app.overlays.first?.mode == .automatic)
    app.change { $0.mode = .blockAll }
    #expect(app.overlays.first?.mode == .blockAll)
    #expect(app.tap(196, 100) == [])
    app.change { $0.mode = .passAll }
    #expect(app.tap(196, 426) == ["app"])
  }

  @Test func `sets the level of its window while it is there`() {
    let app = app { model in Settings(model: model) }
    #expect(app.overlays.first?.windowLevel == .alert)
    app.change { $0.level = .normal + 1 }
    #expect(app.overlays.first?.windowLevel == .normal + 1)
    app.change { $0.level = nil }
    #expect(app.overlays.first?.windowLevel == .alert)
  }

  @Test(arguments: [15.0, 17, 18, 26, 27])
  func `keeps clear of the bars of the app if it says so`(iOS: Double) {
    let device = SimulatedDevice.current
    device.systemVersion = OperatingSystemVersion(iOS)
    device.model = .iPhone15
    let app = DoubledApp { model in Screen(model: model) { Barred(model: model) } }
    let tabs = UITabBarController()
    tabs.viewControllers = [app.host, UIViewController()].compactMap { $0 }
    app.window.rootViewController = tabs
    app.change {
      $0.alignment = .bottom
      $0.isShown = true
    }
    #expect(app.tap(285, 790) == ["toast"])
    app.change { $0.count = 1 }
    #expect(app.tap(196, 760) == ["toast"])
    #expect(app.tap(285, 790) == [] && tabs.selectedIndex == 1)
    #expect(app.tap(110, 790) == [] && tabs.selectedIndex == 0)
    app.change { $0.count = 0 }
    #expect(app.tap(285, 790) == ["toast"])
  }

  @Test func `takes the focus of assistive apps if it says so`() {
    let app = app { model in Toast(model: model).accessibilityFocusedInOverlay() }
    #expect(app.device.accessibilityPosts.map(\.notification) == [.screenChanged])
    app.change { $0.count += 1 }
    #expect(app.device.accessibilityPosts.count == 1)
  }

  @Test func `sets nothing outside of an overlay`() {
    let app = DoubledApp { model in
      Toast(model: model).overlayLevel(.alert).overlayMode(.blockAll).onTouchOutsideOverlay {
        model.note("outside")
      }
    }
    #expect(app.tap(196, 426) == ["toast"])
    #expect(app.tap(196, 100) == [])
    #expect(app.window.windowLevel == .normal)
  }
}

private struct Clear: View {
  let model: AppModel

  var body: some View {
    Color.clear.frame(width: 200, height: 100).onTapGesture { model.note("clear") }
  }
}

private struct Region: View {
  @ObservedObject var model: AppModel

  var body: some View { Clear(model: model).interactiveInOverlay(outset: CGFloat(model.count)) }
}

private struct Settings: View {
  @ObservedObject var model: AppModel

  var body: some View {
    ZStack {
      Toast(model: model).overlayMode(model.mode)
      if let level = model.level { Color.clear.frame(width: 1, height: 1).overlayLevel(level) }
    }
  }
}

private struct Barred: View {
  @ObservedObject var model: AppModel

  var body: some View { Toast(model: model).overlayKeepsClearOfBars(model.count > 0) }
}
