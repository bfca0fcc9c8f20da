import Fallthrough
import UIKit

/// A toast at the bottom edge. The card gets the touches on it; the app gets all others.
final class ToastController: UIViewController {
  let card = UIView()
  let undo = UIButton(type: .system)
  private let message: String

  init(_ message: String, onUndo: @escaping @MainActor () -> Void) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    undo.addAction(UIAction { _ in onUndo() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = message
    undo.setTitle("Undo", for: .normal)
    card.backgroundColor = .secondarySystemBackground

    let row = UIStackView(arrangedSubviews: [label, undo])
    for view in [card, row] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(row)
    view.addSubview(card)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      card.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
      card.heightAnchor.constraint(equalToConstant: 56),
      row.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: card.topAnchor),
      row.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      undo.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}

/// Shows toasts in one scene, each for five seconds. Store it in a property of the scene delegate.
@MainActor
final class Toasts {
  private let presenter: OverlayPresenter

  init(scene: UIWindowScene) {
    presenter = OverlayPresenter(scene: scene)
    presenter.keepsClearOfBars = true
  }

  @discardableResult
  func show(_ message: String, onUndo: @escaping @MainActor () -> Void) -> ToastController {
    let toast = ToastController(message) { [weak self] in
      onUndo()
      self?.presenter.hide(transition: .move(edge: .bottom))
    }
    presenter.show(toast, duration: 5, transition: .move(edge: .bottom))
    UIAccessibility.post(notification: .announcement, argument: message)
    return toast
  }
}
