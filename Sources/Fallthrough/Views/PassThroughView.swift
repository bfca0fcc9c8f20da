#if canImport(UIKit)
  import UIKit

  /// A view that is never hit itself, while its subviews are.
  ///
  /// A touch beside the subviews falls through to what is behind the view.
  open class PassThroughView: UIView, HitTestBehaving {
    var overriddenBehavior = HitTestBehavior(background: .fallsThrough)

    /// Returns the subview that gets a touch, never the view itself.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      overriddenBehavior.hitTest(self, at: point, with: event) { super.hitTest($0, with: $1) }
    }

    /// Returns whether a touch lies in the view's hit area.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      overriddenBehavior.contains(point, in: self, with: event) {
        super.point(inside: $0, with: $1)
      }
    }
  }

  /// A container for many floating views: they take their touches, the space between lets all fall
  /// through, also to floating views of another container behind.
  public typealias PassThroughContainer = PassThroughView
#endif
