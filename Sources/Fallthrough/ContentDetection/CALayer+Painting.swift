#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CALayer {
    /// Whether the layer fills its own shape with something, or has contents.
    ///
    /// A border is not a fill. Neither is a shadow: Core Animation draws the shadow of what the
    /// layer and its sublayers show.
    var isFilled: Bool {
      if let backgroundColor, backgroundColor.alpha > 0 { return true }
      // A layer that shows glass has no visible contents; its name begins with "@".
      if contents != nil || name?.hasPrefix("@") ?? false { return true }
      return !((self as? CAGradientLayer)?.colors ?? []).isEmpty
    }

    /// Whether the layer itself shows something at a point of its own space.
    func paints(at point: CGPoint) -> Bool {
      if isFilled, shapeContains(point) { return true }
      return (self as? CAShapeLayer)?.paintsPath(at: point) ?? false
    }

    /// Whether the layer belongs to no view.
    var isBare: Bool { !(delegate is UIView) }

    /// Whether the layer's bounds contain a point of its space, without the area outside round
    /// corners.
    func shapeContains(_ point: CGPoint) -> Bool {
      guard bounds.containsTouch(at: point) else { return false }
      guard cornerRadius > 0 else { return true }
      let isLeft = point.x < bounds.midX
      let corner: CACornerMask =
        point.y < bounds.midY
        ? isLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner
        : isLeft ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner
      return !maskedCorners.contains(corner)
        || RegionShape.roundedRect(bounds, radius: cornerRadius).contains(point)
    }

    /// Whether the layer's mask shows a point of the layer's own space; without a mask every point
    /// is shown. Of the mask, the bounds, the corner radius or the path count.
    func maskShows(_ point: CGPoint) -> Bool {
      guard let mask else { return true }
      guard let place = TouchPlace(mask) else { return false }
      let local = point.applying(place.fromSuperview)
      guard let shape = mask as? CAShapeLayer else { return mask.shapeContains(local) }
      return shape.paintsPath(at: local)
    }

    /// Whether the layer's clipping and its mask leave its sublayers visible at a point of its
    /// space.
    func showsSublayers(at point: CGPoint) -> Bool {
      maskShows(point) && (!masksToBounds || shapeContains(point))
    }
  }

  extension CAShapeLayer {
    /// Whether the path shows something at a point, by its fill or its line.
    fileprivate func paintsPath(at point: CGPoint) -> Bool {
      guard let path else { return false }
      let shape = RegionShape.path(path, evenOdd: fillRule == .evenOdd)
      if let fillColor, fillColor.alpha > 0, shape.contains(point) { return true }
      guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return false }
      return shape.contains(point, outset: lineWidth / 2)
        && !shape.contains(point, outset: -lineWidth / 2)
    }
  }
#endif
