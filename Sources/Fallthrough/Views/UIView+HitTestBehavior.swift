#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// How this view takes part in hit tests.
    ///
    /// Works on any view, also on one whose class cannot be subclassed for the purpose, and only on
    /// this one instance. ``HitTestBehavior/standard`` switches everything off again. The views of
    /// this library start with the behaviour that their class stands for.
    ///
    /// On Apple platforms the instance gets a subclass made at run time, as key-value observing
    /// does it; `type(of:)` keeps answering the original class.
    public var hitTestBehavior: HitTestBehavior {
      get {
        (self as? any HitTestBehaving)?.overriddenBehavior ?? HitTestSwitch.behavior(of: self)
      }
      set {
        if let view = self as? any HitTestBehaving {
          view.overriddenBehavior = newValue
        } else {
          HitTestSwitch.setBehavior(newValue, of: self)
        }
      }
    }

    /// Whether touches on this view's own area fall through while its subviews take theirs.
    ///
    /// Shorthand for the background of ``hitTestBehavior``.
    public var isPassThrough: Bool {
      get { hitTestBehavior.background == .fallsThrough }
      set { hitTestBehavior.background = newValue ? .fallsThrough : .hit }
    }

    /// How far touches reach beyond each edge of this view's bounds, in points.
    ///
    /// Positive distances grow the area, negative ones shrink it. `nil`, the default, leaves the
    /// area at the bounds; so does any hit area that is not padded. Shorthand for the hit area of
    /// ``hitTestBehavior``.
    public var touchAreaPadding: UIEdgeInsets? {
      get {
        guard case .padded(let distances) = hitTestBehavior.hitArea else { return nil }
        return distances
      }
      set {
        hitTestBehavior.hitArea = newValue.map { .padded($0) } ?? .bounds
      }
    }
  }
#endif
