import Fallthrough
import UIKit

/// A presenter over an app with a button, and a note of what its completions said, in order.
@MainActor final class PresenterStage {
  let device = SimulatedDevice.current
  let scene = SimulatedDevice.current.scenes[0]
  let presenter: OverlayPresenter
  let app: UIWindow
  var said: [String] = []
  /// How many windows the scene has beside the app's.
  var overlays: Int { scene.windows.count - 1 }

  init() {
    presenter = OverlayPresenter(scene: scene)
    app = UIWindow(windowScene: scene)
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    addButton("app", app.bounds, to: app.rootViewController)
  }

  func toast(_ name: String) -> UIViewController {
    let controller = UIViewController()
    addButton(name, Toast.frame, to: controller)
    return controller
  }

  private func addButton(_ name: String, _ frame: CGRect, to controller: UIViewController?) {
    let button = UIButton(frame: frame)
    button.accessibilityIdentifier = name
    controller?.view.addSubview(button)
  }

  /// Who gets a tap on the toast.
  var owner: String? { device.tap(at: Toast.inside).passes.last?.result?.accessibilityIdentifier }

  func note(_ name: String) -> (Bool) -> Void {
    { [weak self] in self?.said.append("\(name) \($0)") }
  }

  /// A transition that never says that it is over.
  static let endless = OverlayTransition(longestDuration: 3) { _, _ in }
}
