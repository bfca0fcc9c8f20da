/// The device's time: it advances only on request, unless ``followsRealTime``. While it advances,
/// windows that need a layout are laid out once in each frame. (FS-423)
///
/// It is also a Swift `Clock`, so code that takes `any Clock<Duration>` can sleep by it with
/// ``sleep(until:tolerance:)``; tests with tasks use ``advance(by:)-(Duration)``. Timers that are
/// made by ``scheduledTimer(withTimeInterval:repeats:block:)`` follow it. `Timer`, `Task.sleep`
/// without a clock and `Dispatch` follow real time.
@preconcurrency @MainActor public final class SimulatedClock {
  private let time = SharedTime()
  /// The tasks that are about to sleep by this clock or to continue.
  nonisolated let tasksOnTheirWay = SharedCount()
  /// Seconds since the device was reset.
  public nonisolated var now: TimeInterval { time.seconds }
  private var timers: [SimulatedTimer] = []
  private static let greatestRunsAtOneTime = 100_000
  private static let framesPerSecond = 60.0

  /// Whether the time passes by itself as real time does, in frames, while the main run loop runs.
  /// It can also be advanced. Default false, unless the environment says `FALLTHROUGH_CLOCK=real`.
  ///
  /// Use it for tests that wait in real time for an animation or a delay.
  public var followsRealTime = false {
    didSet {
      if followsRealTime != oldValue { followsRealTime ? startFollowing() : stopFollowing() }
    }
  }
  private var frames: Timer?
  private static let followsRealTimeByDefault =
    ProcessInfo.processInfo.environment["FALLTHROUGH_CLOCK"] == "real"

  private func startFollowing() {
    nonisolated(unsafe) var last = ProcessInfo.processInfo.systemUptime
    let frames = Timer(timeInterval: 1 / Self.framesPerSecond, repeats: true) { [weak self] _ in
      let uptime = ProcessInfo.processInfo.systemUptime
      let passed = uptime - last
      last = uptime
      MainActor.assumeIsolated { self?.advance(by: passed) }
    }
    RunLoop.main.add(frames, forMode: .common)
    self.frames = frames
  }

  private func stopFollowing() {
    frames?.invalidate()
    frames = nil
  }

  nonisolated init() {}

  /// Makes the clock follow real time if the environment says so.
  func start() { followsRealTime = Self.followsRealTimeByDefault }

  /// Advances the clock, and runs the work that becomes due until then, each at its own time.
  ///
  /// Tasks that sleep by this clock are woken at their times, and continue when the caller next
  /// suspends; with ``advance(by:)-(Duration)`` they continue while it advances.
  ///
  /// - Parameter seconds: Not negative, and finite.
  public func advance(by seconds: TimeInterval) {
    let end = end(after: seconds)
    var runsAtOneTime = 0
    repeat { willWait() } while runNext(until: end, &runsAtOneTime)
    stand(at: end)
  }

  /// Runs work once the clock has advanced by `delay` seconds; for zero or less as soon as time
  /// passes, before other work that is due then. NaN ends the process.
  ///
  /// Work that is due at the same time runs in the order in which it was scheduled.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> SimulatedTimer {
    precondition(!delay.isNaN, "Work is scheduled for a time, and NaN is none")
    let lateness = SimulatedDevice.current.behavior.timerLateness
    return add(SimulatedTimer(dueTime: now + delay + lateness, work: work))
  }

  func willWait() { SimulatedDevice.current.queue.willWait() }

  func add(_ timer: SimulatedTimer) -> SimulatedTimer {
    timers.append(timer)
    return timer
  }

  func end(after seconds: TimeInterval) -> TimeInterval {
    precondition(
      seconds >= 0 && seconds.isFinite,
      "A clock runs forwards, and not for ever: \(seconds) s were asked for")
    return now + seconds
  }

  /// Runs the next item until a time: work that is due, or the layout with which a screen begins a
  /// frame; returns whether there was any.
  func runNext(until end: TimeInterval, _ runsAtOneTime: inout Int) -> Bool {
    let frame = nextLayout(until: end)
    if let timer = nextTimer(until: frame ?? end) {
      run(timer, &runsAtOneTime)
      return true
    }
    guard let frame else { return false }
    stand(at: frame)
    SimulatedDevice.current.layOutWindows()
    return true
  }

  /// The time of the next frame, if it is not later than a time and a window needs a layout.
  private func nextLayout(until end: TimeInterval) -> TimeInterval? {
    let next = ((now * Self.framesPerSecond + 1e-6).rounded(.down) + 1) / Self.framesPerSecond
    guard next <= end, SimulatedDevice.current.asksForLayout else { return nil }
    return next
  }

  private func run(_ timer: SimulatedTimer, _ runsAtOneTime: inout Int) {
    timers.removeAll { $0 === timer }
    runsAtOneTime = timer.dueTime > now ? 0 : runsAtOneTime + 1
    precondition(
      runsAtOneTime < Self.greatestRunsAtOneTime,
      "Work that schedules itself for the same time, \(now) s, would be done for ever")
    time.seconds = max(now, timer.dueTime)
    timer.run()
  }

  private func nextTimer(until end: TimeInterval) -> SimulatedTimer? {
    timers.removeAll(where: \.isCancelled)
    var next: SimulatedTimer?
    for timer in timers where timer.dueTime <= end {
      if let earliest = next, timer.dueTime >= earliest.dueTime { continue }
      next = timer
    }
    return next
  }

  func stand(at seconds: TimeInterval) { time.seconds = max(now, seconds) }

  /// Sleeping tasks are cancelled, so that none waits for a time that never comes.
  func reset() {
    let forgotten = timers
    timers = []
    time.seconds = 0
    start()
    forgotten.forEach { $0.onForgotten?() }
  }
}

/// Work that waits for a time of the ``SimulatedClock``.
@preconcurrency @MainActor public final class SimulatedTimer {
  let dueTime: TimeInterval
  /// Nil once it has run or was cancelled, because its captures may retain the timer.
  private var work: (@MainActor () -> Void)?
  /// Called when the clock is reset before the work has run.
  let onForgotten: (@MainActor () -> Void)?
  private(set) var isCancelled = false

  init(
    dueTime: TimeInterval, work: @escaping @MainActor () -> Void,
    onForgotten: (@MainActor () -> Void)? = nil
  ) {
    self.dueTime = dueTime
    self.work = work
    self.onForgotten = onForgotten
  }

  /// Cancels the work, and releases its captures.
  public func cancel() {
    isCancelled = true
    work = nil
  }

  func run() {
    let work = self.work
    self.work = nil
    work?()
  }
}

/// A time that any thread may read.
private final class SharedTime: @unchecked Sendable {
  private let lock = NSLock()
  private var value: TimeInterval = 0

  var seconds: TimeInterval {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}
