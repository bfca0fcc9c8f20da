#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A button that takes touches beyond its bounds.
  ///
  /// Set ``UIKit/UIView/hitAreaPadding``, or the hit area of ``UIKit/UIView/hitTestBehavior``;
  /// the button honours them by overriding, without any hook. The superview must contain the touch.
  open class HitAreaButton: UIButton {
    let hitTesting = OwnHitTesting(.standard)

    /// Returns the view that gets a touch.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      hitTesting.hitTest(self, at: point, with: event) { super.hitTest($0, with: $1) }
    }

    /// Returns whether a touch lies in the button's hit area.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      hitTesting.contains(point, in: self, with: event) {
        super.point(inside: $0, with: $1)
      }
    }
  }
#endif
