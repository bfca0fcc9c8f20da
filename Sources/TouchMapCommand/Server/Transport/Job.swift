import Foundation

/// A request whose work takes time. Whether it was cancelled is guarded by `lock`.
final class Job: @unchecked Sendable {
  /// Stops the work of a request that was cancelled.
  struct Cancelled: Error {}

  /// The client's identifier of the request.
  let identifier: RequestIdentifier
  private let work: @Sendable (Job) -> Void
  private let onStep: @Sendable (_ number: Int, _ message: String) -> Void
  private let lock = NSLock()
  private var isCancelled = false
  private var steps = 0

  /// Creates a job by the client's identifier of the request, whose `work` answers; `onStep` is
  /// called for each step of it, from 1.
  init(
    _ identifier: RequestIdentifier,
    onStep: @escaping @Sendable (_ number: Int, _ message: String) -> Void = { _, _ in },
    work: @escaping @Sendable (Job) -> Void
  ) {
    self.identifier = identifier
    self.onStep = onStep
    self.work = work
  }

  /// Asks the work to stop.
  func cancel() { lock.withLock { isCancelled = true } }

  /// Whether the request was cancelled; then it is not answered either.
  var wasCancelled: Bool { lock.withLock { isCancelled } }

  /// Is called before each step of the work.
  ///
  /// - Throws: ``Cancelled`` if the work is to stop.
  func step(_ message: String) throws {
    guard !wasCancelled else { throw Cancelled() }
    steps += 1
    onStep(steps, message)
  }

  /// Runs the work, which ends at its first step if it was cancelled before.
  func run() { work(self) }
}
