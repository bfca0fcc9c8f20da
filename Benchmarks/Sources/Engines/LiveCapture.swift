import Fallthrough
import Scenes
import TouchInspector
import TouchMap
import UIKit

/// A scene as live views in a window, to be captured.
package final class LiveCapture {
  private let window: UIWindow

  package init(_ scene: Scene) {
    let root = LiveTree.views(of: scene) { UIWindow(frame: $0) }.first
    window = root as? UIWindow ?? UIWindow()
    window.isHidden = false
  }

  /// Returns the screen, with the window's own answers or without.
  package func capture(asking isWitnessed: Bool) -> Screen {
    TouchInspector.capture([window], options: isWitnessed ? .witnesses : [])
  }
}
