/// A layer that shows a path. What it shows does not count for hit testing: the bounds do.
open class CAShapeLayer: CALayer {
  /// The path, in points of the layer's own space.
  open var path: CGPath?
  /// The colour within the path. Default opaque black.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour along the path. Default none.
  open var strokeColor: CGColor?
  /// The width of the line along the path, in points. Default 1.
  open var lineWidth: CGFloat = 1
}

/// A layer that shows one colour run into another.
open class CAGradientLayer: CALayer {
  /// The colours, in order.
  open var colors: [Any]?
  /// Where each colour is, from 0 to 1; none for evenly spread.
  open var locations: [NSNumber]?
  /// Where the first colour is, in fractions of the bounds. Default the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in fractions of the bounds. Default the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
