/// A rectangle of content in a tree of layers: it stores the geometry of a view.
///
/// Layers know nothing about touches; ``hitTest(_:)`` uses only geometry.
open class CALayer: NSObject {
  // Every hit test reads these without checks for overlapping accesses; `UIView` explains why.

  /// The geometry of the layer; every change of position, size or transform ends here. Setting an
  /// equal value is not a change, and is not reported.
  @exclusivity(unchecked) package final var geometry = LayerGeometry() {
    didSet {
      precondition(
        geometry.isValid,
        "CALayerInvalidGeometry: bounds, position, anchor point or transform holds NaN (FS-016)")
      if geometry != oldValue { owner?.layerGeometryDidChange(from: oldValue) }
    }
  }

  // Another module would copy the geometry first; hit tests read it all the time.

  /// Whether the bounds contain a point of the layer; the high edges are outside. (FS-013)
  package final func boundsContain(_ point: CGPoint) -> Bool { geometry.contains(point) }

  /// Maps a point of the superlayer's space to the layer, as ``LayerGeometry`` does.
  package final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    geometry.pointFromSuperlayer(point)
  }

  // A weak reference to an object makes every retain of it slower. The owner of a layer, and the
  // superlayer of others, clear these references in their `deinit`.

  /// Receives every change that may change where the layer's view is hit.
  package final unowned(unsafe) var owner: (any LayerOwner)?

  /// The layer's own space, in points; its origin is the scroll offset. A negative size is
  /// standardised. Default zero. (FS-015, a choice)
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue.standardized }
  }

  /// The place of the anchor point, in points of the superlayer's space. Default zero.
  open var position: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }

  /// The point that `position` places, in fractions of the bounds. Default (0.5, 0.5). (FS-020)
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// Applied about the anchor point. Default the identity.
  open var transform: CATransform3D {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The smallest upright rectangle around the layer, in points of the superlayer's space. (FS-023)
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// How near the layer is to the viewer among its siblings, before their order counts. Default 0.
  open var zPosition: CGFloat = 0
  /// Whether the layer and everything below it is invisible. Default false.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      owner?.layerDidChange()
    }
  }
  /// From 0 (clear) to 1. Default 1.
  @exclusivity(unchecked) open var opacity: Float = 1 {
    didSet {
      owner?.layerOpacityDidChange(from: oldValue)
      owner?.layerDidChange()
    }
  }
  /// Whether sublayers are cut off at the bounds. Default false.
  open var masksToBounds = false
  /// A layer whose alpha cuts this one's content; it does not affect hit tests. (FS-047, a choice)
  open var mask: CALayer?
  /// A name for the app's own use.
  open var name: String?
  /// The image to show, if any.
  open var contents: Any?
  /// The colour behind the content. Default none.
  open var backgroundColor: CGColor?
  /// The radius of the corners, in points. Default 0.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points. Default 0.
  open var borderWidth: CGFloat = 0
  /// The colour of the border. Default opaque black.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// From 0 (no shadow) to 1. Default 0.
  open var shadowOpacity: Float = 0
  /// The colour of the shadow. Default opaque black.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Where the shadow falls, in points. Default (0, -3).
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points. Default 3.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow, if it is not the content's.
  open var shadowPath: CGPath?
  /// Which corners are round. Default all.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How corners are round. Default as circles.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The layer's delegate: its view, if it has one. The layer does not retain it.
  open var delegate: (any CALayerDelegate)? {
    get { modelLayer?.delegate ?? (isOwnerDelegate ? owner : otherDelegate) }
    set {
      isOwnerDelegate = newValue != nil && newValue === owner
      otherDelegate = isOwnerDelegate ? nil : newValue
    }
  }
  private var isOwnerDelegate = false
  private weak var otherDelegate: (any CALayerDelegate)?

  /// The superlayer; for a presentation, the presentation of the model's superlayer.
  open internal(set) var superlayer: CALayer? {
    get { shownFrom?.superlayer ?? holder }
    set { holder = newValue }
  }
  private final unowned(unsafe) var holder: CALayer?
  /// The link to the layer, if this one is a presentation.
  final var shownFrom: Presentation?
  var children: [CALayer] = []

  public required override init() { super.init() }

  /// Creates a copy of another layer's values, without its place in the tree.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    copyValues(of: layer)
  }

  deinit {
    AssociatedObjects.removeAll(of: ObjectIdentifier(self))
    children.forEach { $0.superlayer = nil }
    ReleasedTree.release(&children, takingChildren: { $0.releaseChildren() })
  }

  private func releaseChildren() -> [CALayer] {
    defer { children = [] }
    children.forEach { $0.superlayer = nil }
    return children
  }

  func copyValues(of layer: CALayer) {
    geometry = layer.geometry
    zPosition = layer.zPosition
    isHidden = layer.isHidden
    opacity = layer.opacity
    masksToBounds = layer.masksToBounds
    name = layer.name
    contents = layer.contents
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    shadowOpacity = layer.shadowOpacity
    shadowColor = layer.shadowColor
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    shadowPath = layer.shadowPath
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
  }

  // MARK: Hit testing

  /// Returns the frontmost layer that contains a point, of this layer and its descendants.
  ///
  /// Sublayers are asked by `zPosition`, then from the last to the first. Opacity, masks and
  /// interaction do not count; a sublayer outside the bounds is found unless `masksToBounds` is on.
  ///
  /// - Parameter p: In points, in the *superlayer's* space.
  ///
  /// > Source: Core Animation documentation for the space of the point; the rest observed and
  /// > chosen. FS-040 to FS-047.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = geometry.pointFromSuperlayer(p)
    let isInside = contains(point)
    guard isInside || !masksToBounds else { return nil }
    for sublayer in sublayersFrontToBack { if let hit = sublayer.hitTest(point) { return hit } }
    return isInside ? self : nil
  }

  /// Returns whether the bounds contain a point, in points of the layer's own space. Low edges are
  /// included, high edges are not. (FS-041)
  open func contains(_ p: CGPoint) -> Bool { geometry.contains(p) }

  private var sublayersFrontToBack: [CALayer] {
    let layers = shownChildren
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers.reversed() }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  // MARK: Animation

  /// Returns a copy of the layer as it is on screen now, or nil if it is in no tree.
  ///
  /// Its superlayer and sublayers are presentations too, so that conversions and hit tests use the
  /// values on screen. Superlayers are as they were at the call, sublayers as they are when they
  /// are read. Between a presentation and a layer of the model a conversion uses the place of each.
  /// A choice: without running animations the copy equals the model. (FS-049)
  ///
  /// > Source: Core Animation documentation, `CALayer.presentation()`.
  open func presentation() -> Self? {
    guard shownFrom == nil else { return self }
    guard superlayer != nil || !children.isEmpty else { return nil }
    return PresentationTree().presentation(of: self) as? Self
  }

  /// Returns the layer whose values count: for a presentation, the layer that it shows.
  open func model() -> Self { modelLayer as? Self ?? self }

  final var modelLayer: CALayer? { shownFrom?.model }

  // MARK: Layout

  /// Places the sublayers: asks the view of the layer to do so. Called in every layout of that
  /// view.
  ///
  /// > Source: Core Animation documentation, `layoutSublayers()`. FS-323.
  open func layoutSublayers() { owner?.layOutSublayers(of: self) }

  /// Adds a sublayer in front of all others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.count)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.children.removeAll { $0 === self }
    superlayer = nil
  }

  /// Ends all animations of the layer's view, which go to their end values.
  open func removeAllAnimations() { owner?.removeAllAnimations() }

  /// The names of the layer's values that move now, such as "position" or "bounds.size", in no
  /// particular order; nil if there are none.
  ///
  /// > Source: Core Animation documentation, `CALayer.animationKeys()`.
  open func animationKeys() -> [String]? {
    // Hit tests ask each view on their way.
    guard let owner, owner.isAnimated else { return nil }
    let keys = owner.animationKeys()
    return keys.isEmpty ? nil : keys
  }
}

/// The view whose geometry a layer holds. Called on the main thread.
package protocol LayerOwner: CALayerDelegate {
  /// Called after place, size or transform were set.
  func layerGeometryDidChange(from old: LayerGeometry)

  /// Called after visibility or opacity were set.
  func layerDidChange()

  /// Called after the opacity was set.
  func layerOpacityDidChange(from old: Float)

  /// Returns the layer's values on screen now, given those of the model.
  func shownState(of model: LayerState) -> LayerState

  /// Whether any animation of the owner is running.
  var isAnimated: Bool { get }

  /// Returns the names of the values that move now.
  func animationKeys() -> [String]

  /// Ends all animations with their end values.
  func removeAllAnimations()

  /// Places the view's subviews.
  func layOutSublayers(of layer: CALayer)
}

/// The methods that a layer calls on its delegate.
public protocol CALayerDelegate: AnyObject {}

/// A layer that is only a space for its sublayers and is never hit itself.
open class CATransformLayer: CALayer {
  /// Returns nil. (FS-048)
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
