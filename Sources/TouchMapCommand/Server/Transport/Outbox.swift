import Foundation
import TouchMap

/// Writes each message on a line, in a thread of its own, so that a sender never waits for the
/// reader at the other end. `condition` guards its properties.
final class Outbox: @unchecked Sendable {
  /// The number of bytes that may wait. Above it, senders that can wait do so, and the messages of
  /// others are dropped. A choice.
  static let limit = 1 << 23

  private let descriptor: Int32
  private let condition = NSCondition()
  private var waiting: [[UInt8]] = []
  private var waitingBytes = 0
  private var isClosed = false
  private var isFinished = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Starts the thread that writes.
  func start() {
    let thread = Thread { [self] in writeAll() }
    thread.name = "touchmap writer"
    thread.start()
  }

  /// Queues a message at once; it is dropped if the other end has left megabytes unread.
  func offer(_ message: JSON) {
    let line = Self.line(message)
    condition.withLock {
      guard waitingBytes <= Self.limit else { return }
      add(line)
    }
  }

  /// Queues a message, after waiting until there is room.
  func send(_ message: JSON) {
    let line = Self.line(message)
    condition.withLock {
      while waitingBytes > Self.limit, !isFinished { condition.wait() }
      add(line)
    }
  }

  /// Waits until everything is written, or until the reader is gone.
  func finish() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
      while !isFinished { condition.wait() }
    }
  }

  private func add(_ line: [UInt8]) {
    guard !isFinished else { return }
    waiting.append(line)
    waitingBytes += line.count
    condition.broadcast()
  }

  private static func line(_ message: JSON) -> [UInt8] { Array(message.line().utf8) + [0x0A] }

  private func writeAll() {
    while let lines = nextLines() {
      do throws(Descriptor.Failure) {
        for line in lines { try Descriptor(descriptor).writeAll(line) }
      } catch {
        // Nobody gets an answer any more, so there is no work left.
        if error.isReaderGone { exit(EXIT_SUCCESS) }
        exit(Complaint.file("standard output", .failed(error.reason)).ending().rawValue)
      }
      condition.withLock {
        waitingBytes -= lines.reduce(0) { $0 + $1.count }
        condition.broadcast()
      }
    }
    condition.withLock {
      isFinished = true
      condition.broadcast()
    }
  }

  /// Waits for lines; `nil` when there will be none.
  private func nextLines() -> [[UInt8]]? {
    condition.withLock {
      while waiting.isEmpty {
        if isClosed { return nil }
        condition.wait()
      }
      defer { waiting = [] }
      return waiting
    }
  }
}
