import Dispatch

extension NotificationCenter {
  /// Adds an observer whose block runs on a queue, as in Apple's Foundation; the poster waits until
  /// the block returns. Nil means every name and every sender.
  ///
  /// A notification that is posted on the main actor, like all of UIKit's, reaches an observer on
  /// the main queue at once. In Foundation on Linux the poster and the queue would wait for each
  /// other for ever. This method replaces Foundation's wherever `UIKit` is imported and the queue
  /// is not optional; a file that imports only Foundation, and an optional queue, still get
  /// Foundation's.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: object, queue: Optional(queue), using: block)
    }
    return addObserver(forName: name, object: object, queue: nil) { notification in
      if MainQueue.isCurrent { return block(notification) }
      // It waits until the block has run, so two threads never use it at once.
      nonisolated(unsafe) let notification = notification
      let operation = BlockOperation { block(notification) }
      queue.addOperations([operation], waitUntilFinished: true)
    }
  }
}

/// The main actor's queue, which an asynchronous process serves on any thread.
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
