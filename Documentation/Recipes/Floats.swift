import Fallthrough
import UIKit

/// Puts a container over a screen. The floats in it take touches; the screen gets all others.
@MainActor
func cover(_ screen: UIViewController, with container: UIViewController) {
  screen.addChild(container)
  container.view.frame = screen.view.bounds
  container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  container.view.backgroundColor = .clear
  container.view.isPassThrough = true
  screen.view.addSubview(container.view)
  container.didMove(toParent: screen)
}

/// Holds floating buttons.
final class FloatsController: UIViewController {
  private var floats: [(button: UIButton, place: CGPoint)] = []

  /// Adds a button.
  ///
  /// - Parameter place: Where in the safe area; (1, 0) is the upper right corner.
  func add(_ action: UIAction, at place: CGPoint) {
    let button = UIButton(type: .system, primaryAction: action)
    button.backgroundColor = .secondarySystemBackground
    floats.append((button, place))
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    for (button, place) in floats {
      button.frame = CGRect(
        x: space.minX + (space.width - 88) * place.x, y: space.minY + (space.height - 48) * place.y,
        width: 88, height: 48)
    }
  }
}
