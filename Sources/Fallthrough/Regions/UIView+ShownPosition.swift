#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Whether an animation of this view, or of a view around it, is running.
    func isUnderWay(in surface: UIView) -> Bool {
      var view: UIView? = self
      while let current = view, current !== surface {
        if current.layer.isUnderWay { return true }
        view = current.superview
      }
      return false
    }

    /// Maps a point of a surface to this view as both are drawn at the moment, running animations
    /// included.
    ///
    /// - Parameter point: In points, in the coordinate space of `surface`.
    /// - Returns: The point in this view's space, or `nil` if a transform has no inverse.
    func shownPoint(from point: CGPoint, in surface: UIView) -> CGPoint? {
      if self === surface { return point }
      guard let superview, isDescendant(of: surface) else { return convert(point, from: surface) }
      return superview.shownPoint(from: point, in: surface).flatMap {
        layer.shownPoint(fromSuperlayer: $0, isInCameraView: CameraViews.contain(self))
      }
    }
  }

  /// The camera's own views, whose layers trap when Core Animation copies them for
  /// `presentation()`.
  ///
  /// > Source: observed on iOS 26 by two projects.
  @MainActor
  enum CameraViews {
    /// Whether a view is one of them or inside one.
    static func contain(_ view: UIView) -> Bool {
      var view: UIView? = view
      while let current = view {
        if ViewClass.of(current).contains(.camera) { return true }
        view = current.superview
      }
      return false
    }
  }

  extension CALayer {
    /// Whether the layer has animations. Only then is its presentation worth a copy.
    fileprivate var isUnderWay: Bool { !(animationKeys()?.isEmpty ?? true) }

    /// Maps a point of the superlayer's space to this layer's, as the layer is drawn at the moment.
    fileprivate func shownPoint(
      fromSuperlayer point: CGPoint, isInCameraView: @autoclosure () -> Bool
    ) -> CGPoint? {
      let shown = isUnderWay && !isInCameraView() ? presentation() ?? self : self
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
