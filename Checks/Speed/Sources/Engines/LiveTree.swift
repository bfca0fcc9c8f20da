import Fallthrough
import Scenes
import UIKit

enum LiveTree {
  /// Returns a scene's nodes as views with their indices as tags.
  static func views(of scene: Scene) -> [UIView] {
    var views: [UIView] = []
    views.reserveCapacity(scene.nodes.count)
    for (index, node) in scene.nodes.enumerated() {
      let frame = CGRect(x: node.x, y: node.y, width: node.width, height: node.height)
      let isPassThrough = index > 0 && node.isPassThrough
      let view = isPassThrough ? PassThroughView(frame: frame) : UIView(frame: frame)
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
