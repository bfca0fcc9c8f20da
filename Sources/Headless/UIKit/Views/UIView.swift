/// A rectangle on screen that can take touches: the node of the tree that a hit test walks.
///
/// Its geometry is that of its ``layer``. Points are in the view's own space, that of its
/// ``bounds``, unless the documentation says another one. The class has what apps may override and
/// what is stored; the work is in its extensions.
@preconcurrency @MainActor open class UIView: UIResponder, UICoordinateSpace {
  /// Views below this alpha get no touches. Documented. (FS-001, FS-003)
  package static let minimumTouchableAlpha: CGFloat = 0.01
  /// The class of the layer that a view of this class makes for itself.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that holds the view's geometry and its content.
  public final var layer: CALayer { ownLayer }
  // Unsafe because `deinit` uses it, like the list of subviews.
  nonisolated(unsafe) final let ownLayer: CALayer

  /// Creates a view, in points of the superview's space.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    begin(frame)
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view without size at the origin: archives cannot be read here.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    begin(.zero)
  }
  /// Gives a new view the initial state of its class, apart from stored values.
  func setUp() {}

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in points of the superview's space. UIKit does
  /// not define it while ``transform`` is not the identity. (FS-023)
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The view's own space, in points; its origin is the scroll position. (FS-022)
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The place of the anchor point, in points of the superview's space. (FS-020)
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The transform about the anchor point. Default the identity. (FS-019)
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The transform about the anchor point; its depth changes nothing for touches. (FS-018)
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// Called after the place, size, scroll offset or transform has changed, by any property.
  package func geometryDidChange(from old: LayerGeometry) { followGeometry(from: old) }
  /// Called after place, size or transform of a subview were set. Does nothing.
  package func subviewGeometryDidChange() {}
  /// Called after the size of the bounds has changed.
  package func boundsSizeDidChange(from oldSize: CGSize) { followBoundsSize(from: oldSize) }

  // MARK: Visibility and touches

  /// Whether the view and its descendants are invisible and get no touches. Default false.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// From 0 (clear) to 1; below 0.01 the view gets no touches. Stored in 32 bits, so that 0.01
  /// reads back as slightly less; NaN becomes 0, a choice. Default 1. (FS-003)
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = newValue.isNaN ? 0 : Float(newValue) }
  }
  /// Whether content outside is cut off; touches there are lost anyway. Default false. (FS-011)
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The colour behind the content; a clear view still takes touches. (FS-033)
  open var backgroundColor: UIColor? {
    didSet { backgroundColorDidChange(from: oldValue) }
  }
  /// Whether the view declares its content opaque. Default true.
  open var isOpaque = true
  /// Whether the view and its descendants get touches. Default true. (FS-027)
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether the view gets more than the first finger. Default false. (FS-085)
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window gets touches meanwhile. Default false. (FS-086)
  open var isExclusiveTouch = false
  /// The running animations of the view, the latest one last.
  final var runningAnimations: [ViewAnimation] = [] { didSet { runningAnimationsDidChange() } }
  /// Whether animations of the view are running; layers ask without the main actor.
  @exclusivity(unchecked) package final nonisolated(unsafe) var isAnimated = false
  /// Whether a running animation forbids touches on the view. (FS-029)
  package final var isAnimatingWithoutUserInteraction = false
  /// Whether hit tests find the view where it is on screen now, not where it will be. (FS-177)
  @exclusivity(unchecked) final var isHitWhereShown = false
  /// How content follows a new size; nothing is drawn here. Default to fill.
  open var contentMode = ContentMode.scaleToFill
  /// The colour of what can be tapped: the view's own, its superview's, or the system's blue.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  private var ownTintColor: UIColor? { didSet { tree.forEach { $0.tintColorDidChange() } } }
  /// Called after the tint colour of the view or a superview was set. Does nothing.
  open func tintColorDidChange() {}
  /// A number for the app's own use. Default 0.
  open var tag = 0
  /// A name by which tests and tools find the view.
  open var accessibilityIdentifier: String?

  // MARK: Hit testing

  // Every hit test reads these properties, on the main actor and never for longer than one load or
  // store, so they need no check for overlapping accesses, which would take two thirds of its time.

  /// The object that answers for the view before its own methods do; for libraries of this package.
  @exclusivity(unchecked) package final var hitTestHook: (any HitTestHook)?
  /// What the hook is being asked now; the same question from the hook gets the view's own answer.
  @exclusivity(unchecked) package final var hookedQuestions: HitTestQuestions = []

  /// Returns the view that gets a touch: the deepest one that contains the point, in points of this
  /// view's space, or nil.
  ///
  /// Hidden, disabled and nearly transparent views are skipped with all in them, as are views
  /// that do not contain the point. Subviews are asked from the last to the first.
  ///
  /// > Source: UIKit documentation, `UIView.hitTest(_:with:)`. FS-001 to FS-011.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isHookedOrRecorded ? recordedHitTest(point, with: event) : walkHitTest(point, with: event)
  }

  /// Returns whether the bounds contain a point of its space: low edges included, high edges not.
  ///
  /// > Source: Core Graphics documentation, `CGRectContainsPoint`. FS-013.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let hook = hook(for: .containment) {
      return asking(.containment) { hook.point(inside: point, of: self, with: event) }
    }
    return boundsContain(point)
  }

  // MARK: The tree

  /// The superview. Not weak, which would make retains slower: `deinit` of a view clears it.
  @exclusivity(unchecked) open internal(set) nonisolated(unsafe) unowned(unsafe) var superview:
    UIView?
  /// The window of the view, or the view itself if it is a window.
  open var window: UIWindow? { treeWindow }
  /// Not weak either; `deinit` of the window clears it.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var treeWindow: UIWindow?
  // Unsafe because `deinit` uses it, when no other code has the view any more.
  @exclusivity(unchecked) nonisolated(unsafe) final var children: [UIView] = []
  /// The controller whose root view this is; its `deinit` clears this.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var viewController:
    UIViewController?

  deinit {
    ownLayer.owner = nil
    children.forEach { $0.superview = nil }
    ReleasedTree.release(&children, takingChildren: { $0.releaseChildren() })
  }
  /// The subviews, back to front.
  open var subviews: [UIView] { children }
  /// Adds a subview in front of all others; one that is here already moves to the front.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Inserts a subview at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a subview directly behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, distance: 0)
  }
  /// Inserts a subview directly in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, distance: 1)
  }
  /// Moves one of this view's subviews in front of the others.
  open func bringSubviewToFront(_ view: UIView) { restack(view, at: children.count) }
  /// Moves one of this view's subviews behind the others.
  open func sendSubviewToBack(_ view: UIView) { restack(view, at: 0) }
  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview.
  open func didMoveToSuperview() {}
  /// Called before the view gets another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view got another window.
  open func didMoveToWindow() {}
  final var ownInteractions: [any UIInteraction] = []

  // MARK: Gestures

  final var recognizers: [UIGestureRecognizer] = []
  /// The recognizers of touches on this view and its descendants; nil if there are none. (FS-121)
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  /// Adds a recognizer, which leaves the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Removes a recognizer, which cancels its gesture; a choice. (FS-138)
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recognizer may begin that takes the view's touches. Default true. (FS-120, FS-135)
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Traits and responder chain

  final var ownStyle = UIUserInterfaceStyle.unspecified
  /// Whether a view around this one, or its controller, overrides traits: adding need not climb.
  final var isInTraitOverride = false
  /// Called after traits have changed, with the traits before. Does nothing. (FS-270)
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Whether the subviews are arranged from right to left. Default as in the language. (FS-277)
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }
  /// The controller whose root view this is, else the superview. (FS-100)
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Layout

  package final var needsLayout = true
  /// Whether a descendant of this view may need a layout.
  package final var holdsLayoutRequests = false
  /// Whether ``layoutSubviews()`` or the layout methods of the view's controller are running.
  final var isLayingOut = false
  /// Places the subviews that have constraints; the others stay where they are.
  open func layoutSubviews() { applyConstraints() }
  /// Sets the priority with which the view resists growing beyond its content. Default low.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setPriority(\.hugging, for: axis, priority) }
  /// Sets the priority with which the view resists shrinking below its content. Default high.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setPriority(\.resistance, for: axis, priority) }
  /// ``layoutMargins`` by the direction of writing. (FS-277)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set { layoutMargins = UIEdgeInsets(newValue, isRightToLeft: isRightToLeft) }
  }
  /// Requests ``layoutSubviews()`` before the next event.
  open func setNeedsLayout() { requestLayout() }

  /// Lays out all views below the topmost view around this one that need it.
  ///
  /// > Source: Core Animation documentation, `CALayer.layoutIfNeeded()`.
  open func layoutIfNeeded() { layoutRoot.layOutTree() }
  /// Returns the view's preferred size within `size`: its own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Gives the view its preferred size.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Whether the frame and the mask place the view, rather than constraints. Default true.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { constraintsDidChange() } }
  /// The size of the content, in points, or ``noIntrinsicMetric`` where it has none.
  open var intrinsicContentSize: CGSize { Self.noIntrinsicSize }
  /// Makes constraints read the size of the content again.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }
  /// Sets up constraints, before they are solved. Does nothing.
  open func updateConstraints() {}
  /// Returns the size nearest to `targetSize` that the view's constraints allow, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(near: targetSize)
  }
  /// Returns the size nearest to `targetSize` that the view's constraints allow, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(near: targetSize, [horizontalFittingPriority, verticalFittingPriority])
  }
  final var layoutStore = LayoutStore()
  /// Called after a subview was hidden, shown or made more or less transparent.
  package func subviewVisibilityDidChange(_ subview: UIView) {}
  /// The part of the superviews' safe areas in this view, in points; zero outside of windows.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }
  /// Called after the safe area has changed. Does nothing.
  open func safeAreaInsetsDidChange() {}
  /// The distance of content from the edges and, unless switched off, the safe area. Default 8.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(\.margins, newValue) }
  }
  /// Whether the margins are at least those of the superview, in the view. Default false. (FS-391)
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutStore.keepsSuperviewMargins }
    set { setMargins(\.keepsSuperviewMargins, newValue) }
  }
  /// Called after the margins were set. Does nothing.
  open func layoutMarginsDidChange() {}

  /// Places the subviews: it calls ``layoutSubviews()``.
  ///
  /// > Source: UIKit documentation, `layoutSublayers(of:)`. FS-323.
  open func layoutSublayers(of layer: CALayer) { placeSubviews(of: layer) }

  /// The view's traits: those of its controller or else of its superview, with its own overrides.
  /// Outside of windows the topmost view has those of the front scene, as UIKit predicts them too.
  ///
  /// > Source: WWDC19, "Implementing Dark Mode on iOS". FS-270.
  open var traitCollection: UITraitCollection { UITraitCollection(traits) }
  /// The style that the view overrides, for itself and its subviews. Default none.
  @available(iOS 13.0, *)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { overrideStyle(newValue) }
  }
  /// Adds a constraint to the view, which becomes active.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }
  /// Adds constraints to the view, which become active.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }
  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }
  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }
  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
  /// Calls ``updateConstraints()`` on all views of the tree that requested it.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
  /// Asks a first responder in the view to resign, or forces it; returns whether there is none now.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// Where lines begin in the view: as its own attribute says, else its traits.
  ///
  /// > Source: UIKit documentation, `effectiveUserInterfaceLayoutDirection`. FS-277.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownDirection }
  /// The first line of text; the top edge where there is no text. (FS-343)
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line of text; the bottom edge where there is no text. (FS-343)
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
