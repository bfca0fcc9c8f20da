#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension OverlayPresenter {
    /// Observes scenes that connect, come to the foreground and disconnect, for as long as the
    /// observations live. A presenter that was made while its scene connected is notified when that
    /// scene comes to the foreground.
    func observeScenes() -> [Observation] {
      let appearances = [
        // `UIScene.willEnterForegroundNotification` by its documented name, for which no public list
        // of declarations has a Swift name.
        UIScene.willConnectNotification,
        Notification.Name("UISceneWillEnterForegroundNotification"),
      ]
      return [
        Observation(of: [UIScene.didDisconnectNotification]) { [weak self] in
          if let scene = $0 as? UIWindowScene { self?.leave(scene) }
        },
        Observation(of: appearances) { [weak self] in
          if let scene = $0 as? UIWindowScene { self?.join(scene) }
        },
      ]
    }

    /// Moves to a connected scene that has no such overlay, if there is one.
    func joinAnotherScene() {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let free = scenes.filter(isFree)
      let scene = free.first { $0.activationState == .foregroundActive } ?? free.first
      if let scene { join(scene) }
    }

    /// Whether a scene is an ordinary scene of the app and has no overlay at the same level. A
    /// scene for another display or for the camera never counts.
    func isFree(_ scene: UIWindowScene) -> Bool {
      // `UISceneSession.Role.windowApplication`, by its documented name.
      scene.session.role.rawValue == "UIWindowSceneSessionRoleApplication"
        && !scene.windows.contains { $0 is OverlayWindow && $0.windowLevel == level }
    }
  }
#endif
