#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view whose descendants take touches outside its bounds too.
  ///
  /// Every descendant is reachable, however deep and through plain views too, until a view in
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
      hitTesting.contains(point, in: self, with: event) {
        super.point(inside: $0, with: $1)
      }
    }
  }
#endif
