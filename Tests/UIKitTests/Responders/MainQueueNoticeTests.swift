import Dispatch
import Testing
import UIKit

/// In Foundation on Linux a poster on the main queue and an observer on it wait for each other.
@MainActor @Suite(.simulatedDevice) struct `An observer on the main queue` {
  private nonisolated static let name = Notification.Name("A notice")

  @Test func `is told at once on the main actor, of its notice and its sender only`() {
    let (sender, log) = (NSObject(), Log())
    let observer = NotificationCenter.default.addObserver(
      forName: Self.name, object: sender, queue: OperationQueue.main
    ) { notice in
      let text = "\(notice.userInfo?["what"] ?? "nothing")"
      MainActor.assumeIsolated { log.note(text) }
    }
    NotificationCenter.default.post(name: Self.name, object: sender, userInfo: ["what": "it"])
    #expect(log.lines == ["it"])
    NotificationCenter.default.post(name: Self.name, object: NSObject())
    NotificationCenter.default.post(name: Notification.Name("Another"), object: sender)
    #expect(log.lines == ["it"])
    NotificationCenter.default.removeObserver(observer)
    NotificationCenter.default.post(name: Self.name, object: sender)
    #expect(log.lines == ["it"])
  }

  @Test func `of another queue is told there before the poster goes on`() {
    let queue = OperationQueue()
    queue.name = "own"
    let (sender, told) = (NSObject(), Told())
    let observer = NotificationCenter.default.addObserver(
      forName: Self.name, object: sender, queue: queue
    ) { _ in told.queue = OperationQueue.current?.name }
    NotificationCenter.default.post(name: Self.name, object: sender)
    #expect(told.queue == "own")
    NotificationCenter.default.removeObserver(observer)
  }

  private final class Told: @unchecked Sendable { var queue: String? }
}
