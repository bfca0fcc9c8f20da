#if canImport(UIKit) && canImport(Darwin)
  import UIKit

  /// Starts the app on a device or in a simulator.
  @main
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }
#elseif canImport(Darwin)
  /// A plain macOS build has no UIKit and nothing to show.
  @main
  enum NoApp {
    static func main() { print("Open this folder in Xcode and run it on iOS.") }
  }
#endif
