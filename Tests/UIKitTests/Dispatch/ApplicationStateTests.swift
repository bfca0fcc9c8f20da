import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The delegate of an application` {
  final class Delegate: NSObject, UIApplicationDelegate {
    var lines: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      lines.append("launched")
      return true
    }
    func applicationWillEnterForeground(_ application: UIApplication) { lines.append("enters") }
    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { lines.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { lines.append("left") }
  }

  @Test(arguments: [false, true]) func `is told of every state where there are no scenes`(
    hasScenes: Bool
  ) {
    device.hasSceneManifest = hasScenes
    let delegate = Delegate()
    device.launch(UIApplication(), delegate: delegate)
    device.setActivationState(.background, of: device.scenes[0])
    device.setActivationState(.foregroundActive, of: device.scenes[0])
    let told = ["launched", "active", "resigns", "left", "enters", "active"]
    #expect(delegate.lines == (hasScenes ? ["launched"] : told))
  }
}
