import Fallthrough
import UIKit

/// The delegate of a scene. It keeps the overlays of its own scene, and shows and hides them.
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

  /// Shows a toast that VoiceOver announces and that goes by itself.
  func orderWasSaved(onUndo: @escaping @MainActor () -> Void) {
    toasts?.show("Saved", onUndo: onUndo)
  }

  /// Shows the bar until the call ends, also over a toast and when the device is turned.
  func callBegan() {
    guard let scene = window?.windowScene else { return }
    call = CallBar(scene: scene) { [weak self] in self?.callEnded() }
  }

  func callEnded() {
    call?.end()
  }
}
