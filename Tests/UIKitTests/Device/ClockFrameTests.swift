import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A clock that advances` {
  let clock = SimulatedDevice.current.clock
  let window = Stage.show()

  private final class Counter: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func `FS-423 lays out with the next frame`() {
    let view = Counter()
    window.addSubview(view)
    clock.advance(by: 0.01)
    #expect(view.layouts == 0)
    clock.advance(by: 0.01)
    #expect(view.layouts == 1)
    clock.advance(by: 1)
    #expect(view.layouts == 1)
  }

  @Test func `FS-423 lays out once a frame where each asks for another`() {
    let view = Counter()
    window.addSubview(view)
    clock.advance(by: 0.02)
    view.layouts = 0
    for step in 1...6 { clock.schedule(after: Double(step) / 120) { view.setNeedsLayout() } }
    clock.advance(by: 0.1)
    #expect(view.layouts == 4)
  }

  @Test func `lets tasks see the layout of a frame`() async {
    let view = Counter()
    window.addSubview(view)
    await clock.advance(by: .milliseconds(20))
    #expect(view.layouts == 1)
  }
}

@MainActor @Suite(.simulatedDeviceInRealTime) struct `A clock that follows real time` {
  @Test func `ends animations while a test waits`() async {
    let view = UIView()
    Stage.show().addSubview(view)
    let ended = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.05) {
        view.alpha = 0.5
      } completion: {
        continuation.resume(returning: $0)
      }
    }
    #expect(ended)
    #expect(SimulatedDevice.current.clock.now >= 0.05)
  }

  @Test func `stands still again once the device is reset`() async throws {
    SimulatedDevice.current.reset()
    let clock = SimulatedDevice.current.clock
    #expect(!clock.followsRealTime)
    try await Task.sleep(for: .milliseconds(40))
    #expect(clock.now == 0)
  }
}
