import Fallthrough
import Scenes
import UIKit

/// Live views, asked by `UIWindow.hitTest(_:with:)`; the first node is the window.
struct LiveEngine: HitTestEngine {
  private let window: UIWindow
  private let views: [UIView]

  static func input(from scene: Scene) -> Scene { scene }

  init(_ scene: Scene) {
    views = LiveTree.views(of: scene) { UIWindow(frame: $0) }
    window = views.first as? UIWindow ?? UIWindow()
    window.isHidden = false
  }

  func query(x: Double, y: Double) -> Unmanaged<UIView>? {
    window.hitTest(CGPoint(x: x, y: y), with: nil).map { Unmanaged.passUnretained($0) }
  }

  func node(_ answer: Unmanaged<UIView>?) -> Int { answer?.takeUnretainedValue().tag ?? -1 }
}

enum LiveTree {
  /// Returns a scene's nodes as views with their indices as tags.
  static func views(of scene: Scene, makeRoot: (CGRect) -> UIView) -> [UIView] {
    var views: [UIView] = []
    views.reserveCapacity(scene.nodes.count)
    for (index, node) in scene.nodes.enumerated() {
      let frame = CGRect(x: node.x, y: node.y, width: node.width, height: node.height)
      let view =
        index == 0
        ? makeRoot(frame)
        : node.isPassThrough ? PassThroughView(frame: frame) : UIView(frame: frame)
      view.tag = index
      view.bounds.origin = CGPoint(x: node.boundsX, y: node.boundsY)
      if node.degrees != 0 {
        view.transform = CGAffineTransform(rotationAngle: node.degrees * .pi / 180)
      }
      view.isHidden = node.isHidden
      if node.parent >= 0 { views[node.parent].addSubview(view) }
      views.append(view)
    }
    return views
  }
}
