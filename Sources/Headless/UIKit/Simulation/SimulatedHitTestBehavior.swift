/// Choices about `UIView.hitTest(_:with:)` and about the touch that follows it.
///
/// Every default is a choice where UIKit is silent or sources disagree. Change
/// ``SimulatedBehavior/hitTesting`` to see how code behaves if UIKit turns out to be different. If
/// a value here is not the default, hit tests are slower.
public struct SimulatedHitTestBehavior: Sendable, Hashable {
  // MARK: What keeps touches from a view

  /// Whether a view whose alpha was set to 0.01 takes touches. Default false: opacity is stored in
  /// 32 bits, where that number is slightly less. (FS-003)
  public var oneHundredthIsTouchable = false
  /// Whether a view's alpha is multiplied by those of its superviews. Default false. (FS-006)
  public var alphasMultiply = false
  /// Whether a hidden, disabled or transparent view is still asked whether it contains the point.
  /// Default false. (FS-008)
  public var asksGuardedViews = false
  /// Whether views outside of windows are hit. Default true. (FS-026)
  public var detachedViewsAreHit = true

  /// The fate of a touch on a view whose animation disables touches.
  public enum AnimatedViewTouches: Sendable, Hashable {
    /// The view is hit, and no view receives the touch.
    case swallowed
    /// The view is not hit, so the view behind it gets the touch.
    case passedOn
  }

  /// The fate of a touch on a view whose animation disables touches. Default swallowed, as in two
  /// talks by Apple; one report says the opposite. (FS-176)
  public var animatedViewTouches = AnimatedViewTouches.swallowed

  // MARK: Geometry

  /// Whether a negative size becomes positive when it is set; otherwise it is kept, and the area
  /// that it spans takes the touches. Default true. (FS-015)
  public var standardizesNegativeSizes = true
  /// Whether geometry that is NaN or infinite ends the process; otherwise it is kept, and a view or
  /// layer with it is never hit. Default true. (FS-016)
  public var refusesInvalidGeometry = true
  /// Whether a transform without inverse counts as its own inverse, as in `CGAffineTransform`;
  /// otherwise a view or layer with it is never hit. Default false. (FS-021)
  public var singularTransformsInvertToThemselves = false

  // MARK: Touches

  /// Whether a touch may go to a view of another window, or of no window, if a hit test returns
  /// one; otherwise the touch is dropped. Default true. (FS-036)
  public var acceptsForeignViews = true
  /// The height of the strip at the top of the screen whose touches no window gets, in points.
  /// Default 0. (FS-078)
  public var statusBarHeight: CGFloat = 0
  /// Whether hiding or disabling a touched view, or one around it, cancels its touches before the
  /// next event. Default false. (FS-088)
  public var hidingCancelsTouches = false

  /// Creates the default choices.
  public init() {}
}
