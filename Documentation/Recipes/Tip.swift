import Fallthrough
import UIKit

/// A card in front of the screens and bars of the app, and behind its sheets and alerts.
///
/// It is in the app's window, so what is presented there later is in front of it.
final class Tip: PassThroughView {
  let card: UIButton

  /// - Parameter root: The root view controller of the app's window.
  init(_ text: String, in root: UIViewController, onTap: @escaping @MainActor () -> Void) {
    card = UIButton(type: .system, primaryAction: UIAction(title: text) { _ in onTap() })
    super.init(frame: root.view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = .systemYellow
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.centerYAnchor.constraint(equalTo: centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 240),
      card.heightAnchor.constraint(equalToConstant: 64),
    ])
    // The app gets this tap, too. To scroll the app closes nothing.
    onTapOutside = { [weak self] _ in self?.removeFromSuperview() }
    root.view.addSubview(self)
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  required init?(coder: NSCoder) { nil }
}
