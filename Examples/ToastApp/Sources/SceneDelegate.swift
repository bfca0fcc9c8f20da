#if canImport(UIKit)
  import UIKit

  /// Shows the feed in a window of its own, and toasts above it.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var toasts: ToastPresenter?
    let feed = FeedController()

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let toasts = ToastPresenter(scene: scene)
      feed.onSave = { [feed] in
        toasts.show(ToastController(text: "Saved", action: "Undo") { feed.undo() })
      }
      self.toasts = toasts
      let window = UIWindow(windowScene: scene)
      window.rootViewController = feed
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
