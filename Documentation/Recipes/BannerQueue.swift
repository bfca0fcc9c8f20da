import Fallthrough
import UIKit

/// Shows banners at the top edge of a scene, below its bars, one after the other.
///
/// Each banner closes after four seconds, or when the user taps it.
@MainActor
final class BannerQueue {
  private let presenter: OverlayPresenter
  private var waiting: [String] = []

  init(scene: UIWindowScene) {
    presenter = OverlayPresenter(scene: scene)
    presenter.keepsClearOfBars = true
    presenter.onDismiss = { [weak self] _, _ in self?.showNext() }
  }

  func add(_ text: String) {
    waiting.append(text)
    showNext()
  }

  private func showNext() {
    guard presenter.controller == nil, !presenter.isLeaving, !waiting.isEmpty else { return }
    let text = waiting.removeFirst()
    let banner = BannerController(text) { [weak self] in
      self?.presenter.hide(transition: .move(edge: .top))
    }
    presenter.show(banner, duration: 4, transition: .move(edge: .top))
    UIAccessibility.post(notification: .announcement, argument: text)
  }
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
