#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An observation of notifications that UIKit posts on the main thread; it ends with its life.
  final class Observation: @unchecked Sendable {
    /// Written once; the notification centre takes them on any thread.
    private let tokens: [any NSObjectProtocol]

    /// `body` gets the object of the notification.
    init(of names: [Notification.Name], _ body: @escaping @MainActor @Sendable (Any?) -> Void) {
      tokens = names.map {
        NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
          nonisolated(unsafe) let object = $0.object
          MainActor.assumeIsolated { body(object) }
        }
      }
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }
#endif
