import Foundation

/// A request whose work takes time. `lock` guards whether it was cancelled.
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

  /// Creates a job with the client's identifier of the request. `work` answers the request;
  /// `onStep` is called for each of its steps, from 1.
  init(
    _ identifier: RequestIdentifier,
    onStep: @escaping @Sendable (_ number: Int, _ message: String) -> Void = { _, _ in },
    work: @escaping @Sendable (Job) -> Void
  ) {
    self.identifier = identifier
    self.onStep = onStep
    self.work = work
  }

  /// Requests that the work stops.
  func cancel() { lock.withLock { isCancelled = true } }

  /// Whether the request was cancelled; then it gets no answer.
  var wasCancelled: Bool { lock.withLock { isCancelled } }

  /// Called before each step of the work.
  ///
  /// - Throws: ``Cancelled`` if the work must stop.
  func step(_ message: String) throws {
    guard !wasCancelled else { throw Cancelled() }
    steps += 1
    onStep(steps, message)
  }

  /// Runs the work, which ends at its first step if it was cancelled before.
  func run() { work(self) }
}
