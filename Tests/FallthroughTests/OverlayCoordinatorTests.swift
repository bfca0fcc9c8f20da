import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The presence of content` {
  @Test func `is that of its marker in a window`() {
    let (presence, marker, window) = (ContentPresence(), PresenceMarkerView(), UIWindow())
    marker.presence = presence
    #expect(!presence.isThere)
    window.addSubview(marker)
    #expect(presence.isThere)
    let other = ContentPresence()
    var isGone = false
    presence.whenGone { isGone = true }
    marker.presence = other
    SimulatedDevice.current.turn()
    #expect(isGone && !presence.isThere && other.isThere)
    marker.removeFromSuperview()
    #expect(!other.isThere)
  }
}

@MainActor @Suite(.simulatedDevice) struct `The overlay of a SwiftUI view` {
  let app = OverlayApp()
  var device: SimulatedDevice { .current }

  @Test(arguments: SystemUnderTest.all)
  func `is content above the app, and the app's beside it`(system: SystemUnderTest) throws {
    device.systemVersion = system.version
    device.linkedSDK = system.sdk
    app.want("toast")
    device.tap(at: Toast.inside)
    #expect(try #require(app.stages[0].content).tapCount == 1)
    #expect(device.tap(at: Toast.beside).view === app.button)
  }

  @Test func `is put on a stage that is empty and on screen already, so that it can move in`() {
    app.want("toast")
    #expect(app.stages[0].screensWhenPutOn == [CGSize(width: 393, height: 852)])
  }

  @Test func `stays until its content has gone, and then says so`() {
    app.want("toast")
    app.want(nil)
    device.clock.advance(by: 0.9)
    #expect(app.overlays == 1)
    #expect(app.dismissals == [])
    #expect(device.tap(at: Toast.inside).view === app.button)
    device.clock.advance(by: 0.2)
    #expect(app.overlays == 0)
    #expect(app.dismissals == ["toast"])
    #expect(app.stages[0].log == ["put on", "take off"])
  }

  @Test func `goes after a while though its content never does`() {
    app.departure = nil
    app.want("toast")
    app.want(nil)
    device.clock.advance(by: 4.9)
    #expect(app.overlays == 1)
    device.clock.advance(by: 0.2)
    #expect(app.overlays == 0)
    #expect(app.dismissals == ["toast"])
  }

  @Test func `never comes if it is wanted and not wanted within one update`() {
    app.duringEvent {
      app.want("toast")
      app.want(nil)
      #expect(app.overlays == 0)
    }
    #expect(app.stages.isEmpty)
    #expect(app.dismissals == [])
  }

  @Test func `stays if it is not wanted and wanted again within one update`() {
    app.want("toast")
    app.duringEvent {
      app.want(nil)
      app.want("toast")
    }
    #expect(app.stages.map(\.log) == [["put on", "change"]])
    #expect(app.dismissals == [])
    #expect(app.overlays == 1)
  }

  @Test func `comes once for an update in which it is wanted twice`() {
    app.duringEvent {
      app.want("toast")
      app.want("toast")
    }
    #expect(app.stages.map(\.log) == [["put on"]])
  }

  @Test func `turns back if it is wanted while it leaves`() {
    app.want("toast")
    app.want(nil)
    device.clock.advance(by: 0.5)
    app.want("toast")
    device.clock.advance(by: 5)
    #expect(app.stages.map(\.log) == [["put on", "take off", "put on"]])
    #expect(app.dismissals == [])
    #expect(app.overlays == 1)
    device.tap(at: Toast.inside)
    #expect(app.stages[0].content?.tapCount == 1)
  }

  @Test func `is replaced by another item, which comes in front while it leaves`() {
    app.want("one")
    app.want("two")
    #expect(app.overlays == 2)
    device.tap(at: Toast.inside)
    #expect(app.stages.map { $0.content?.tapCount } == [0, 1])
    device.clock.advance(by: 2)
    #expect(app.overlays == 1)
    #expect(app.dismissals == ["one"])
  }

  @Test func `may be replaced while an earlier one still leaves`() {
    for item in ["one", "two", "three"] { app.want(item) }
    #expect(app.overlays == 3)
    app.want(nil)
    device.clock.advance(by: 2)
    #expect(app.overlays == 0)
    #expect(app.dismissals == ["one", "two", "three"])
  }

  @Test func `of an item that comes back while it leaves turns back`() {
    app.want("one")
    app.want("two")
    app.want("one")
    device.clock.advance(by: 2)
    #expect(app.stages.map(\.log) == [["put on", "take off", "put on"], ["put on", "take off"]])
    #expect(app.dismissals == ["two"])
    #expect(app.overlays == 1)
  }

  @Test func `changes its content with the view`() {
    app.want("toast")
    app.want("toast")
    #expect(app.stages.map(\.log) == [["put on", "change"]])
    #expect(app.overlays == 1)
  }

  @Test func `waits for the view to be in a scene`() {
    let coordinator = OverlayCoordinator { SimulatedStage() }
    inUpdate { coordinator.update(OverlayRequest(id: "toast")) }
    #expect(app.overlays == 0)
    inUpdate { coordinator.move(to: app.scene) }
    #expect(app.overlays == 1)
  }

  @Test func `is waited for in a window without a scene, and the log says so once`() {
    let coordinator = OverlayCoordinator { SimulatedStage() }
    let notes = notes {
      inUpdate { coordinator.move(to: nil) }
      inUpdate { coordinator.update(OverlayRequest(id: nil)) }
      for _ in 0..<2 { inUpdate { coordinator.update(OverlayRequest(id: "toast")) } }
    }
    #expect(
      notes == ["The view that asks for an overlay is in no scene; the overlay waits for one"])
    #expect(app.overlays == 0)
    inUpdate { coordinator.move(to: app.scene) }
    #expect(app.overlays == 1)
    #expect(app.device.tap(at: Toast.inside).view !== app.button)
  }

  @Test func `stays while the view is in no window for a while`() {
    app.want("toast")
    app.move(to: nil)
    #expect(app.overlays == 1)
    app.move(to: app.scene)
    #expect(app.stages.map(\.log) == [["put on"]])
  }

  @Test func `moves with the view to another scene`() {
    let other = device.connectScene()
    app.want("toast")
    app.move(to: other)
    #expect(app.overlays == 0)
    #expect(other.windows.count == 1)
    #expect(app.dismissals == [])
  }

  @Test func `says that it has gone though the view moves to another scene meanwhile`() {
    app.want("one")
    app.want("two")
    app.move(to: device.connectScene())
    #expect(app.dismissals == ["one"])
    #expect(app.overlays == 0)
  }

  @Test func `goes at once when the view goes for good, and says so`() {
    app.departure = nil
    app.want("toast")
    weak let released = app.coordinator
    app.end()
    app.forgetCoordinator()
    #expect(app.overlays == 0)
    #expect(app.dismissals == ["toast"])
    #expect(released == nil)
  }

  @Test func `goes with its scene in the middle of a transition, and what was leaving has gone`() {
    let session = app.scene.session
    app.want("one")
    app.want("two")
    device.disconnect(app.scene)
    device.clock.advance(by: 10)
    #expect(app.dismissals == ["one"])
    let back = device.connectScene(resuming: session)
    #expect(back.windows.count == 1)
    app.want(nil)
    device.clock.advance(by: 10)
    #expect(back.windows.isEmpty)
    #expect(app.dismissals == ["one", "two"])
  }

  @Test func `has its content when its scene comes back, though it was wanted meanwhile`() {
    let session = app.scene.session
    app.want("one")
    device.disconnect(app.scene)
    app.want("two")
    #expect(app.dismissals == ["one"])
    let back = device.connectScene(resuming: session)
    #expect(back.windows.count == 1)
    device.tap(at: Toast.inside)
    #expect(app.stages.map(\.isOn) == [false, true])
    #expect(app.stages[1].content?.tapCount == 1)
  }

  @Test func `is replaced while it leaves, and leaves all the same`() {
    app.want("one")
    app.want(nil)
    device.clock.advance(by: 0.5)
    app.want("two")
    #expect(app.overlays == 2)
    device.clock.advance(by: 0.6)
    #expect(app.overlays == 1)
    #expect(app.dismissals == ["one"])
    #expect(app.stages.map(\.log) == [["put on", "take off"], ["put on"]])
  }

  @Test func `may be followed by the next one when it has gone`() {
    app.onDismiss = { [app] in if $0 == "one" { app.want("two") } }
    app.want("one")
    app.want(nil)
    device.clock.advance(by: 2)
    #expect(app.overlays == 1)
    #expect(app.stages.map(\.isOn) == [false, true])
    app.want(nil)
    device.clock.advance(by: 2)
    #expect(app.overlays == 0)
    #expect(app.dismissals == ["one", "two"])
  }

  @Test func `goes by the gesture to get away, as a sheet does`() {
    app.want("toast")
    #expect(device.performEscape() is UIViewController)
    #expect(app.stages[0].isOn == false)
    device.clock.advance(by: 2)
    #expect(app.dismissals == ["toast"])
    #expect(device.performEscape() == nil)
  }

  @Test func `has its sheet dismissed before its content goes, and stays while that is there`() {
    app.duration = 3
    app.want("toast")
    let host = app.stages[0].host
    host.present(UIViewController(), animated: false)
    device.clock.advance(by: 10)
    #expect(app.stages[0].isOn)
    app.want(nil)
    #expect(app.stages[0].isOn)
    device.clock.advance(by: 0.5)
    #expect(!app.stages[0].isOn && host.presentedViewController == nil)
    device.clock.advance(by: 1)
    #expect(app.dismissals == ["toast"] && app.overlays == 0)
  }

  @Test func `keeps no stage when it has gone`() {
    weak var host: SimulatedHostingController?
    weak var coordinator: OverlayCoordinator?
    do {
      var stages: [SimulatedStage] = []
      let own = OverlayCoordinator {
        stages.append(SimulatedStage())
        return stages[stages.count - 1]
      }
      inUpdate { own.move(to: app.scene) }
      inUpdate { own.update(OverlayRequest(id: 1)) }
      (host, coordinator) = (stages[0].host, own)
      inUpdate { own.update(OverlayRequest(id: nil)) }
      device.clock.advance(by: 10)
      stages = []
      #expect(host == nil)
    }
    #expect(coordinator == nil)
  }
}
