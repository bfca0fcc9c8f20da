import Fallthrough
import UIKit

/// Fills a screen with a mini player at its lower edge, and lets other touches through.
final class MiniPlayer: PassThroughView {
  let bar = UIView()
  let playButton = UIButton(type: .system)
  private weak var screen: UIViewController?

  /// Adds the player above the bars of any view controller, such as a tab bar controller.
  func add(to screen: UIViewController) {
    self.screen = screen
    bar.backgroundColor = .secondarySystemBackground
    bar.addSubview(playButton)
    playButton.accessibilityLabel = "Play"
    addSubview(bar)
    frame = screen.view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(self)
    keepClear(64)
  }

  func remove() {
    keepClear(0)
    removeFromSuperview()
  }

  /// Makes the safe area of each page smaller at its lower edge.
  private func keepClear(_ height: CGFloat) {
    let tabs = (screen as? UITabBarController)?.viewControllers
    for page in tabs ?? [screen].compactMap({ $0 }) {
      page.additionalSafeAreaInsets.bottom = height
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let selected = (screen as? UITabBarController)?.selectedViewController
    guard let page = selected ?? screen else { return }
    let space = page.view.convert(page.view.safeAreaLayoutGuide.layoutFrame, to: self)
    bar.frame = CGRect(x: space.minX + 8, y: space.maxY, width: space.width - 16, height: 56)
    playButton.frame = CGRect(x: 8, y: 6, width: 44, height: 44)
  }
}
