import Fallthrough
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice, .checkedUpdates) struct `An overlay in SwiftUI` {
  let app = DoubledApp { model in Screen(model: model) { Toast(model: model) } }
  var model: AppModel { app.model }
  var device: SimulatedDevice { .current }

  @Test(arguments: [15.0, 17, 18, 26, 27])
  func `takes the touches on its content, and the app gets the others`(iOS: Double) {
    device.systemVersion = OperatingSystemVersion(iOS)
    let app = DoubledApp { model in Screen(model: model) { Toast(model: model) } }
    #expect(app.tap(196, 426) == ["app"])
    app.change { $0.isShown = true }
    #expect(app.tap(196, 426) == ["toast"])
    #expect(app.tap(196, 100) == ["app"])
    app.change { $0.isShown = false }
    #expect(app.overlays.isEmpty)
    #expect(app.tap(196, 426) == ["app"])
  }

  @Test func `comes with a tap in the app, after the event`() {
    let app = DoubledApp { model in Tapped(model: model) }
    #expect(app.tap(196, 100) == ["tapped 0"])
    #expect(app.overlays.count == 1)
    #expect(app.tap(196, 426) == ["toast"])
    #expect(app.tap(196, 100) == ["tapped 0", "dismissed"])
  }

  @Test func `is not there where it was true and false within one event`() {
    app.change {
      $0.isShown = true
      $0.isShown = false
    }
    #expect(app.overlays.isEmpty && model.takeLog() == [])
  }

  @Test func `is as the last of seven fast toggles says`() {
    for count in 1...7 {
      app.change { $0.isShown.toggle() }
      #expect(app.overlays.count == count % 2)
    }
    #expect(model.takeLog() == ["dismissed", "dismissed", "dismissed"])
    app.change { model in for _ in 1...7 { model.isShown.toggle() } }
    #expect(app.overlays.isEmpty)
    withAnimation(.linear(duration: 1)) { for _ in 1...7 { app.change { $0.isShown.toggle() } } }
    #expect(app.tap(196, 426) == ["toast"])
    device.clock.advance(by: 10)
    #expect(app.overlays.count == 1)
  }

  @Test func `is aligned in the safe area, also after a change`() {
    device.model = .iPhone15
    let app = DoubledApp { model in Screen(model: model) { Toast(model: model) } }
    app.change { $0.alignment = .top }
    app.change { $0.isShown = true }
    #expect(app.tap(196, 61) == ["toast"])
    #expect(app.tap(196, 161) == ["app"])
    app.change { $0.alignment = .bottomTrailing }
    #expect(app.tap(195, 816) == ["toast"])
    #expect(app.tap(195, 716) == ["app"])
    #expect(app.tap(191, 816) == ["app"])
  }

  @Test func `stays with its content while that leaves, and takes no touches then`() {
    app.change { $0.isShown = true }
    withAnimation(.linear(duration: 1)) { app.change { $0.isShown = false } }
    #expect(app.overlays.count == 1)
    #expect(app.tap(196, 426) == ["app"])
    device.clock.advance(by: 0.5)
    #expect(model.takeLog() == [])
    device.clock.advance(by: 0.6)
    #expect(app.overlays.isEmpty && model.takeLog() == ["dismissed"])
  }

  @Test func `goes though its content takes longer than five seconds to leave`() {
    app.change { $0.isShown = true }
    withAnimation(.linear(duration: 60)) { app.change { $0.isShown = false } }
    device.clock.advance(by: 4.9)
    #expect(app.overlays.count == 1)
    device.clock.advance(by: 0.2)
    #expect(app.overlays.isEmpty && model.takeLog() == ["dismissed"])
    device.clock.advance(by: 60)
  }

  @Test func `turns back where it is wanted while it leaves`() {
    app.change { $0.isShown = true }
    withAnimation(.linear(duration: 1)) { app.change { $0.isShown = false } }
    device.clock.advance(by: 0.5)
    app.change { $0.isShown = true }
    device.clock.advance(by: 10)
    #expect(app.overlays.count == 1 && model.takeLog() == [])
    #expect(app.tap(196, 426) == ["toast"])
  }

  @Test func `leaves when its time is over, from the end of its arrival and with that animation`() {
    app.change { $0.duration = 3 }
    withAnimation(.linear(duration: 1)) { app.change { $0.isShown = true } }
    device.clock.advance(by: 0.5)
    #expect(app.tap(196, 426) == ["toast"])
    device.clock.advance(by: 3.3)
    #expect(model.isShown)
    device.clock.advance(by: 0.4)
    #expect(!model.isShown && app.overlays.count == 1)
    device.clock.advance(by: 1)
    #expect(app.overlays.isEmpty && model.takeLog() == ["dismissed"])
  }

  @Test func `starts its time again when that changes`() {
    app.change { $0.duration = 3 }
    app.change { $0.isShown = true }
    device.clock.advance(by: 2)
    app.change { $0.duration = 2 }
    device.clock.advance(by: 1.5)
    #expect(app.overlays.count == 1)
    device.clock.advance(by: 0.7)
    #expect(app.overlays.isEmpty)
    app.change { $0.duration = nil }
    app.change { $0.isShown = true }
    device.clock.advance(by: 100)
    #expect(app.overlays.count == 1)
  }

  @Test func `goes by the escape gesture of assistive apps`() {
    app.change { $0.isShown = true }
    #expect(device.performEscape() != nil)
    app.turn()
    #expect(!model.isShown && app.overlays.isEmpty && model.takeLog() == ["dismissed"])
  }

  @Test func `goes with its anchor, which says so`() {
    app.change { $0.isShown = true }
    app.change { $0.hasAnchor = false }
    #expect(app.overlays.isEmpty && model.takeLog() == ["dismissed"])
    app.change { $0.hasAnchor = true }
    #expect(app.overlays.count == 1)
    app.endHost()
    #expect(app.overlays.isEmpty && model.takeLog() == ["dismissed"])
  }

  @Test func `goes with its scene and comes back with it`() {
    let session = app.scene.session
    app.change { $0.isShown = true }
    device.disconnect(app.scene)
    app.turn()
    #expect(app.overlays.isEmpty && model.takeLog() == [])
    let back = device.connectScene(resuming: session)
    app.window.windowScene = back
    app.window.isHidden = false
    app.turn()
    #expect(back.windows.filter { $0 is PassThroughWindow }.count == 1)
    #expect(app.tap(196, 426) == ["toast"])
    app.change { $0.isShown = false }
    #expect(back.windows.count == 1 && model.takeLog() == ["dismissed"])
  }

  @Test func `waits for its anchor to be in a window`() {
    let model = AppModel()
    model.isShown = true
    let host = UIHostingController(rootView: Screen(model: model) { Toast(model: model) })
    host.loadViewIfNeeded()
    app.turn()
    #expect(app.overlays.isEmpty)
    app.window.rootViewController?.present(host, animated: false)
    app.turn()
    #expect(app.overlays.count == 1)
  }

  @Test func `has the content that its view has, also after a change`() {
    let app = DoubledApp { model in Counting(model: model) }
    app.change { $0.isShown = true }
    #expect(app.tap(196, 426) == ["count 0"])
    app.change { $0.count = 5 }
    #expect(app.tap(196, 426) == ["count 5"])
    #expect(app.overlays.count == 1)
  }

  @Test func `has state of its own, which ends with it`() {
    let app = DoubledApp { model in Screen(model: model) { Tally(model: model) } }
    app.change { $0.isShown = true }
    #expect(app.tap(196, 426) == ["tally 1"])
    #expect(app.tap(196, 426) == ["tally 2"])
    app.change { $0.isShown = false }
    app.change { $0.isShown = true }
    #expect(app.tap(196, 426) == ["tally 1"])
  }

  @Test func `calls its content's onAppear and onDisappear after updates`() {
    let app = DoubledApp { model in
      Screen(model: model) {
        Toast(model: model).onAppear { model.note("came") }.onDisappear { model.note("went") }
      }
    }
    app.change { $0.isShown = true }
    app.change { $0.isShown = false }
    let log = app.model.takeLog()
    #expect(log.first == "came" && log.sorted() == ["came", "dismissed", "went"])
  }
}

/// Shows a toast at a tap, from state of its own.
private struct Tapped: View {
  let model: AppModel
  @State private var isShown = false

  var body: some View {
    Color.yellow.onTapGesture {
      model.note("tapped 0")
      isShown.toggle()
    }
    .passThroughOverlay(isPresented: $isShown, onDismiss: { model.note("dismissed") }) {
      Toast(model: model)
    }
  }
}

/// Content that has a value of the view that asks.
private struct Counting: View {
  @ObservedObject var model: AppModel

  var body: some View {
    let count = model.count
    Color.yellow.passThroughOverlay(isPresented: model.binding(\.isShown)) {
      Toast(model: model, name: "count \(count)")
    }
  }
}

/// Counts the taps on it.
private struct Tally: View {
  let model: AppModel
  @State private var count = 0

  var body: some View {
    Color.yellow.frame(width: 200, height: 100).onTapGesture {
      count += 1
      model.note("tally \(count)")
    }
  }
}
