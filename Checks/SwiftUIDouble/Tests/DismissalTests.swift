import Fallthrough
import SwiftUI
import Testing
import UIKit

/// A screen whose overlay says why it has gone.
private struct EndingScreen<Overlay: View>: View {
  @ObservedObject var model: AppModel
  @ViewBuilder let overlay: () -> Overlay

  var body: some View {
    Color.yellow.onTapGesture { model.note("app") }
      .passThroughOverlay(
        isPresented: model.binding(\.isShown), duration: model.duration,
        onDismiss: { (end: OverlayEnd) in model.note("\(end)") }, content: overlay)
  }
}

/// As a screen with an item.
private struct EndingItemScreen: View {
  @ObservedObject var model: AppModel

  var body: some View {
    Color.yellow.passThroughOverlay(
      item: model.binding(\.item), onDismiss: { (end: OverlayEnd) in model.note("\(end)") }
    ) { _ in Toast(model: model) }
  }
}

/// Content that is dismissed by a tap outside.
private struct Closing: View {
  let model: AppModel
  @Environment(\.dismissOverlay) private var dismissOverlay

  var body: some View {
    Toast(model: model).onTapOutsideOverlay {
      model.note("outside")
      dismissOverlay()
    }
  }
}

@MainActor @Suite(.simulatedDevice, .checkedUpdates) struct `The end of an overlay in SwiftUI` {
  var device: SimulatedDevice { .current }

  private func app<Content: View>(_ content: @escaping (AppModel) -> Content) -> DoubledApp {
    DoubledApp { model in EndingScreen(model: model) { content(model) } }
  }

  private func swipe(to y: CGFloat) {
    let finger = device.touchDown(at: Place.onToast)
    for step in 1...5 {
      device.clock.advance(by: 0.02)
      finger.move(
        to: CGPoint(x: 196, y: Place.onToast.y + (y - Place.onToast.y) * CGFloat(step) / 5))
    }
    finger.lift()
    device.clock.advance(by: 2)
  }

  @Test func `is the binding, the time or the escape gesture`() {
    let app = app { Toast(model: $0) }
    app.change { $0.isShown = true }
    app.change { $0.isShown = false }
    #expect(app.model.takeLog() == ["hidden"])
    app.change {
      $0.duration = 1
      $0.isShown = true
    }
    device.clock.advance(by: 2)
    #expect(app.model.takeLog() == ["duration"])
    app.change {
      $0.duration = nil
      $0.isShown = true
    }
    #expect(device.performEscape() != nil)
    device.clock.advance(by: 1)
    #expect(app.model.takeLog() == ["escape"] && app.overlays.isEmpty)
  }

  @Test func `is another item`() {
    let app = DoubledApp { EndingItemScreen(model: $0) }
    app.change { $0.item = Item(id: "1") }
    app.change { $0.item = Item(id: "2") }
    #expect(app.model.takeLog() == ["replaced"])
    app.change { $0.item = nil }
    #expect(app.model.takeLog() == ["hidden"])
  }

  @Test(arguments: [15.0, 17, 18, 26, 27])
  func `is a tap outside, which the app gets, and no drag there`(iOS: Double) {
    device.systemVersion = OperatingSystemVersion(iOS)
    let app = app { Closing(model: $0) }
    app.change { $0.isShown = true }
    device.swipe(from: Place.beside, to: CGPoint(x: 196, y: 300))
    #expect(app.overlays.count == 1)
    #expect(app.tap(196, 426) == ["toast"])
    let log = app.tap(196, 100)
    device.clock.advance(by: 1)
    // The tap in the app, the action, and the end.
    #expect(log + app.model.takeLog() == ["app", "outside", "outside"])
    #expect(app.overlays.isEmpty)
  }

  @Test(arguments: [15.0, 17, 18, 26, 27])
  func `is a swipe to an edge that the content says, and no other`(iOS: Double) {
    device.systemVersion = OperatingSystemVersion(iOS)
    let app = app { Toast(model: $0).overlaySwipeToDismiss([.bottom, .leading]) }
    app.change { $0.isShown = true }
    swipe(to: 300)
    #expect(app.overlays.count == 1 && app.model.takeLog() == [])
    swipe(to: 560)
    #expect(app.overlays.isEmpty && app.model.takeLog() == ["swipe"])
    #expect(!app.model.isShown)
  }

  @Test(arguments: [OverlaySystemAppearance.app, .content])
  func `leaves the screen to whom the content names`(appearance: OverlaySystemAppearance) {
    let app = app { Toast(model: $0).overlaySystemAppearance(appearance) }
    let front = UIWindow(windowScene: device.scenes[0])
    front.rootViewController = WithoutStatusBar()
    front.isHidden = false
    app.change { $0.isShown = true }
    let root = app.overlays.first?.rootViewController
    #expect(root?.prefersStatusBarHidden == (appearance == .app))
  }
}

private final class WithoutStatusBar: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
