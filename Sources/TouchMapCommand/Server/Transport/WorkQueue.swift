import Foundation

/// Runs jobs one after another in a thread of its own; only a limited number may wait. `condition`
/// guards its properties.
final class WorkQueue: @unchecked Sendable {
  /// The most jobs that wait beside the running one. A choice: a client that waits for answers
  /// never sends more, and the last of them is still answered in time.
  static let limit = 64

  private let condition = NSCondition()
  private var waiting: [Job] = []
  private var current: Job?
  private var isClosed = false
  private var isFinished = false

  /// Starts the thread that works.
  func start() {
    let thread = Thread { [self] in
      while let job = next() {
        job.run()
        condition.withLock { current = nil }
      }
      condition.withLock {
        isFinished = true
        condition.broadcast()
      }
    }
    thread.name = "touchmap worker"
    thread.stackSize = 1 << 23
    thread.start()
  }

  /// Puts a job at the end, without waiting, and returns whether there was room.
  func add(_ job: Job) -> Bool {
    condition.withLock {
      guard waiting.count < Self.limit, !isClosed else { return false }
      waiting.append(job)
      condition.broadcast()
      return true
    }
  }

  /// Cancels the jobs of a request, whether they wait or run.
  func cancel(_ identifier: RequestIdentifier) {
    let jobs = condition.withLock { waiting + (current.map { [$0] } ?? []) }
    for job in jobs where job.identifier == identifier { job.cancel() }
  }

  /// Waits until all jobs have run; later jobs are refused.
  func finish() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
      while !isFinished { condition.wait() }
    }
  }

  /// Waits for a job; `nil` when there will be none.
  private func next() -> Job? {
    condition.withLock {
      while waiting.isEmpty {
        if isClosed { return nil }
        condition.wait()
      }
      current = waiting.removeFirst()
      return current
    }
  }
}
