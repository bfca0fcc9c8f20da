import Fallthrough
import UIKit

/// A menu that covers the app, at the level of the overlay.
final class DebugMenuController: UIViewController {
  private let actions: [UIAction]

  init(_ actions: [UIAction]) {
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The colour is that of a subview, which moves with the menu. The view itself is background.
    let page = UIView(frame: view.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.backgroundColor = .systemBackground
    view.addSubview(page)
    let list = UIStackView(
      arrangedSubviews: actions.map { UIButton(type: .system, primaryAction: $0) })
    list.axis = .vertical
    list.spacing = 16
    list.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(list)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 32),
      list.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 32),
      list.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -32),
    ])
  }
}

/// Shows the menu, with a button that closes it, as a swipe to the left does.
@MainActor
func showDebugMenu(_ actions: [UIAction], by presenter: OverlayPresenter) {
  // VoiceOver reads the menu alone, and the menu decides about status bar and rotation.
  presenter.mode = .blockAll
  let close = UIAction(title: "Close") { [weak presenter] _ in
    presenter?.hide(transition: .move(edge: .leading))
  }
  let menu = DebugMenuController(actions + [close])
  presenter.show(menu, dismissal: .swipe(.leading), transition: .move(edge: .leading))
  UIAccessibility.post(notification: .screenChanged, argument: menu.view)
}
