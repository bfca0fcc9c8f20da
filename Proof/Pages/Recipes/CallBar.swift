import Fallthrough
import UIKit

/// A bar under the status bar, in front of every screen, sheet and alert of a scene.
@MainActor
final class CallBar {
  let button = UIButton(type: .system)
  private let window: PassThroughWindow

  init(scene: UIWindowScene, onReturn: @escaping @MainActor () -> Void) {
    window = PassThroughWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    let root = UIViewController()
    root.view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.backgroundColor = .systemGreen
    button.addAction(UIAction(title: "Return to call") { _ in onReturn() }, for: .touchUpInside)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
      button.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.rootViewController = root
    window.isHidden = false
  }

  func end() {
    window.isHidden = true
  }
}
