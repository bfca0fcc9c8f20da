#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An observation of notifications that UIKit posts on the main thread; it ends with its life.
  final class Observation: @unchecked Sendable {
    /// Written once; the notification centre takes them on any thread.
    private let tokens: [any NSObjectProtocol]

    /// - Parameter key: Which value of the notification the closure gets; its object if nothing is said.
    init(
      of names: [Notification.Name], key: String? = nil,
      _ body: @escaping @MainActor @Sendable (Any?) -> Void
    ) {
      tokens = names.map {
        NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
          nonisolated(unsafe) let value = if let key { $0.userInfo?[key] } else { $0.object }
          MainActor.assumeIsolated { body(value) }
        }
      }
    }

    deinit {
      tokens.forEach(NotificationCenter.default.removeObserver)
    }
  }
#endif
