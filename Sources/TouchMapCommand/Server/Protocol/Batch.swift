import Foundation
import TouchMap

/// The answers to messages that came in one array; they are sent in one array. `lock` guards its
/// properties.
final class Batch: @unchecked Sendable {
  private let lock = NSLock()
  private let outbox: Outbox
  private var pending: Int
  private var replies: [JSON] = []

  /// Creates a batch of messages. Each must be settled once.
  init(count: Int, outbox: Outbox) {
    pending = count
    self.outbox = outbox
  }

  /// Receives the answer to one message; `nil` if it needs none.
  func settle(_ reply: JSON?) {
    let all = lock.withLock { () -> [JSON] in
      pending -= 1
      if let reply { replies.append(reply) }
      return pending == 0 ? replies : []
    }
    if !all.isEmpty { outbox.offer(.array(all)) }
  }
}

/// The route of the answer to one message.
enum ReplyRoute: Sendable {
  /// Sent at once.
  case line(Outbox)
  /// Sent with the answers of its batch.
  case batch(Batch)

  /// Sends an answer without waiting; `nil` if there is none.
  func offer(_ reply: JSON?) {
    switch self {
    case .line(let outbox): if let reply { outbox.offer(reply) }
    case .batch(let batch): batch.settle(reply)
    }
  }

  /// Sends an answer, after waiting until there is room; `nil` if there is none.
  func send(_ reply: JSON?) {
    switch self {
    case .line(let outbox): if let reply { outbox.send(reply) }
    case .batch(let batch): batch.settle(reply)
    }
  }
}
