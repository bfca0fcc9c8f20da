import Foundation

/// A layer that shows a path. Hit tests ignore the path and use the bounds.
open class CAShapeLayer: CALayer {
  /// The path, in points of the layer's own space.
  open var path: CGPath?
  /// The colour within the path. Default opaque black.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour along the path. Default none.
  open var strokeColor: CGColor?
  /// The width of the line along the path, in points. Default 1.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps along the path in turn, in points; `nil` for a whole line, the
  /// default.
  open var lineDashPattern: [NSNumber]?
  /// The rule for the inside where the path crosses itself. Default where it winds around a point.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Where the line starts, as a part of the path. Default 0.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of the path. Default 1.
  open var strokeEnd: CGFloat = 1

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    strokeColor = layer.strokeColor
    lineWidth = layer.lineWidth
    lineDashPattern = layer.lineDashPattern
    fillRule = layer.fillRule
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
  }
}

/// The rule for the inside of a path that crosses itself.
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

/// A layer that shows a gradient between colours.
open class CAGradientLayer: CALayer {
  /// The colours, in order.
  open var colors: [Any]?
}
