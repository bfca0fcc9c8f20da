/// A view that shows a part of a larger content.
///
/// The scroll position is the origin of the bounds; the content's frames do not change. (FS-150)
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How the keyboard is dismissed while the content moves.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag
    /// With the finger; here at the start of a drag.
    case interactive
    case onDragWithAccessory
    /// With the finger, together with its accessory view; here at the start of a drag.
    case interactiveWithAccessory
  }

  /// How the safe area adds to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The delegate of the scroll view.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The point of the content that lies in the top left corner, in points: the origin of the
  /// bounds. (FS-150)
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopMotion()
      bounds.origin = newValue
    }
  }

  /// Scrolls to a point. With animation it works like `UIView.animate(withDuration:animations:)`:
  /// the offset is the new one at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(withDuration: Self.scrollDuration, delay: 0, options: .allowUserInteraction) {
      self.contentOffset = contentOffset
    } completion: { _ in
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// The duration of an animated scroll, in seconds. Not public; a choice.
  static let scrollDuration: TimeInterval = 0.3

  /// The size of the content, in points. Hit tests do not use it. (FS-030)
  open var contentSize = CGSize.zero

  /// The insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero

  /// How the safe area adds to the insets. Default automatic: where the content scrolls.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// ``contentInset`` with the addition of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  /// The content as constraints see it; its size becomes ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { guide(\.scrollContentGuide, .scrollContent) }

  /// The part of the content that shows, as constraints see it.
  open var frameLayoutGuide: UILayoutGuide { guide(\.scrollFrameGuide, .scrollFrame) }

  /// Whether fingers scroll. Default true.
  open var isScrollEnabled = true { didSet { updateRecognizers() } }
  /// Whether scrolling stops at multiples of the view's size. Default false.
  open var isPagingEnabled = false
  /// Whether content can be pulled beyond its edge. Default true.
  open var bounces = true
  /// Whether content that fits can be pulled up and down. Default false.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled to the sides. Default false.
  open var alwaysBounceHorizontal = false
  /// How the keyboard is dismissed while the content moves. Default not at all.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls up; such taps are not modelled. Default true. (FS-078)
  open var scrollsToTop = true

  override func setUp() {
    clipsToBounds = true
    installRecognizers()
  }

  // MARK: Touches

  /// The recognizer that moves the content; it may be put on another view. (FS-154)
  public let panGestureRecognizer: UIPanGestureRecognizer = UIScrollViewPanGestureRecognizer()
  final let delayRecognizer: UIGestureRecognizer =
    UIScrollViewDelayedTouchesBeganGestureRecognizer()
  final var offsetBeforeDrag = CGPoint.zero

  /// Whether the content receives touches only when it is clear that they do not drag. Default
  /// true. (FS-151)
  open var delaysContentTouches = true { didSet { updateRecognizers() } }

  /// Whether a drag takes touches from content that has received them. Default true. (FS-153)
  open var canCancelContentTouches = true

  /// Whether fingers are down that may drag the content, or do. (FS-154)
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }

  /// Whether fingers drag the content. (FS-154)
  open var isDragging: Bool { panGestureRecognizer.state.isActive }

  /// Whether the content is still scrolling after a drag. (FS-155)
  open var isDecelerating: Bool { motion != nil }

  /// How fast content that is still scrolling becomes slower: by a factor for each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that remains after a millisecond.
    public var rawValue: CGFloat

    /// Creates a rate from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops the content sooner: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How soon content that is still scrolling stops. Default as usual.
  open var decelerationRate = DecelerationRate.normal
  /// The motion of the content after a drag.
  final var motion: Motions?
  final var motionStart: TimeInterval = 0
  final var motionTimer: SimulatedTimer?
  /// When the last drag began, in seconds on the device's clock.
  final var dragStart: TimeInterval = 0
  /// The touch that stopped the content last.
  final weak var stoppingTouch: UITouch?

  // MARK: Refreshing

  /// The wheel that pulling down starts.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl {
        insertSubview(refreshControl, at: 0)
        refreshControl.place(in: self)
      }
    }
  }

  /// Whether a view of the content gets a touch. Default true. (FS-152)
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes touches from a view that has received them; not called unless
  /// ``canCancelContentTouches`` is true. By default yes, unless the view is a control. (FS-153)
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Where the content should rest after a drag, in place of where it would rest by itself. Default
  /// the latter.
  func restingPlace(instead place: CGPoint, velocity: CGPoint) -> CGPoint { place }

  package override func geometryDidChange(from old: LayerGeometry) {
    super.geometryDidChange(from: old)
    guard old.bounds.origin != bounds.origin else { return }
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }
}
