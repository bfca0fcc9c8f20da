import Fallthrough
import UIKit

/// A card with a message and a button, in the middle of a dimmed screen.
final class DialogController: UIViewController {
  let card = UIStackView()
  let button: UIButton
  private let label = UILabel()

  init(_ message: String, onConfirm: @escaping @MainActor () -> Void) {
    let confirm = UIAction(title: "OK") { _ in onConfirm() }
    button = UIButton(type: .system, primaryAction: confirm)
    super.init(nibName: nil, bundle: nil)
    label.text = message
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black.withAlphaComponent(0.4)
    card.backgroundColor = .secondarySystemBackground
    card.axis = .vertical
    [label, button].forEach(card.addArrangedSubview)
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 280),
      card.heightAnchor.constraint(equalToConstant: 120),
    ])
  }
}

/// Shows dialogs in one scene. Store it in a property of the scene delegate.
@MainActor
final class Dialogs {
  private let presenter: OverlayPresenter

  init(scene: UIWindowScene) {
    presenter = OverlayPresenter(scene: scene)
    presenter.mode = .blockAll
    presenter.onEscape = { [weak self] in self?.close() }
    presenter.configureWindow = { [weak self] window in
      window.onTouchOutside = { _ in self?.close() }
    }
  }

  @discardableResult
  func show(_ message: String, onConfirm: @escaping @MainActor () -> Void) -> DialogController {
    let dialog = DialogController(message) { [weak self] in
      self?.close()
      onConfirm()
    }
    presenter.show(dialog, transition: .fade())
    UIAccessibility.post(notification: .screenChanged, argument: dialog.card)
    return dialog
  }

  private func close() { presenter.hide(transition: .fade()) }
}
