import Fallthrough
import UIKit

/// Shows banners one after the other, each for some seconds, at the top edge of a scene.
@MainActor
final class BannerQueue {
  private let presenter: OverlayPresenter
  private var waiting: [String] = []
  private(set) var current: String?

  init(scene: UIWindowScene) {
    presenter = OverlayPresenter(scene: scene)
  }

  func add(_ text: String) {
    waiting.append(text)
    if current == nil { showNext() }
  }

  /// Call it when the banner has stood long enough: from a timer, and when it is tapped.
  func showNext() {
    guard !waiting.isEmpty else {
      current = nil
      return presenter.hide()
    }
    let text = waiting.removeFirst()
    current = text
    presenter.show(BannerController(text) { [weak self] in self?.showNext() })
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
