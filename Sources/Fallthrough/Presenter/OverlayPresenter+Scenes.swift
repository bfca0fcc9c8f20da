#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// All presenters, in the order in which they were made. Scenes that connect, come to the
  /// foreground and disconnect are reported to them in that order, as the observers of a
  /// notification have none. A presenter that was made while its scene connected is notified when
  /// that scene comes to the foreground.
  @MainActor
  enum OverlayPresenters {
    private struct Entry { weak var presenter: OverlayPresenter? }

    private static var entries: [Entry] = []
    private static let observations = [
      Observation(of: [UIScene.didDisconnectNotification]) { tell($0) { $0.leave($1) } },
      Observation(
        of: [UIScene.willConnectNotification, UIScene.willEnterForegroundNotification]
      ) { tell($0) { $0.join($1) } },
    ]

    static var all: [OverlayPresenter] { entries.compactMap(\.presenter) }

    static func add(_ presenter: OverlayPresenter) {
      _ = observations
      entries.removeAll { $0.presenter == nil }
      entries.append(Entry(presenter: presenter))
    }

    private static func tell(_ scene: Any?, _ change: (OverlayPresenter, UIWindowScene) -> Void) {
      guard let scene = scene as? UIWindowScene else { return }
      for presenter in all { change(presenter, scene) }
    }
  }

  extension OverlayPresenter {
    /// Whether the overlay moves to another scene when its own scene disconnects. It moves to a
    /// connected scene, or else to the next one that connects, if that is an ordinary scene of the
    /// app and has no overlay of another scene at the same level. Overlays of one scene all move to
    /// the same one; an active scene comes before others. Default false: the overlay waits for a
    /// scene of the same session.
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

    /// Moves to a connected scene that has no such overlay, if it may and there is one: to the first
    /// active one by the name of its session, as the set of scenes has no order.
    func joinAnotherScene() {
      let free = otherScenes?().compactMap { $0 as? UIWindowScene }.filter(isFree) ?? []
      let sorted = free.sorted {
        $0.session.persistentIdentifier < $1.session.persistentIdentifier
      }
      let scene = sorted.first { $0.activationState == .foregroundActive } ?? sorted.first
      if let scene { join(scene) }
    }

    /// Whether a scene is an ordinary scene of the app and has no overlay of another scene at the
    /// same level. A scene for another display or for the camera never counts.
    func isFree(_ scene: UIWindowScene) -> Bool {
      scene.session.role == .windowApplication
        && !scene.windows.contains {
          $0.windowLevel == level && ($0 as? OverlayWindow)?.session ?? session != session
        }
    }
  }
#endif
