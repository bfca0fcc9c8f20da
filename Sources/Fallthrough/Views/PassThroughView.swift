#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that is never hit itself, while its subviews are.
  ///
  /// A touch beside the subviews falls through to the views behind, unless one of its
  /// ``UIKit/UIView/touchRegions`` contains it. In a hosting view inside it SwiftUI's drawings keep
  /// their touches, and touches on the empty area fall through too.
  open class PassThroughView: UIView {
    let hitTesting = OwnHitTesting(.boxNone)

    /// Called for each touch in the view that lands beside its content, with its place in the view's
    /// space. The views behind get the touch. Shorthand for
    /// ``InteractiveRegions/onTouchOutside`` of the view's regions.
    public var onTouchOutside: ((CGPoint) -> Void)? {
      get { touchRegions.onTouchOutside }
      set { touchRegions.onTouchOutside = newValue }
    }

    /// Called for each tap in the view beside its content. Shorthand for
    /// ``InteractiveRegions/onTapOutside`` of the view's regions.
    public var onTapOutside: ((CGPoint) -> Void)? {
      get { touchRegions.onTapOutside }
      set { touchRegions.onTapOutside = newValue }
    }

    /// Returns the subview that gets a touch, or the view itself in a declared region.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      hitTesting.hitTest(self, at: point, with: event) { super.hitTest($0, with: $1) }
    }

    /// Returns whether a touch lies in the view's hit area.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      hitTesting.contains(point, in: self, with: event) { super.point(inside: $0, with: $1) }
    }
  }

  /// A view whose descendants take touches outside its bounds too.
  ///
  /// Every descendant is reachable, however deep and through plain views too, unless a view in
  /// between clips, is hidden or is disabled. See ``UIKit/UIView/overflowHitTest(_:with:)``.
  open class OverflowView: UIView {
    let hitTesting = OwnHitTesting(HitTestBehavior(overflow: .reachable))

    /// Returns the view that gets a touch, also if it lies outside the bounds.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      hitTesting.hitTest(self, at: point, with: event) { super.hitTest($0, with: $1) }
    }

    /// Returns whether a touch lies in the bounds or on a descendant outside of them, so that the
    /// superview accepts the answer of ``hitTest(_:with:)``.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      hitTesting.contains(point, in: self, with: event) { super.point(inside: $0, with: $1) }
    }
  }

  /// A button that takes touches beyond its bounds.
  ///
  /// Set ``hitAreaPadding``, or the hit area of ``UIKit/UIView/hitTestBehavior``. The button overrides
  /// the hit tests for them, without a hook. The superview must contain the touch.
  open class HitAreaButton: UIButton {
    let hitTesting = OwnHitTesting(.standard)

    /// How far touches reach beyond each edge of the bounds, in points.
    ///
    /// Positive distances grow the area, negative ones shrink it. `nil`, the default, leaves the
    /// area at the bounds; so does any hit area that is not padded. Shorthand for the hit area of
    /// ``UIKit/UIView/hitTestBehavior``.
    public var hitAreaPadding: UIEdgeInsets? {
      get {
        guard case .padded(let distances) = hitTestBehavior.hitArea else { return nil }
        return distances
      }
      set { hitTestBehavior.hitArea = newValue.map { .padded($0) } ?? .bounds }
    }

    /// Returns the view that gets a touch.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      hitTesting.hitTest(self, at: point, with: event) { super.hitTest($0, with: $1) }
    }

    /// Returns whether a touch lies in the button's hit area.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      hitTesting.contains(point, in: self, with: event) { super.point(inside: $0, with: $1) }
    }
  }
#endif
