extension SimulatedClock: Clock {
  /// A time of the device's clock.
  public struct Instant: InstantProtocol {
    /// Seconds since the device was reset.
    public var seconds: TimeInterval

    /// Creates a time, in seconds since the device was reset.
    public init(seconds: TimeInterval) { self.seconds = seconds }

    /// The time that is later by a duration.
    public func advanced(by duration: Duration) -> Instant {
      Instant(seconds: seconds + duration.inSeconds)
    }

    /// How long it is until another time; negative if that was before.
    public func duration(to other: Instant) -> Duration { .seconds(other.seconds - seconds) }

    /// Whether a time is before another.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.seconds < second.seconds
    }
  }

  /// The clock has no smallest step.
  public nonisolated var minimumResolution: Duration { .zero }

  /// Sleeps until the clock has advanced to a time; not at all if it already has. The tolerance is
  /// ignored.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, or if the device is reset before that.
  public nonisolated func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    // From here until the task waits, and from when it is woken until it continues.
    tasksOnTheirWay.increment()
    defer { tasksOnTheirWay.decrement() }
    try await wait(until: deadline)
  }

  private func wait(until deadline: Instant) async throws {
    let sleeper = Sleeper(tasksOnTheirWay)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard deadline.seconds > now else { return continuation.resume() }
        sleeper.begin(continuation)
        _ = add(
          SimulatedTimer(
            dueTime: deadline.seconds, work: { sleeper.end() },
            onForgotten: { sleeper.end(throwing: CancellationError()) }))
      }
    } onCancel: {
      Task { @MainActor in sleeper.end(throwing: CancellationError()) }
    }
  }

  /// Advances the clock. Tasks that sleep by this clock continue, each at its own time, until they
  /// sleep again or have finished.
  ///
  /// Tasks that were started just before may reach their first sleep. A task that waits for
  /// anything else than this clock is not waited for.
  ///
  /// - Parameter duration: Not negative.
  public func advance(by duration: Duration) async {
    let end = end(after: duration.inSeconds)
    var runsAtOneTime = 0
    repeat {
      await letTasksRun()
      willWait()
    } while runNext(until: end, &runsAtOneTime)
    stand(at: end)
  }

  /// How often other tasks may run before woken ones are assumed to have continued.
  private nonisolated static let turns = 20
  /// Tasks of these priorities wait in queues of their own.
  private nonisolated static let priorities = [TaskPriority.high, .medium, .utility, .background]

  /// Swift does not report when all tasks wait. So this relies on three facts: a task that is last
  /// in the queue of each priority runs after all others there; each return to the main actor comes
  /// after the work that waits for it; and tasks on the way to or from a sleep are counted. A busy
  /// machine may stop the thread of a task for longer than all turns take, so some real time
  /// passes, too.
  private func letTasksRun() async {
    repeat {
      for turn in 0..<Self.turns {
        for priority in Self.priorities { await waitForQueue(of: priority) }
        if turn.isMultiple(of: 5) { try? await Task.sleep(nanoseconds: 1_000_000) }
      }
    } while tasksOnTheirWay.count > 0
  }

  /// Continues when a new task of a priority has run. Waiting for its value would raise its
  /// priority.
  private func waitForQueue(of priority: TaskPriority) async {
    await withCheckedContinuation { continuation in
      Task.detached(priority: priority) {
        await Task.yield()
        continuation.resume()
      }
    }
  }
}

extension Clock where Self == SimulatedClock {
  /// The clock's time where an ``SimulatedClock/Instant`` is expected; elsewhere `now` is in
  /// seconds.
  public var now: SimulatedClock.Instant { SimulatedClock.Instant(seconds: now) }
}

/// A task that waits for a time, and continues once.
@MainActor private final class Sleeper {
  private var continuation: CheckedContinuation<Void, any Error>?
  private let tasksOnTheirWay: SharedCount

  init(_ tasksOnTheirWay: SharedCount) { self.tasksOnTheirWay = tasksOnTheirWay }

  func begin(_ continuation: CheckedContinuation<Void, any Error>) {
    self.continuation = continuation
    tasksOnTheirWay.decrement()
  }

  func end(throwing error: (any Error)? = nil) {
    guard let continuation else { return }
    self.continuation = nil
    tasksOnTheirWay.increment()
    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
  }
}

/// A number that every thread may change.
final class SharedCount: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var count: Int { lock.withLock { value } }

  func increment() { lock.withLock { value += 1 } }

  func decrement() { lock.withLock { value -= 1 } }
}

extension Duration {
  /// The duration in seconds, rounded to what a `Double` can hold.
  var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
