#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Listens to window scenes that come and go, for as long as it lives.
  @MainActor
  final class SceneObservers {
    // Removing an observer is safe from any thread, and `deinit` runs on any.
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    /// - Parameter didAppear: Called when a scene connects, and again when it comes to the
    ///   foreground: an observer that was made while the scene connected hears of it then.
    init(
      didDisconnect: @escaping @MainActor (UIWindowScene) -> Void,
      didAppear: @escaping @MainActor (UIWindowScene) -> Void
    ) {
      observe(UIScene.didDisconnectNotification, didDisconnect)
      observe(UIScene.willConnectNotification, didAppear)
      // `UIScene.willEnterForegroundNotification` by its documented name, for which no public list
      // of declarations has a Swift name.
      observe(Notification.Name("UISceneWillEnterForegroundNotification"), didAppear)
    }

    deinit {
      tokens.forEach(NotificationCenter.default.removeObserver)
    }

    private func observe(
      _ name: Notification.Name, _ body: @escaping @MainActor (UIWindowScene) -> Void
    ) {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        // UIKit posts these on the main thread.
        nonisolated(unsafe) let object = $0.object
        MainActor.assumeIsolated {
          if let scene = object as? UIWindowScene { body(scene) }
        }
      }
      tokens.append(token)
    }
  }
#endif
