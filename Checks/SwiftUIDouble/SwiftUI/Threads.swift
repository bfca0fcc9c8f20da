import Foundation

extension ViewUpdates {
  /// Runs work on another thread, and waits for it.
  public nonisolated static func onAnotherThread(_ work: @escaping () -> Void) {
    let end = DispatchSemaphore(value: 0)
    // Released before the wait ends, so that nothing lives on until the thread ends.
    nonisolated(unsafe) var work: (() -> Void)? = work
    let thread = Thread {
      work?()
      work = nil
      end.signal()
    }
    thread.start()
    end.wait()
  }
}

/// Runs what no page of Apple's puts on the main actor: on another thread first, and then on this
/// one, whose result counts.
func everywhere<Result>(_ work: @escaping () -> Result) -> Result {
  if Thread.isMainThread { ViewUpdates.onAnotherThread { _ = work() } }
  return work()
}

/// Runs work that is isolated to the main actor; on another thread it ends the process.
func onMainThread<Result>(_ work: () -> Result) -> Result {
  precondition(Thread.isMainThread, "A closure on the main actor runs on another thread")
  return work()
}
