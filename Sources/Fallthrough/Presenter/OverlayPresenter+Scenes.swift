#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension OverlayPresenter {
    /// Observes scenes that connect, come to the foreground and disconnect, for as long as the
    /// observations live. A presenter that was made while its scene connected is notified when that
    /// scene comes to the foreground.
    func observeScenes() -> [Observation] {
      let appearances = [UIScene.willConnectNotification, UIScene.willEnterForegroundNotification]
      return [
        Observation(of: [UIScene.didDisconnectNotification]) { [weak self] in
          if let scene = $0 as? UIWindowScene { self?.leave(scene) }
        },
        Observation(of: appearances) { [weak self] in
          if let scene = $0 as? UIWindowScene { self?.join(scene) }
        },
      ]
    }

    /// Whether the overlay moves to another scene when its own scene disconnects. It moves to a
    /// connected scene, or else to the next one that connects, if that is an ordinary scene of the
    /// app and has no overlay at the same level. Default false: the overlay waits for a scene of
    /// the same session.
    ///
    /// An app extension has no application whose scenes it could ask for.
    @available(iOSApplicationExtension, unavailable)
    @available(tvOSApplicationExtension, unavailable)
    @available(macCatalystApplicationExtension, unavailable)
    @available(visionOSApplicationExtension, unavailable)
    public var followsScenes: Bool {
      get { otherScenes != nil }
      set {
        otherScenes = newValue ? { UIApplication.shared.connectedScenes } : nil
        if scene == nil { joinAnotherScene() }
      }
    }

    /// Moves to a connected scene that has no such overlay, if it may and there is one.
    func joinAnotherScene() {
      guard let otherScenes else { return }
      let free = otherScenes().compactMap { $0 as? UIWindowScene }.filter(isFree)
      let scene = free.first { $0.activationState == .foregroundActive } ?? free.first
      if let scene { join(scene) }
    }

    /// Whether a scene is an ordinary scene of the app and has no overlay at the same level. A
    /// scene for another display or for the camera never counts.
    func isFree(_ scene: UIWindowScene) -> Bool {
      scene.session.role == .windowApplication
        && !scene.windows.contains { $0 is OverlayWindow && $0.windowLevel == level }
    }
  }
#endif
