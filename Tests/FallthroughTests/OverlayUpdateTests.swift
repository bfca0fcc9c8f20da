import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `In an update of SwiftUI's an overlay` {
  let app = OverlayApp()
  var device: SimulatedDevice { .current }

  @Test func `whose content has gone stays until the update is over`() {
    app.want("toast")
    app.want(nil)
    weak let host = app.stages[0].host
    app.stages[0].onDismantle = { [app, weak host] _ in
      #expect(host != nil && app.overlays == 1 && app.dismissals == [])
    }
    device.clock.advance(by: 2)
    #expect(app.overlays == 0)
    #expect(app.dismissals == ["toast"])
  }

  @Test func `moves to another scene and back, and is not touched`() {
    app.want("toast")
    let window = app.scene.windows.last
    inUpdate { [app, device] in
      app.move(to: device.connectScene())
      app.move(to: app.scene)
    }
    #expect(app.scene.windows.last === window)
    #expect(app.stages.count == 1)
  }

  @Test func `moves and is replaced: only what is wanted comes to the new scene`() {
    let other = device.connectScene()
    app.want("one")
    app.duringEvent { [app] in
      app.move(to: other)
      app.want("two")
    }
    #expect(app.overlays == 0)
    #expect(other.windows.count == 1)
    #expect(app.dismissals == ["one"])
    #expect(app.stages.map(\.isOn).last == true)
  }

  @Test func `ends, and all that was wanted before counts for nothing`() {
    app.want("one")
    inUpdate { [app] in
      app.want("two")
      app.end()
      #expect(app.overlays == 1)
    }
    #expect(app.overlays == 0)
    #expect(app.dismissals == ["one"])
    #expect(app.stages.count == 1)
  }

  @Test func `is removed by its own content as that appears`() {
    app.onStage = { [app] in $0.onAppear = { app.want(nil) } }
    app.want("toast")
    device.clock.advance(by: 2)
    #expect(app.overlays == 0)
    #expect(app.dismissals == ["toast"])
    #expect(app.stages.map(\.log) == [["put on", "take off"]])
  }

  @Test func `is replaced by its own content as that appears, again and again`() {
    var next = ["two", "three"]
    app.onStage = { [app] in $0.onAppear = { if !next.isEmpty { app.want(next.removeFirst()) } } }
    app.want("one")
    device.clock.advance(by: 3)
    #expect(app.overlays == 1)
    #expect(app.dismissals == ["one", "two"])
    #expect(app.stages.map(\.isOn) == [false, false, true])
  }

  @Test func `is not wanted and wanted, and stays`() {
    app.want("toast")
    inUpdate { [app] in
      app.want(nil)
      app.want("toast")
    }
    device.clock.advance(by: 10)
    #expect(app.dismissals == [])
    #expect(app.overlays == 1)
  }

  @Test func `whose item is replaced while it leaves goes once`() {
    app.want("one")
    app.want(nil)
    device.clock.advance(by: 0.5)
    inUpdate { [app] in ["two", "one", "three"].forEach { app.want($0) } }
    device.clock.advance(by: 10)
    #expect(app.dismissals == ["one"])
    #expect(app.stages.map(\.isOn) == [false, true])
  }

  @Test func `loses its scene in a transition: what left has gone, and the last wish comes back`() {
    let session = app.scene.session
    app.want("one")
    app.want("two")
    inUpdate { [app] in app.want("three") }
    device.disconnect(app.scene)
    #expect(app.dismissals == ["one", "two"])
    let back = device.connectScene(resuming: session)
    device.clock.advance(by: 10)
    #expect(back.windows.count == 1)
    #expect(app.dismissals == ["one", "two"])
    #expect(app.stages.map(\.isOn) == [false, false, true])
  }

  @Test func `may be called back into by what is dismantled in it`() {
    app.want("one")
    var answers: [UIView?] = []
    app.stages[0].onDismantle = { [app] view in
      let window = view.window as? PassThroughWindow
      answers.append(window?.hitTest(Toast.inside, with: nil))
      window?.regions.removeAll()
      window?.mode = .passAll
      _ = window?.canBecomeKey
      app.want("two")
      app.want(nil)
    }
    app.want(nil)
    device.clock.advance(by: 10)
    #expect(answers == [nil])
    #expect(app.overlays == 0)
    #expect(app.dismissals == ["one"])
    #expect(app.stages.count == 1)
  }

  @Test func `keeps the level and the mode of its window until that is over`() {
    let presenter = OverlayPresenter(scene: app.scene)
    let host = SimulatedHostingController()
    presenter.show(host)
    inUpdate {
      let view = OverlaySettingsView(frame: Toast.frame)
      host.addForeignView(view)
      view.settings = OverlaySettings {
        $0.mode = .blockAll
        $0.level = .normal
      }
    }
    #expect(presenter.window?.windowLevel == .normal)
    #expect(presenter.window?.mode == .blockAll)
  }

  @Test func `is not gone if its content is back by the end`() {
    let (presence, marker, window) = (ContentPresence(), PresenceMarkerView(), UIWindow())
    var isGone = false
    inUpdate {
      marker.presence = presence
      window.addSubview(marker)
    }
    presence.whenGone { isGone = true }
    inUpdate {
      marker.removeFromSuperview()
      window.addSubview(marker)
    }
    #expect(!isGone)
    inUpdate { marker.presence = nil }
    #expect(isGone)
  }
}

@MainActor @Suite(.simulatedDevice) struct `Several overlays of SwiftUI views` {
  @Test func `lie in the order in which they came, whichever view they belong to`() {
    let app = OverlayApp()
    let other = OverlayCoordinator { SimulatedStage() }
    inUpdate { other.move(to: app.scene) }
    var stage: SimulatedStage?
    inUpdate {
      var request = OverlayRequest(id: "other")
      request.describe = { stage = $0 as? SimulatedStage }
      other.update(request)
    }
    app.want("toast")
    SimulatedDevice.current.tap(at: Toast.inside)
    #expect(app.stages[0].content?.tapCount == 1)
    #expect(stage?.content?.tapCount == 0)
    inUpdate { other.update(OverlayRequest(id: nil)) }
    SimulatedDevice.current.clock.advance(by: 1)
    inUpdate {
      var request = OverlayRequest(id: "other")
      request.describe = { stage = $0 as? SimulatedStage }
      other.update(request)
    }
    SimulatedDevice.current.tap(at: Toast.inside)
    #expect(app.stages[0].content?.tapCount == 1)
    #expect(stage?.content?.tapCount == 1)
  }

  @Test func `are each in the scene of their view`() {
    let device = SimulatedDevice.current
    let (left, right) = (device.scenes[0], device.connectScene())
    device.setFrame(CGRect(x: 0, y: 0, width: 393, height: 400), of: left)
    device.setFrame(CGRect(x: 0, y: 400, width: 393, height: 452), of: right)
    let apps = [OverlayApp(in: left), OverlayApp(in: right)]
    for app in apps {
      app.frame = CGRect(x: 20, y: 300, width: 350, height: 80)
      app.want("toast")
    }
    device.tap(at: CGPoint(x: 190, y: 740))
    #expect(apps.map { $0.stages[0].content?.tapCount } == [0, 1])
    device.tap(at: CGPoint(x: 190, y: 340))
    #expect(apps.map { $0.stages[0].content?.tapCount } == [1, 1])
    apps[0].want(nil)
    device.clock.advance(by: 2)
    #expect(apps.map(\.overlays) == [0, 1])
  }
}
