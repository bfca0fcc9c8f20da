#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// How a view takes part in hit tests: four switches that are independent of each other.
  ///
  /// ```swift
  /// closeButton.hitTestBehavior.hitArea = .atLeast(44)
  /// card.hitTestBehavior.overflow = .reachable
  /// cover.hitTestBehavior = .boxNone
  /// ```
  ///
  /// ``PassThroughView``, ``HitAreaButton`` and ``OverflowView`` are presets of it. Other systems
  /// use these terms:
  ///
  /// | here | React Native, `pointerEvents` | Flutter | CSS, `pointer-events` |
  /// |---|---|---|---|
  /// | ``standard`` | `auto` | `HitTestBehavior.opaque` | `auto` |
  /// | ``boxNone`` | `box-none` | `HitTestBehavior.deferToChild` | `none`, children `auto` |
  /// | ``boxOnly`` | `box-only` | `AbsorbPointer` inside a listener | `auto`, children `none` |
  /// | ``unreachable`` | `none` | `IgnorePointer` | `none` |
  ///
  /// In CSS `none` is inherited, and a descendant can switch it off. In React Native it is not
  /// inherited, and nothing in such a view gets touches. ``unreachable`` works as in React Native.
  public struct HitTestBehavior: Sendable, Equatable {
    /// The receiver of a touch on the view's own area that none of its subviews takes.
    public enum Background: Sendable, Equatable {
      /// The view takes it, as in UIKit.
      case hit
      /// The touch falls through to the views behind, unless one of the view's declared regions
      /// contains it. In a hosting view, SwiftUI's drawings still take their touches.
      case fallsThrough
    }

    /// The area in which the view and its subviews can be hit.
    ///
    /// The area of an ancestor still limits it: a point outside the superview's area reaches
    /// nothing. A debug build says so if the superview leaves nothing of what a larger area adds.
    public enum HitArea: Sendable, Equatable {
      /// The view's bounds, as in UIKit.
      case bounds
      /// The bounds with each edge moved outwards, in points; negative insets move it inwards.
      case padded(UIEdgeInsets)
      /// The bounds, grown evenly about their centre where they are smaller, in points.
      case atLeast(CGSize)
      /// A shape, in points, in the view's own coordinate space; a shape without coordinates of its
      /// own follows the bounds.
      case shape(RegionShape)
    }

    /// The receiver of a touch on a descendant that lies outside the view's area.
    public enum Overflow: Sendable, Equatable {
      /// It is lost, as in UIKit.
      case unreachable
      /// The descendant takes it, unless a view in between clips, is hidden or is disabled.
      case reachable
    }

    /// Whether the view's subviews take part.
    public enum Subviews: Sendable, Equatable {
      /// They take their touches, as in UIKit.
      case reachable
      /// None of them does: a touch in the view's area goes to the view, or falls through with the
      /// rest of its background. Use it for containers; a hosting view routes its touches by
      /// itself.
      case unreachable
    }

    /// The receiver of a touch on the view's own area that none of its subviews takes.
    public var background: Background
    /// The area in which the view and its subviews can be hit.
    public var hitArea: HitArea
    /// The receiver of a touch on a descendant that lies outside the view's area.
    public var overflow: Overflow
    /// Whether the view's subviews take part. If not, ``overflow`` has no effect.
    public var subviews: Subviews

    /// Creates a behaviour; omitted values are UIKit's.
    public init(
      background: Background = .hit, hitArea: HitArea = .bounds,
      overflow: Overflow = .unreachable, subviews: Subviews = .reachable
    ) {
      self.background = background
      self.hitArea = hitArea
      self.overflow = overflow
      self.subviews = subviews
    }

    /// UIKit's own behaviour: the view and its subviews take touches.
    public static let standard = HitTestBehavior()
    /// The subviews take touches, the view does not.
    public static let boxNone = HitTestBehavior(background: .fallsThrough)
    /// The view takes touches, its subviews do not.
    public static let boxOnly = HitTestBehavior(subviews: .unreachable)
    /// Neither the view nor its subviews take touches. Declared regions of the view still do.
    public static let unreachable = HitTestBehavior(
      background: .fallsThrough, subviews: .unreachable)
  }

  extension UIView {
    /// How this view takes part in hit tests.
    ///
    /// Works on any view, also on one whose class cannot be subclassed, and only on this one
    /// instance. ``HitTestBehavior/standard`` switches everything off again. The views of this
    /// library start with the behaviour of their class.
    ///
    /// On Apple platforms the instance gets a subclass made at run time, as in key-value observing;
    /// `type(of:)` still returns the original class.
    public var hitTestBehavior: HitTestBehavior {
      get {
        ownHitTesting?.behavior ?? (ViewClass.of(self).contains(.window) ? .boxNone : .standard)
      }
      set {
        let viewClass = ViewClass.of(self)
        Misuse.note(
          "A PassThroughWindow always lets touches through, so isPassThrough stays true; to keep "
            + "them from the app set its mode to blockAll",
          if: viewClass.contains(.window) && newValue.background == .hit)
        if viewClass.contains(.behaving) {
          ownHitTesting?.behavior = newValue
        } else {
          let isOwn = viewClass.contains(.window) && newValue == .boxNone
          HitTestSwitch.setBehavior(isOwn ? .standard : newValue, of: self)
        }
        if newValue.hitArea != .bounds { HitTestBehavior.HitArea.noteNoEffect(of: self) }
      }
    }

    /// Whether touches on this view's own area fall through while its subviews, and SwiftUI's
    /// drawings in it, take theirs.
    ///
    /// Works for containers of every kind and for hosting views. The content view of a cell or an
    /// effect view counts as the view itself. Shorthand for the background of ``hitTestBehavior``.
    /// Always true for a ``PassThroughWindow``; a debug build says so if it is set to false.
    public var isPassThrough: Bool {
      get { isPassThrough(by: ViewClass.of(self)) }
      set { hitTestBehavior.background = newValue ? .fallsThrough : .hit }
    }

    func isPassThrough(by viewClass: ViewClass) -> Bool {
      viewClass.contains(.window)
        || ownHitTesting(by: viewClass)?.behavior.background == .fallsThrough
    }

    /// The areas of this view that take touches or ignore them, while it is pass-through.
    ///
    /// On a ``PassThroughWindow`` these are the window's ``PassThroughWindow/regions``, which cannot
    /// be exchanged. On a view that is not pass-through they have no effect. Debug builds say when
    /// either is tried.
    public var touchRegions: InteractiveRegions {
      get {
        if let presentRegions { return presentRegions }
        let regions = InteractiveRegions()
        setRegions(regions)
        return regions
      }
      set {
        guard !(self is PassThroughWindow) else {
          return Misuse.note(
            "The regions of a PassThroughWindow cannot be exchanged; set its regions one by one",
            if: newValue !== touchRegions)
        }
        newValue.takeMarkers(of: touchRegions)
        setRegions(newValue)
      }
    }

    var presentRegions: InteractiveRegions? {
      (self as? PassThroughWindow)?.regions ?? hitTestingOfClass?.regions
        ?? HitTestSwitch.regions(of: self)
    }

    private func setRegions(_ regions: InteractiveRegions) {
      regions.owner = self
      if let hitTesting = hitTestingOfClass {
        hitTesting.regions = regions
      } else {
        HitTestSwitch.setRegions(regions, of: self)
      }
    }
  }
#endif
