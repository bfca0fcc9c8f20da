#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// How this view takes part in hit tests.
    ///
    /// Works on any view, also on one whose class cannot be subclassed for the purpose, and only on
    /// this one instance. ``HitTestBehavior/standard`` switches everything off again. The views of
    /// this library start with the behaviour of their class.
    ///
    /// On Apple platforms the instance gets a subclass made at run time, as key-value observing
    /// does it; `type(of:)` keeps answering the original class.
    public var hitTestBehavior: HitTestBehavior {
      get {
        ownHitTesting?.behavior ?? .standard
      }
      set {
        if ViewClass.of(self).contains(.behaving) {
          ownHitTesting?.behavior = newValue
        } else {
          HitTestSwitch.setBehavior(newValue, of: self)
        }
      }
    }

    /// Whether touches on this view's own area fall through while its subviews take theirs, as do
    /// SwiftUI's drawings in it.
    ///
    /// Works for containers of every kind and for hosting views. Shorthand for the background of
    /// ``hitTestBehavior``.
    public var isPassThrough: Bool {
      get { ownHitTesting?.behavior.background == .fallsThrough }
      set { hitTestBehavior.background = newValue ? .fallsThrough : .hit }
    }

    /// The areas of this view that take touches, or take none, while it is pass-through.
    ///
    /// On a ``PassThroughWindow`` these are the window's ``PassThroughWindow/regions``. On a view
    /// that is not pass-through they have no effect.
    public var touchRegions: InteractiveRegions {
      get {
        if let window = self as? PassThroughWindow { return window.regions }
        if let regions = ownHitTesting?.regions { return regions }
        let regions = InteractiveRegions()
        self.touchRegions = regions
        return regions
      }
      set {
        if let window = self as? PassThroughWindow {
          window.regions = newValue
        } else if ViewClass.of(self).contains(.behaving) {
          ownHitTesting?.regions = newValue
        } else {
          HitTestSwitch.setRegions(newValue, of: self)
        }
      }
    }

    /// How far touches reach beyond each edge of this view's bounds, in points.
    ///
    /// Positive distances grow the area, negative ones shrink it. `nil`, the default, leaves the
    /// area at the bounds; so does any hit area that is not padded. Shorthand for the hit area of
    /// ``hitTestBehavior``.
    public var hitAreaPadding: UIEdgeInsets? {
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
