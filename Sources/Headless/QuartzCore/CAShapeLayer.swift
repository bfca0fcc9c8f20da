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
  /// The rule for the inside where the path crosses itself. Default where it winds around a point.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Where the line starts, as a part of the path. Default 0.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of the path. Default 1.
  open var strokeEnd: CGFloat = 1
  /// The longest points of corners, in widths of the line. Default 10.
  open var miterLimit: CGFloat = 10
  /// How the line ends. Default where the path does.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line goes around corners. Default in a point.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in the pattern the line starts, in points. Default 0.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, in turn, in points; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]?

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    strokeColor = layer.strokeColor
    lineWidth = layer.lineWidth
    fillRule = layer.fillRule
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
    miterLimit = layer.miterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPhase = layer.lineDashPhase
    lineDashPattern = layer.lineDashPattern
  }
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the end.
  public let rawValue: String

  /// Creates an end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the path does.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
}

/// How a line goes around a corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the corner.
  public let rawValue: String

  /// Creates a corner from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
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
