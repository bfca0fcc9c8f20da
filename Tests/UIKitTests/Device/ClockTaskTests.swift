import Testing
import UIKit

/// Shows for three seconds by whatever clock it is given, as code for a device is written.
@MainActor private final class Notice {
  private(set) var isShown = false
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) { self.clock = clock }

  func show() async throws {
    isShown = true
    try await clock.sleep(for: .seconds(3))
    isShown = false
  }
}

@MainActor @Suite(.simulatedDevice) struct `The device's clock as a clock of Swift's` {
  let log = Log()

  @Test func `wakes tasks when it goes on`() async throws {
    let notice = Notice(clock: device.clock)
    let task = Task { try await notice.show() }
    await device.clock.advance(by: .milliseconds(2900))
    try #require(notice.isShown)
    await device.clock.advance(by: .milliseconds(200))
    try #require(!notice.isShown)
    try await task.value
    #expect(abs(device.clock.now - 3.1) < 1e-9)
  }

  @Test func `wakes each task at its own time, again and again`() async throws {
    let clock = device.clock
    let task = Task { [log] in
      for beat in 1...3 {
        try await clock.sleep(for: .seconds(1))
        log.note("beat \(beat) at \(clock.now as TimeInterval)")
      }
    }
    clock.schedule(after: 1.5) { [log] in log.note("work at \(clock.now as TimeInterval)") }
    await clock.advance(by: .seconds(10))
    try #require(log.lines == ["beat 1 at 1.0", "work at 1.5", "beat 2 at 2.0", "beat 3 at 3.0"])
    try await task.value
    #expect(clock.now == 10)
  }

  @Test func `wakes without waiting, too, for those who wait afterwards`() async throws {
    let clock = device.clock
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance(by: .zero)
    clock.advance(by: 2)
    try await task.value
    #expect(clock.now == 2)
  }

  @Test func `lets nobody sleep until a time that is over`() async throws {
    let clock = device.clock
    clock.advance(by: 5)
    try await clock.sleep(until: SimulatedClock.Instant(seconds: 5))
    try await clock.sleep(until: SimulatedClock.Instant(seconds: 1))
    #expect(clock.now == 5)
  }

  @Test func `wakes a task that is cancelled, and all when the device is reset`() async {
    let clock = device.clock
    let tasks = [1.0, 2.0].map { seconds in
      Task { try await clock.sleep(until: SimulatedClock.Instant(seconds: seconds)) }
    }
    await clock.advance(by: .zero)
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
    device.reset()
    await #expect(throws: CancellationError.self) { try await tasks[1].value }
  }

  @Test func `has instants that are durations apart`() {
    let start: SimulatedClock.Instant = device.clock.now
    device.clock.advance(by: 1.5)
    let end: SimulatedClock.Instant = device.clock.now
    #expect(start.duration(to: end) == .milliseconds(1500))
    #expect(start.advanced(by: .milliseconds(1500)) == end)
    #expect(start < end)
    #expect(device.clock.minimumResolution == .zero)
  }

  @Test func `drives timers of Foundation's that it made`() {
    let clock = device.clock
    let box = Log()
    func start(
      _ schedule: (TimeInterval, Bool, @escaping @Sendable (Timer) -> Void) -> Timer
    ) -> [Timer] {
      [
        schedule(1, true) { _ in MainActor.assumeIsolated { box.note("tick \(clock.now)") } },
        schedule(2.5, false) { _ in MainActor.assumeIsolated { box.note("once \(clock.now)") } },
      ]
    }
    let timers = start(clock.scheduledTimer(withTimeInterval:repeats:block:))
    clock.advance(by: 3.2)
    #expect(box.takeAll() == ["tick 1.0", "tick 2.0", "once 2.5", "tick 3.0"])
    #expect(timers.map(\.isValid) == [true, false])
    timers[0].invalidate()
    clock.advance(by: 10)
    #expect(box.takeAll() == [])
  }
}
