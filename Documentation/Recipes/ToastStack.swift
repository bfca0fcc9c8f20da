import Fallthrough
import UIKit

/// Shows several messages at once, the newest one at the bottom.
///
/// They close four seconds after the last one came. A tap closes a message alone.
@MainActor
final class ToastStack {
  private let presenter: OverlayPresenter
  private let controller = ToastStackController()

  init(scene: UIWindowScene) {
    presenter = OverlayPresenter(scene: scene)
    presenter.keepsClearOfBars = true
    presenter.onDismiss = { [controller] _, _ in
      controller.stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    }
  }

  func add(_ text: String) {
    let toast = UIButton(type: .system)
    toast.setTitle(text, for: .normal)
    toast.backgroundColor = .systemYellow
    toast.heightAnchor.constraint(equalToConstant: 48).isActive = true
    toast.addAction(
      UIAction { [weak self, unowned toast] _ in self?.remove(toast) }, for: .touchUpInside)
    controller.stack.addArrangedSubview(toast)
    // It is the same controller each time, so only its time begins again.
    presenter.show(controller, duration: 4, transition: .move(edge: .bottom))
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  private func remove(_ toast: UIView) {
    UIView.animate(withDuration: 0.2, delay: 0) {
      toast.isHidden = true
    } completion: { [presenter, controller] _ in
      toast.removeFromSuperview()
      if controller.stack.arrangedSubviews.isEmpty { presenter.hide() }
    }
  }
}

final class ToastStackController: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 8
    // Touches between two messages reach the app.
    stack.isPassThrough = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
    ])
  }
}
