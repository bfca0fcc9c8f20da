import Fallthrough
import UIKit

/// Holds a mini player in front of a screen. The container fills the screen and lets other touches
/// through.
final class PlayerScreen: UIViewController {
  let playButton = UIButton(type: .system)
  let player = UIView()

  func add(to screen: UIViewController) {
    screen.addChild(self)
    view.frame = screen.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(view)
    didMove(toParent: screen)
  }

  func remove() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  override func loadView() {
    view = PassThroughView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    player.backgroundColor = .secondarySystemBackground
    player.addSubview(playButton)
    playButton.accessibilityLabel = "Play"
    view.addSubview(player)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets)
    player.frame = CGRect(
      x: space.minX + 8, y: space.maxY - 64, width: space.width - 16, height: 56)
    playButton.frame = CGRect(x: 8, y: 6, width: 44, height: 44)
  }
}
