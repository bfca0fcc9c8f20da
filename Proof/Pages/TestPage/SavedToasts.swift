import Fallthrough
import UIKit

/// A toast at the bottom edge, or above the keyboard.
final class SavedToast: UIViewController {
  let card = UIButton(type: .system)
  private let onClose: () -> Void

  init(_ text: String, onClose: @escaping () -> Void) {
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    card.setTitle(text, for: .normal)
    card.backgroundColor = .systemYellow
    card.addAction(UIAction { _ in onClose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      card.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
      card.heightAnchor.constraint(equalToConstant: 56),
    ])
  }

  override func accessibilityPerformEscape() -> Bool {
    onClose()
    return true
  }
}

/// Shows toasts in one scene, each for three seconds, or for ten with VoiceOver.
///
/// Tests pass the clock of the simulated device.
@available(iOS 16, *)
@MainActor
final class SavedToasts {
  private let presenter: OverlayPresenter
  private let clock: any Clock<Duration>
  private(set) var shown: SavedToast?

  init(scene: UIWindowScene, clock: any Clock<Duration> = ContinuousClock()) {
    presenter = OverlayPresenter(scene: scene)
    self.clock = clock
  }

  func show(_ text: String) {
    let toast = SavedToast(text) { [weak self] in self?.hide() }
    shown = toast
    presenter.show(toast)
    UIAccessibility.post(notification: .announcement, argument: text)
    Task { [weak self, clock] in
      try await clock.sleep(for: .seconds(UIAccessibility.isVoiceOverRunning ? 10 : 3))
      if self?.shown === toast { self?.hide() }
    }
  }

  func hide() {
    shown = nil
    presenter.hide()
  }
}
