import Fallthrough
import UIKit

/// A presenter over an app with a button, and a note of what its completions said, in order.
@MainActor final class PresenterStage {
  let device = SimulatedDevice.current
  let scene: UIWindowScene
  let presenter: OverlayPresenter
  let app: UIWindow
  var said: [String] = []
  private var taps: [String] = []
  /// How many windows the scene has beside the app's.
  var overlays: Int { scene.windows.count - 1 }

  init(
    over root: UIViewController = UIViewController(),
    in scene: UIWindowScene = SimulatedDevice.current.scenes[0]
  ) {
    self.scene = scene
    presenter = OverlayPresenter(scene: scene)
    app = UIWindow(windowScene: scene)
    app.rootViewController = root
    app.makeKeyAndVisible()
    addButton("app", app.bounds, to: root)
  }

  func toast(_ name: String) -> UIViewController {
    let controller = UIViewController()
    addButton(name, Toast.frame, to: controller)
    return controller
  }

  private func addButton(_ name: String, _ frame: CGRect, to controller: UIViewController) {
    let button = UIButton(frame: frame)
    button.addAction(UIAction { [weak self] _ in self?.taps.append(name) }, for: .touchUpInside)
    controller.view.addSubview(button)
  }

  /// The buttons that act on a tap.
  func tap(_ point: CGPoint) -> [String] {
    taps = []
    device.tap(at: point)
    return taps
  }

  /// Who gets a tap on the toast.
  var owner: String? { tap(Toast.inside).last }

  func note(_ name: String) -> (Bool) -> Void {
    { [weak self] in self?.said.append("\(name) \($0)") }
  }

  /// A transition that never says that it is over.
  static let endless = OverlayTransition(longestDuration: 3) { _, _ in }
}
