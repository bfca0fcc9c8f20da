#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that is never hit itself, while its subviews are.
  ///
  /// A touch beside the subviews falls through to the views behind, unless one of its
  /// ``UIKit/UIView/touchRegions`` contains it. A hosting view in it keeps the touches on SwiftUI's
  /// drawings, and lets those on its empty area fall through too.
  open class PassThroughView: UIView {
    let hitTesting = OwnHitTesting(.boxNone)

    /// Returns the subview that gets a touch, and the view itself in a declared region alone.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      hitTesting.hitTest(self, at: point, with: event) { super.hitTest($0, with: $1) }
    }

    /// Returns whether a touch lies in the view's hit area.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      hitTesting.contains(point, in: self, with: event) {
        super.point(inside: $0, with: $1)
      }
    }
  }
#endif
