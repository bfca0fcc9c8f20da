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
        ownHitTesting?.behavior ?? (ViewClass.of(self).contains(.window) ? .boxNone : .standard)
      }
      set {
        let viewClass = ViewClass.of(self)
        if viewClass.contains(.behaving) {
          ownHitTesting?.behavior = newValue
        } else {
          let isOwn = viewClass.contains(.window) && newValue == .boxNone
          HitTestSwitch.setBehavior(isOwn ? .standard : newValue, of: self)
        }
      }
    }

    /// Whether touches on this view's own area fall through while its subviews take theirs, as do
    /// SwiftUI's drawings in it.
    ///
    /// Works for containers of every kind and for hosting views. Shorthand for the background of
    /// ``hitTestBehavior``. Always true for a ``PassThroughWindow``.
    public var isPassThrough: Bool {
      get { isPassThrough(by: ViewClass.of(self)) }
      set { hitTestBehavior.background = newValue ? .fallsThrough : .hit }
    }

    func isPassThrough(by viewClass: ViewClass) -> Bool {
      let hitTesting =
        viewClass.contains(.behaving) ? hitTestingOfClass : HitTestSwitch.hitTesting(of: self)
      return hitTesting.map { $0.behavior.background == .fallsThrough }
        ?? viewClass.contains(.window)
    }

    /// The areas of this view that take touches, or take none, while it is pass-through.
    ///
    /// On a ``PassThroughWindow`` these are the window's ``PassThroughWindow/regions``. On a view
    /// that is not pass-through they have no effect.
    public var touchRegions: InteractiveRegions {
      get {
        if let window = self as? PassThroughWindow { return window.regions }
        if let regions = hitTestingOfClass?.regions ?? HitTestSwitch.regions(of: self) {
          return regions
        }
        let regions = InteractiveRegions()
        setRegions(regions)
        return regions
      }
      set {
        newValue.takeMarkers(of: touchRegions)
        setRegions(newValue)
      }
    }

    private func setRegions(_ regions: InteractiveRegions) {
      if let window = self as? PassThroughWindow {
        window.regions = regions
      } else if let hitTesting = hitTestingOfClass {
        hitTesting.regions = regions
      } else {
        HitTestSwitch.setRegions(regions, of: self)
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
      set { hitTestBehavior.hitArea = newValue.map { .padded($0) } ?? .bounds }
    }
  }
#endif
