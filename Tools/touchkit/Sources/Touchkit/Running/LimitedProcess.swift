import Foundation

/// A process with tests, which is ended where one of them takes too long.
final class LimitedProcess: @unchecked Sendable {
  /// What a line of its output says.
  enum Event: Equatable, Sendable {
    case started(String)
    case issue(String)
    /// The outcome is a word: passed, failed or skipped.
    case ended(String, outcome: String)
  }

  /// A test that came to its end, and the first thing that was wrong with it.
  struct Result {
    let test: String
    let outcome: String
    let reason: String
  }

  /// How it went.
  struct End {
    let status: Int32
    /// The test that ran when the process ended.
    let running: String?
    let finished: [Result]
    let wasTooLong: Bool
  }

  private let process = Process()
  private let limit: Double
  private let event: @Sendable (Substring) -> Event?
  private let lock = NSLock()
  private var running: [String] = []
  private var finished: [Result] = []
  private var reason = ""
  private var lastChange = Date()
  private var rest = ""

  init(
    _ program: String, _ arguments: [String], limit: Double,
    event: @escaping @Sendable (Substring) -> Event?
  ) {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    (self.limit, self.event) = (limit, event)
  }

  func run() throws -> End {
    let pipe = Pipe()
    process.standardOutput = pipe
    try Interruption.check()
    try process.run()
    lastChange = Date()
    let reader = Thread { [self] in
      while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty { read(data) }
      lock.withLock { isRead = true }
    }
    reader.start()
    var wasTooLong = false
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.02)
      if Interruption.hasHappened { process.terminate() }
      guard !wasTooLong, lock.withLock({ Date().timeIntervalSince(lastChange) > limit }) else {
        continue
      }
      wasTooLong = true
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    // A child that the tests started may hold the pipe open.
    for _ in 0..<50 where !lock.withLock({ isRead }) { Thread.sleep(forTimeInterval: 0.02) }
    try Interruption.check()
    let isExit = process.terminationReason == .exit
    return lock.withLock {
      End(
        status: isExit ? process.terminationStatus : 128, running: running.last,
        finished: finished, wasTooLong: wasTooLong)
    }
  }

  private var isRead = false

  private func read(_ data: Data) {
    lock.withLock {
      rest += String(decoding: data, as: UTF8.self)
      while let end = rest.firstIndex(of: "\n") {
        let line = rest[..<end]
        switch event(line) {
        case .started(let test):
          running.append(test)
          (reason, lastChange) = ("", Date())
        case .issue(let text): if reason.isEmpty { reason = text }
        case .ended(let test, let outcome):
          running.removeAll { $0 == test }
          finished.append(Result(test: test, outcome: outcome, reason: reason))
          lastChange = Date()
        case nil: break
        }
        if !line.hasPrefix("{\"") { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
        rest = String(rest[rest.index(after: end)...])
      }
    }
  }
}
