import Fallthrough
import Scenes
import UIKit

/// A scene as the root view of a window, as apps have it, asked by the window's hit test.
package final class WindowEngine {
  /// The window's class.
  package enum Kind: String, CaseIterable {
    case plain = "plain-window"
    case passThrough = "pass-through-window"
  }

  private let window: UIWindow
  private let views: [UIView]

  package init(_ scene: Scene, in kind: Kind) {
    views = LiveTree.views(of: scene) { UIView(frame: $0) }
    let frame = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)
    window = kind == .plain ? UIWindow(frame: frame) : PassThroughWindow(frame: frame)
    let controller = UIViewController()
    controller.view = views[0]
    window.rootViewController = controller
    window.isHidden = false
  }

  /// Returns the index of the node that gets a touch, or -1 for none.
  package func receiver(x: Double, y: Double) -> Int {
    window.hitTest(CGPoint(x: x, y: y), with: nil)?.tag ?? -1
  }
}
