import Fallthrough
import UIKit

/// The delegate of a scene. It stores the overlays of its scene, and shows and hides them.
final class OverlaySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var toasts: Toasts?
  private(set) var call: CallBar?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    toasts = Toasts(scene: scene)
  }

  /// Shows a toast. VoiceOver announces it, and it closes by itself.
  func orderWasSaved(onUndo: @escaping @MainActor () -> Void) {
    toasts?.show("Saved", onUndo: onUndo)
  }

  /// Shows the bar until the call ends, in front of a toast. It stays when the device rotates.
  func callBegan() {
    guard let scene = window?.windowScene else { return }
    call = CallBar(scene: scene) { [weak self] in self?.callEnded() }
  }

  func callEnded() { call?.end() }
}
