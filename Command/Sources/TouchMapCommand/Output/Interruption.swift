import Foundation

/// What must be undone if a signal ends the command: files that are half written.
enum Interruption {
  private final class Pending: @unchecked Sendable {
    let lock = NSLock()
    var undo: [Int: @Sendable () -> Void] = [:]
    var next = 0
    var sources: [any DispatchSourceSignal] = []
  }

  private static let pending = Pending()

  /// Runs work, and something else if a signal ends the command meanwhile.
  static func whileUndoable<Result, Failure: Error>(
    _ undo: @escaping @Sendable () -> Void, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let number = pending.lock.withLock {
      pending.next += 1
      pending.undo[pending.next] = undo
      return pending.next
    }
    defer { _ = pending.lock.withLock { pending.undo.removeValue(forKey: number) } }
    return try work()
  }

  /// Undoes what is half done when a signal ends the command. A second signal ends it at once.
  static func prepare() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var old = sigaction()
      // A signal that the caller ignores, as with nohup, stays ignored.
      guard sigaction(number, nil, &old) == 0, !isIgnored(old) else { continue }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { end(by: number) }
      source.resume()
      pending.sources.append(source)
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    Progress.end()
    // The lock is kept, so that no work that is done meanwhile begins another.
    pending.lock.lock()
    for undo in pending.undo.values { undo() }
    // A caller may have blocked the signal, and Dispatch blocks it in its threads.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}
