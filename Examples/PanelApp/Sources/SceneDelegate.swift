#if canImport(UIKit)
  import UIKit

  /// Shows the map, with the panel over it.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let map = MapController()

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      map.embed(Panel.makeController())
      let window = UIWindow(windowScene: scene)
      window.rootViewController = map
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
