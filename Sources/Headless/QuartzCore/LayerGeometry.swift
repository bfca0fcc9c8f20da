/// Where a layer is in its superlayer: the four values that place it, and the two maps that follow
/// from them. It is separate from the layer, so that a hit test can use it without touching
/// objects.
package struct LayerGeometry: Sendable, Hashable {
  /// The layer's own space: the visible part, its origin being the scroll offset. Never negative in
  /// size.
  package var bounds = CGRect.zero
  /// The place of the anchor point in the superlayer's space.
  package var position = CGPoint.zero
  /// The point of the layer that is at `position` and that is the centre of `transform`, in
  /// fractions of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Applied about the anchor point.
  package var transform = CATransform3DIdentity {
    didSet { isTransformed = !CATransform3DIsIdentity(transform) }
  }
  /// Whether `transform` is not the identity.
  package private(set) var isTransformed = false

  package init() {}

  /// The shift from a point of the layer to the superlayer, without the transform.
  package var offset: CGPoint {
    CGPoint(
      x: position.x - anchorPoint.x * bounds.width - bounds.minX,
      y: position.y - anchorPoint.y * bounds.height - bounds.minY)
  }

  /// The anchor point in the layer's own space.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// Half-open: the low edges are inside. The high edges and points with a NaN coordinate are not.
  /// (FS-013, FS-041)
  package func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// Maps a point of the layer to the superlayer's space.
  package func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    guard isTransformed else {
      let offset = offset
      return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    return projection.map(point)
  }

  /// Maps a point of the superlayer's space to the layer, or to infinity if the transform has no
  /// inverse or the point shows nothing of the layer's plane. (FS-021, a choice)
  package func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    guard isTransformed else {
      let offset = offset
      return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }
    if let inverse = projection.inverted() {
      return inverse.mapBack(point) ?? CGPoint(x: CGFloat.infinity, y: .infinity)
    }
    return CGPoint(x: CGFloat.infinity, y: .infinity)
  }

  /// The map from the layer's plane to the superlayer's.
  package var projection: Projection {
    let anchor = anchor
    return Projection(translation: CGPoint(x: -anchor.x, y: -anchor.y))
      .concatenating(Projection(transform))
      .concatenating(Projection(translation: position))
  }

  /// The smallest upright rectangle around the layer in its superlayer. (FS-023)
  package var frame: CGRect {
    get {
      guard isTransformed else {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width,
          y: position.y - anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
      }
      return CGRect(around: bounds.corners.map(projection.map))
    }
    set {
      let frame = newValue.standardized
      bounds.size = isTransformed ? sizeBeforeTransform(of: frame.size) : frame.size
      position = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.size.width,
        y: frame.origin.y + anchorPoint.y * frame.size.height)
    }
  }

  private func sizeBeforeTransform(of size: CGSize) -> CGSize {
    let inverse = CATransform3DGetAffineTransform(transform).inverted()
    let result = size.applying(inverse)
    return CGSize(width: abs(result.width), height: abs(result.height))
  }

  /// Whether all its numbers are finite.
  package var isValid: Bool {
    let isPlaced =
      !(bounds.origin.x.isNaN || bounds.origin.y.isNaN || bounds.size.width.isNaN
      || bounds.size.height.isNaN || position.x.isNaN || position.y.isNaN || anchorPoint.x.isNaN
      || anchorPoint.y.isNaN)
    return isPlaced && (!isTransformed || !transform.rows.joined().contains(where: \.isNaN))
  }
}
