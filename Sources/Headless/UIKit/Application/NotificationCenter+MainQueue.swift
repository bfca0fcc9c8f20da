import Dispatch

extension NotificationCenter {
  /// Adds an observer whose block runs on a queue, as Apple's Foundation does it.
  ///
  /// A notification that is posted on the main actor, as all of UIKit's are, reaches an observer on the
  /// main queue at once. Foundation on Linux lets the one wait for the other, for ever. This takes
  /// the place of its method wherever `UIKit` is imported and the queue is given as such; a file that
  /// imports Foundation alone, and a queue in an optional, still get Foundation's.
  ///
  /// - Parameters:
  ///   - name: The name to observe; nil for every name.
  ///   - object: The sender to observe; nil for every sender.
  ///   - queue: Where the block runs.
  ///   - block: What is to be done. The poster waits until that is done.
  /// - Returns: The observer, for `removeObserver(_:)`.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: object, queue: Optional(queue), using: block)
    }
    return addObserver(forName: name, object: object, queue: nil) { notification in
      if MainQueue.isCurrent { return block(notification) }
      // It waits until the block is done, so no two threads have it at once.
      nonisolated(unsafe) let notification = notification
      let operation = BlockOperation { block(notification) }
      queue.addOperations([operation], waitUntilFinished: true)
    }
  }
}

/// The queue of the main actor, which an asynchronous process serves on any thread.
private enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Whether the caller runs on it.
  static var isCurrent: Bool {
    isMarked && (Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true)
  }
}
