import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A device as new` {
  @Test func `is a phone with iOS 26 and one scene in the foreground`() {
    #expect(UIDevice.current.systemVersion == "26.0")
    #expect(device.linkedSDK.majorVersion == 26)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(device.clock.now == 0)
    #expect(device.scenes.map(\.activationState) == [.foregroundActive])
    #expect(device.scenes[0].windows.isEmpty)
    #expect(UIApplication.shared.connectedScenes == [device.scenes[0]])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `comes back with reset, whatever was done`() {
    let window = Stage.show()
    let finger = device.touchDown(at: Stage.center)
    device.systemVersion = OperatingSystemVersion(17.5)
    device.linkedSDK = OperatingSystemVersion(16)
    device.screenBounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
    device.behavior.hitTestPasses = 3
    device.connectScene()
    #expect(UIDevice.current.systemVersion == "17.5")
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    device.reset()
    `is a phone with iOS 26 and one scene in the foreground`()
    #expect(device.behavior == SimulatedBehavior())
    #expect(window.windowScene == nil)
    finger.lift()
    #expect(device.tap(at: Stage.center).passes.isEmpty)
  }

  @Test func `links with the SDK of its version until told otherwise`() {
    device.systemVersion = OperatingSystemVersion(18)
    #expect(device.linkedSDK.majorVersion == 18)
    device.linkedSDK = OperatingSystemVersion(17)
    device.systemVersion = OperatingSystemVersion(26)
    #expect(device.linkedSDK.majorVersion == 17)
  }

  @Test(.simulatedDevice(iOS: 18, sdk: 17.2)) func `can be had with another version`() {
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(device.linkedSDK.majorVersion == 17)
    #expect(device.linkedSDK.minorVersion == 2)
  }
}

@MainActor @Suite(.simulatedDevice) struct `The device's clock` {
  let log = Log()

  @Test func `runs what is due in the order of time`() {
    let clock = device.clock
    clock.schedule(after: 2) { self.log.note("2 at \(clock.now)") }
    clock.schedule(after: 1) {
      self.log.note("1 at \(clock.now)")
      clock.schedule(after: 0.5) { self.log.note("1.5 at \(clock.now)") }
    }
    clock.schedule(after: 1) { self.log.note("cancelled") }.cancel()
    clock.schedule(after: 9) { self.log.note("9") }
    clock.advance(by: 3)
    #expect(log.lines == ["1 at 1.0", "1.5 at 1.5", "2 at 2.0"])
    #expect(clock.now == 3)
  }

  @Test func `goes on by 50 ms in a tap, and a little with every event`() throws {
    final class Noting: UIWindow {
      var timestamps: [TimeInterval] = []
      override func sendEvent(_ event: UIEvent) { timestamps.append(event.timestamp) }
    }
    let window = Stage.show(window: Noting())
    device.tap(at: Stage.center)
    let finger = device.touchDown(at: Stage.center)
    finger.move(to: .zero)
    let times = window.timestamps
    #expect(times == times.sorted())
    #expect(Set(times).count == 4)
    #expect(abs(times[1] - times[0] - 0.05) < 1e-9)
    #expect(device.clock.now == times[3])
  }
}

/// Several suites with the trait never use the device at the same time.
@Suite(.simulatedDevice) struct `Tests that share the device` {
  @MainActor static var users = 0

  @Test(arguments: 0..<20) @MainActor func `take turns`(_ index: Int) async {
    Self.users += 1
    for _ in 0..<5 { await Task.yield() }
    #expect(Self.users == 1)
    Self.users -= 1
  }
}
