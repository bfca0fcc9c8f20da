#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Maps a point of the window to this view as both are drawn at the moment, animations under way
    /// included.
    ///
    /// - Parameter pointInWindow: In points, in the window's coordinate space.
    /// - Returns: The point in this view's space, or `nil` if a transform has no inverse.
    func shownPoint(from pointInWindow: CGPoint) -> CGPoint? {
      guard let superview else { return pointInWindow }
      return superview.shownPoint(from: pointInWindow).flatMap(layer.shownPoint)
    }
  }

  extension CALayer {
    /// Maps a point of the superlayer's space to this layer's, as the layer is drawn at the moment.
    fileprivate func shownPoint(fromSuperlayer point: CGPoint) -> CGPoint? {
      let shown = presentation() ?? self
      let transform = shown.affineTransform()
      guard transform.a * transform.d != transform.b * transform.c else { return nil }
      let fromAnchor = CGPoint(x: point.x - shown.position.x, y: point.y - shown.position.y)
        .applying(transform.inverted())
      return CGPoint(
        x: fromAnchor.x + shown.bounds.minX + shown.anchorPoint.x * shown.bounds.width,
        y: fromAnchor.y + shown.bounds.minY + shown.anchorPoint.y * shown.bounds.height)
    }
  }
#endif
