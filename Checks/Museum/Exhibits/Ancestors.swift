import UIKit

/// Takes what its content is in for background, and nothing else. (M36)
final class AncestorWindow: UIWindow {
  weak var content: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, let content, content !== hit, content.isDescendant(of: hit) else { return hit }
    return nil
  }
}

extension Exhibit {
  static let ancestors = [
    Exhibit("M36", [Showing("phone", on: .uikitToast(), ancestor, ours: .window)])
  ]

  static let ancestor = Overlay(
    framed: AncestorWindow.init(frame:), root: { BoxNoneView() },
    adopt: { window, content in (window as? AncestorWindow)?.content = content })
}
