import Fallthrough
import TouchInspector
import UIKit

/// Shows the list of recipes, the screen that was chosen in it, and the touch map of both.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The recipe for keeping overlays makes the app's window.
  let overlays = OverlaySceneDelegate()
  /// The arguments of the process. `-screen NAME` opens a screen when the app starts.
  var arguments = CommandLine.arguments
  private var map: PassThroughWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    overlays.scene(scene, willConnectTo: session, options: connectionOptions)
    let list = RecipeList { [weak self] in self?.open($0) }
    list.navigationItem.rightBarButtonItem = makeMapButton()
    overlays.window?.rootViewController = UINavigationController(rootViewController: list)
    if let flag = arguments.firstIndex(of: "-screen") {
      Recipe.all.first { $0.name == arguments.dropFirst(flag + 1).first }.map(open)
    }
  }

  func open(_ recipe: Recipe) {
    let screen = RecipeScreen(recipe, overlays: overlays)
    screen.navigationItem.rightBarButtonItem = makeMapButton()
    let navigation = overlays.window?.rootViewController as? UINavigationController
    navigation?.pushViewController(screen, animated: false)
  }

  private func makeMapButton() -> UIBarButtonItem {
    let action = UIAction(title: "Touch map") { [weak self] _ in self?.toggleMap() }
    return UIBarButtonItem(customView: UIButton(type: .system, primaryAction: action))
  }

  private func toggleMap() {
    map?.isHidden = true
    guard map == nil, let scene = overlays.window?.windowScene else { return map = nil }
    let window = PassThroughWindow(windowScene: scene)
    window.windowLevel = .alert + 200
    window.rootViewController = MapController()
    window.isHidden = false
    map = window
  }
}

/// Draws the touch map of the windows behind it.
private final class MapController: UIViewController {
  override func loadView() { view = TouchMapOverlayView(frame: .zero) }
}
