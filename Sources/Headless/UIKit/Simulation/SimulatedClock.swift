/// The device's time: it stands still until it is told to go on.
///
/// `Timer` and `Dispatch` stay real time; only what is scheduled here follows this clock.
@preconcurrency @MainActor
public final class SimulatedClock {
  /// Seconds since the device was reset.
  public private(set) var now: TimeInterval = 0
  private var timers: [SimulatedTimer] = []
  private static let greatestRunsAtOneTime = 100_000

  init() {}

  /// Lets time pass, and runs what becomes due on the way, each at its own time.
  ///
  /// - Parameter seconds: Not negative, and not endless.
  public func advance(by seconds: TimeInterval) {
    precondition(
      seconds >= 0 && seconds.isFinite,
      "A clock runs forwards, and not for ever: \(seconds) s were asked for")
    let end = now + seconds
    var runsAtOneTime = 0
    while let timer = nextTimer(until: end) {
      timers.removeAll { $0 === timer }
      runsAtOneTime = timer.dueTime > now ? 0 : runsAtOneTime + 1
      precondition(
        runsAtOneTime < Self.greatestRunsAtOneTime,
        "Work that schedules itself for the same time, \(now) s, would be done for ever")
      now = max(now, timer.dueTime)
      timer.work()
    }
    now = max(now, end)
  }

  /// Has work done once the clock has gone on by `delay` seconds.
  ///
  /// What is due at the same time runs in the order in which it was scheduled.
  ///
  /// - Parameters:
  ///   - delay: In seconds. Zero or less is due as soon as time passes, and before what is due then;
  ///     NaN ends the process.
  ///   - work: What is to be done.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> SimulatedTimer {
    precondition(!delay.isNaN, "Work is scheduled for a time, and NaN is none")
    let timer = SimulatedTimer(dueTime: now + delay, work: work)
    timers.append(timer)
    return timer
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

  func reset() {
    now = 0
    timers = []
  }
}

/// Work that waits for a time of the ``SimulatedClock``.
@preconcurrency @MainActor
public final class SimulatedTimer {
  let dueTime: TimeInterval
  let work: @MainActor () -> Void
  private(set) var isCancelled = false

  init(dueTime: TimeInterval, work: @escaping @MainActor () -> Void) {
    self.dueTime = dueTime
    self.work = work
  }

  /// Keeps the work from being done.
  public func cancel() {
    isCancelled = true
  }
}
