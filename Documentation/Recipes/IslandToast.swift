import Fallthrough
import UIKit

/// A toast around the island of an iPhone, in place of the status bar.
final class IslandController: UIViewController {
  let island: UIButton

  init(_ text: String, onTap: @escaping @MainActor () -> Void) {
    let action = UIAction(title: text) { _ in onTap() }
    island = UIButton(type: .system, primaryAction: action)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { true }

  // Who decides about the status bar decides about rotation, too: return what your app allows.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    island.backgroundColor = .black
    island.layer.cornerRadius = 28
    island.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(island)
    NSLayoutConstraint.activate([
      island.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      island.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      island.widthAnchor.constraint(equalToConstant: 260),
      island.heightAnchor.constraint(equalToConstant: 56),
    ])
  }
}

/// Shows the toast for four seconds. A tap or a swipe to the top closes it.
@MainActor
func showIsland(_ text: String, by presenter: OverlayPresenter) {
  presenter.systemAppearance = .content
  let grow = OverlayTransition.scale(0.4, dampingRatio: 0.7)
  let island = IslandController(text) { [weak presenter] in presenter?.hide(transition: grow) }
  presenter.show(island, duration: 4, dismissal: .swipe(.top), transition: grow)
  UIAccessibility.post(notification: .announcement, argument: text)
}
