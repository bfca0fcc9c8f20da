#if canImport(UIKit)
  import UIKit

  /// Shows the feed in a window of its own, and toasts above it: a scene, a window, a presenter.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var toasts: ToastPresenter?

    var feed: FeedController? { window?.rootViewController as? FeedController }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let toasts = ToastPresenter(scene: scene)
      let feed = FeedController()
      feed.onSave = { [weak feed, weak toasts] in
        toasts?.show(Toast(text: "Saved", actionTitle: "Undo") { feed?.undo() })
      }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = feed
      window.makeKeyAndVisible()
      (self.window, self.toasts) = (window, toasts)
    }

    func sceneDidDisconnect(_ scene: UIScene) { (window, toasts) = (nil, nil) }
  }
#endif
