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
  /// What counts as within where the path crosses itself. Default where it winds around a point.
  open var fillRule = CAShapeLayerFillRule.nonZero

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    strokeColor = layer.strokeColor
    lineWidth = layer.lineWidth
    fillRule = layer.fillRule
  }
}

/// What counts as within a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public var rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the path winds around a point at least once.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray from the point crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
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
