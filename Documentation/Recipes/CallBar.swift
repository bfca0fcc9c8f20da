import Fallthrough
import UIKit

/// A bar below the bars at the top, in front of every screen, sheet and alert of a scene.
@MainActor
final class CallBar {
  private let presenter: OverlayPresenter

  init(scene: UIWindowScene, onReturn: @escaping @MainActor () -> Void) {
    presenter = OverlayPresenter(scene: scene, level: .alert + 1)
    presenter.keepsClearOfBars = true
    presenter.show(CallBarController(onReturn: onReturn), transition: .move(edge: .top))
    UIAccessibility.post(notification: .announcement, argument: "Call in progress")
  }

  func end() { presenter.hide(transition: .move(edge: .top)) }
}

final class CallBarController: UIViewController {
  private let button: UIButton

  init(onReturn: @escaping @MainActor () -> Void) {
    let action = UIAction(title: "Return to call") { _ in onReturn() }
    button = UIButton(type: .system, primaryAction: action)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.backgroundColor = .systemGreen
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
