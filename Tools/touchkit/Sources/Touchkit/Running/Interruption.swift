import Foundation

/// Signals that ask a run to end.
///
/// They go on to the program that the run waits for, since a program that Foundation starts does
/// not hear what a terminal sends. The run ends when that program has, and so can tidy up.
enum Interruption {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  nonisolated(unsafe) private static var received: Int32 = 0
  nonisolated(unsafe) private static var child: pid_t = 0

  /// Whether one came.
  static var hasHappened: Bool { received != 0 }

  /// Hears signals from here on.
  static func watch() {
    (received, child) = (0, 0)
    hear(restarting: true)
    // Who starts the tool from a thread of Dispatch's has them blocked, and that is inherited.
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// - Parameter restarting: Whether a call of the system's goes on waiting after a signal.
  private static func hear(restarting: Bool) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { number in
      Interruption.received = number
      if Interruption.child > 0 { kill(Interruption.child, number) }
    }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = restarting ? Int32(SA_RESTART) : 0
    for number in numbers { sigaction(number, &action, nil) }
  }

  /// Waits for a program, which gets the signals that come meanwhile and one that came before.
  static func wait(for process: Process) throws {
    child = process.processIdentifier
    if received != 0 { kill(child, received) }
    process.waitUntilExit()
    child = 0
    try check()
  }

  /// Makes a call of the system's that waits, and which a signal ends.
  static func wait(in call: () -> Void) throws {
    hear(restarting: false)
    defer { hear(restarting: true) }
    call()
    try check()
  }

  /// Throws if the run was asked to end.
  static func check() throws {
    if hasHappened { throw Failure("interrupted; the next run goes on from here") }
  }
}
