import Fallthrough
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice, .checkedUpdates) struct `An overlay for an item in SwiftUI` {
  let app = DoubledApp { model in
    ItemScreen(model: model) { item in Toast(model: model, name: item.id + item.text) }
  }
  var model: AppModel { app.model }
  var device: SimulatedDevice { .current }

  @Test func `has the item's content`() {
    app.change { $0.item = Item(id: "one") }
    #expect(app.tap(196, 426) == ["one"])
    app.change { $0.item = nil }
    #expect(app.overlays.isEmpty && model.takeLog() == ["dismissed"])
  }

  @Test func `is updated where the item changes and keeps its identity`() {
    app.change { $0.item = Item(id: "one") }
    let window = app.overlays.first
    app.change { $0.item = Item(id: "one", text: " more") }
    #expect(app.overlays.first === window && app.overlays.count == 1)
    #expect(app.tap(196, 426) == ["one more"])
  }

  @Test func `is replaced by another item, in front of the one that leaves`() {
    app.change { $0.item = Item(id: "one") }
    withAnimation(.linear(duration: 1)) { app.change { $0.item = Item(id: "two") } }
    #expect(app.overlays.count == 2)
    #expect(app.tap(196, 426) == ["two"])
    device.clock.advance(by: 1.1)
    #expect(app.overlays.count == 1 && model.takeLog() == ["dismissed"])
  }

  @Test func `is over for its own item only when its time is`() {
    app.change { $0.duration = 2 }
    app.change { $0.item = Item(id: "one") }
    device.clock.advance(by: 1.5)
    app.change { $0.item = Item(id: "two") }
    device.clock.advance(by: 1.5)
    #expect(model.item?.id == "two")
    device.clock.advance(by: 1)
    #expect(model.item == nil && app.overlays.isEmpty)
  }

  @Test func `is not dismissed by what was for an earlier item`() {
    var dismissals: [DismissOverlayAction] = []
    let app = DoubledApp { model in
      ItemScreen(model: model) { item in Reader(\.dismissOverlay) { dismissals.append($0) } }
    }
    app.change { $0.item = Item(id: "one") }
    let first = dismissals.last
    app.change { $0.item = Item(id: "two") }
    first?()
    app.turn()
    #expect(app.model.item?.id == "two")
    dismissals.last?()
    app.turn()
    #expect(app.model.item == nil)
  }
}

@MainActor @Suite(.simulatedDevice, .checkedUpdates) struct `Overlays of SwiftUI within overlays` {
  @Test func `each take the touches on their content, and go with the outer one`() {
    let app = DoubledApp { model in Screen(model: model) { Nesting(model: model) } }
    app.change { $0.isShown = true }
    #expect(app.tap(196, 426) == ["outer"])
    #expect(app.overlays.count == 2)
    #expect(app.tap(196, 802) == ["inner"])
    #expect(app.tap(196, 426) == ["outer", "inner dismissed"])
    #expect(app.overlays.count == 1)
    #expect(app.tap(196, 426) == ["outer"])
    #expect(app.tap(196, 100) == ["app"])
    app.change { $0.isShown = false }
    #expect(app.overlays.isEmpty)
    #expect(app.model.takeLog() == ["dismissed", "inner dismissed"])
  }

  @Test func `lie in the order in which they came`() {
    let app = DoubledApp { model in
      ZStack {
        ItemScreen(model: model) { Toast(model: model, name: $0.id) }
        Color.clear.background { Screen(model: model) { Toast(model: model) } }
      }
    }
    app.change { $0.isShown = true }
    app.change { $0.item = Item(id: "item") }
    #expect(app.tap(196, 426) == ["item"])
    app.change { $0.isShown = false }
    app.change { $0.isShown = true }
    #expect(app.tap(196, 426) == ["toast"])
  }
}

/// Content with an overlay of its own, which a tap shows and removes.
private struct Nesting: View {
  let model: AppModel
  @State private var isShown = false

  var body: some View {
    Color.yellow.frame(width: 200, height: 100)
      .onTapGesture {
        model.note("outer")
        isShown.toggle()
      }
      .passThroughOverlay(
        isPresented: $isShown, alignment: .bottom, onDismiss: { model.note("inner dismissed") }
      ) { Toast(model: model, name: "inner") }
  }
}

@MainActor @Suite(.simulatedDevice, .checkedUpdates) struct `What an overlay of SwiftUI retains` {
  final class Captured {}

  @Test(arguments: [false, true])
  func `is released when it has gone`(isAnimated: Bool) {
    weak var host: UIViewController?
    weak var captured: Captured?
    let app = DoubledApp { model in
      Screen(model: model) { [object = Captured()] in Reader(\.locale) { _ in captured = object } }
    }
    app.change { $0.isShown = true }
    host = app.overlays.first?.rootViewController?.children.first
    #expect(host != nil && captured != nil)
    withAnimation(isAnimated ? .default : nil) { app.change { $0.isShown = false } }
    app.device.clock.advance(by: 10)
    #expect(host == nil)
    app.endHost()
    #expect(captured == nil)
  }

  @Test func `is released with the view that asks`() {
    weak var host: UIViewController?
    weak var model: AppModel?
    do {
      let app = DoubledApp { model in Screen(model: model) { Toast(model: model) } }
      app.change { $0.isShown = true }
      host = app.overlays.first?.rootViewController?.children.first
      model = app.model
      app.endHost()
      app.device.clock.advance(by: 10)
      #expect(app.overlays.isEmpty)
    }
    #expect(host == nil && model == nil)
  }
}
