/// How many pixels a point of the screen has.
package enum ScreenScale { package static let value: CGFloat = 3 }

/// Values that few layers have and that only drawing uses. They are stored apart, because there are
/// very many layers.
struct LayerDrawing {
  var contentsScale: CGFloat?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var isDoubleSided = true
  var needsDisplayOnBoundsChange = false
  var actions: [String: any CAAction]?
  var isOpaque = false
  var sublayerTransform = CATransform3DIdentity
  var anchorPointZ: CGFloat = 0
  var minificationFilterBias: Float = 0
  var timing = LayerTiming()
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  /// The values that the app set for keys of its own.
  var named: [String: Any] = [:]
}

final class LayerDrawingBox { var values = LayerDrawing() }

extension CALayer {
  private var values: LayerDrawing {
    get { drawing?.values ?? LayerDrawing() }
    set {
      let box = drawing ?? LayerDrawingBox()
      box.values = newValue
      drawing = box
    }
  }

  /// How many pixels a point of the content has. Default 1; the screen's for the layers of views.
  public var contentsScale: CGFloat {
    get { values.contentsScale ?? (owner == nil ? 1 : ScreenScale.value) }
    set { values.contentsScale = newValue }
  }
  /// The part of the content that is shown, in fractions of it. Default all.
  public var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }
  /// The part of the content that is stretched, in fractions of it. Default all.
  public var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { values.contentsCenter = newValue }
  }
  /// Where the content is in the bounds. Default all over them.
  public var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { values.contentsGravity = newValue }
  }
  /// How the content is made smaller. Default smoothly.
  public var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }
  /// Which smaller pictures the content is made from; nothing is drawn here. Default 0.
  public var minificationFilterBias: Float {
    get { values.minificationFilterBias }
    set { values.minificationFilterBias = newValue }
  }
  /// How the content is made larger. Default smoothly.
  public var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }
  /// Whether the layer is drawn once and stored as a picture. Default false.
  public var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { values.shouldRasterize = newValue }
  }
  /// How many pixels a point of that picture has. Default 1.
  public var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { values.rasterizationScale = newValue }
  }
  /// Whether drawing happens later on another thread; nothing is drawn here. Default false.
  public var drawsAsynchronously: Bool {
    get { values.drawsAsynchronously }
    set { values.drawsAsynchronously = newValue }
  }
  /// Whether edges may be smoothed. Default false.
  public var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { values.allowsEdgeAntialiasing = newValue }
  }
  /// Whether sublayers are made transparent together with the layer. Default true.
  public var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { values.allowsGroupOpacity = newValue }
  }
  /// Whether the layer is seen from behind. Default true.
  public var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { values.isDoubleSided = newValue }
  }
  /// Whether a change of size requires a new drawing; nothing is drawn here. Default false.
  public var needsDisplayOnBoundsChange: Bool {
    get { values.needsDisplayOnBoundsChange }
    set { values.needsDisplayOnBoundsChange = newValue }
  }
  /// The actions for changed values, by their names. Layers without a view change at once here, so
  /// none is used.
  public var actions: [String: any CAAction]? {
    get { values.actions }
    set { values.actions = newValue }
  }

  /// The transform of all sublayers together, mostly to show them in perspective. Hit tests and
  /// conversions ignore it here, a choice: they find a layer where it would be without it. Default
  /// the identity.
  public var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { values.sublayerTransform = newValue }
  }
  /// Whether nothing shines through. Default false.
  public var isOpaque: Bool {
    get { values.isOpaque }
    set { values.isOpaque = newValue }
  }
  /// How far in front of the layer's plane the anchor point is, in points; nothing uses it here.
  /// Default 0.
  public var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { values.anchorPointZ = newValue }
  }
  /// Which edges may be smoothed. Default all.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { values.edgeAntialiasingMask = newValue }
  }
  /// The filter that blends the layer with the content behind it; nothing is drawn here.
  public var compositingFilter: Any? {
    get { values.compositingFilter }
    set { values.compositingFilter = newValue }
  }
  /// The filters of the layer's content; nothing is drawn here.
  public var filters: [Any]? {
    get { values.filters }
    set { values.filters = newValue }
  }
  /// The filters of the content behind the layer; nothing is drawn here.
  public var backgroundFilters: [Any]? {
    get { values.backgroundFilters }
    set { values.backgroundFilters = newValue }
  }
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The edge where y is least.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The edge where y is greatest.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

/// An action that runs when a value of a layer changes.
public protocol CAAction {
  /// Runs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAnimation: CAAction {
  /// Adds the animation to a layer.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// Where the content of a layer is in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Creates a place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// All over, stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers all.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How content is made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smoothly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Smoothly, from smaller stored pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
