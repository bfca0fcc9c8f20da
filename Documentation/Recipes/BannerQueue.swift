import Fallthrough
import UIKit

/// Shows banners at the top edge of a scene, below its bars, one after the other.
///
/// Each banner closes after four seconds, or when the user taps it or swipes it to the top.
@MainActor
final class BannerQueue {
  private let presenter: OverlayPresenter

  init(scene: UIWindowScene) {
    presenter = OverlayPresenter(scene: scene)
    presenter.keepsClearOfBars = true
    presenter.whenBusy = .waits
  }

  func add(_ text: String) {
    let drop = OverlayTransition.move(edge: .top)
    let banner = BannerController(text) { [weak presenter] in presenter?.hide(transition: drop) }
    presenter.show(banner, duration: 4, dismissal: .swipe(.top), transition: drop) { hasArrived in
      if hasArrived { UIAccessibility.post(notification: .announcement, argument: text) }
    }
  }

  /// Closes the banner, and forgets those that wait.
  func clear() { presenter.hideAll(transition: .move(edge: .top)) }
}

final class BannerController: UIViewController {
  private let text: String
  private let onTap: @MainActor () -> Void

  init(_ text: String, onTap: @escaping @MainActor () -> Void) {
    (self.text, self.onTap) = (text, onTap)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let onTap = onTap
    let banner = UIButton(type: .system, primaryAction: UIAction(title: text) { _ in onTap() })
    banner.backgroundColor = .systemYellow
    banner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
      banner.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
      banner.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
      banner.heightAnchor.constraint(equalToConstant: 64),
    ])
  }
}
