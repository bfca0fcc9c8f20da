#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// How a view takes part in hit tests: four switches that do not depend on each other.
  ///
  /// ``PassThroughView``, ``HitAreaButton`` and ``OverflowView`` are presets of it. The terms of
  /// other systems:
  ///
  /// | here | React Native, `pointerEvents` | Flutter | CSS, `pointer-events` |
  /// |---|---|---|---|
  /// | ``standard`` | `auto` | `HitTestBehavior.opaque` | `auto` |
  /// | ``boxNone`` | `box-none` | `HitTestBehavior.deferToChild` | `none`, with `auto` on the children |
  /// | ``boxOnly`` | `box-only` | `AbsorbPointer` inside a listener | `auto`, with `none` on the children |
  /// | ``none`` | `none` | `IgnorePointer` | `none` |
  ///
  /// CSS's `none` is inherited, and a descendant switches it off again; React Native's is not, and
  /// nothing in such a view gets touches. ``none`` is as in React Native.
  public struct HitTestBehavior: Sendable, Equatable {
    /// The receiver of a touch on the view's own area that none of its subviews takes.
    public enum Background: Sendable, Equatable {
      /// The view takes it, as in UIKit.
      case hit
      /// It falls through to the views behind, unless one of the view's declared regions contains
      /// it. SwiftUI's drawings in a hosting view in it take their touches.
      case fallsThrough
    }

    /// The area in which the view and its subviews are looked for.
    ///
    /// The area of an ancestor still binds: a point outside the superview's area reaches nothing.
    public enum HitArea: Sendable, Equatable {
      /// The view's bounds, as UIKit has it.
      case bounds
      /// The bounds with each edge moved outwards, in points; negative insets move it inwards.
      case padded(UIEdgeInsets)
      /// The bounds, grown evenly about their centre where they are smaller, in points.
      case atLeast(CGSize)
      /// A shape, in points, in the view's own coordinate space; one without coordinates of its own
      /// follows the bounds.
      case shape(RegionShape)
    }

    /// The receiver of a touch on a descendant that lies outside the view's area.
    public enum Overflow: Sendable, Equatable {
      /// It is lost, as UIKit has it.
      case unreachable
      /// The descendant takes it, unless a view in between clips, is hidden or is disabled.
      case reachable
    }

    /// Whether the view's subviews take part.
    public enum Subviews: Sendable, Equatable {
      /// They take their touches, as UIKit has it.
      case reachable
      /// None does: a touch in the view's area is the view's own, or falls through with the rest of
      /// its background. For containers; a hosting view routes its touches by itself.
      case unreachable
    }

    /// The receiver of a touch on the view's own area that none of its subviews takes.
    public var background: Background
    /// The area in which the view and its subviews are looked for.
    public var hitArea: HitArea
    /// The receiver of a touch on a descendant that lies outside the view's area.
    public var overflow: Overflow
    /// Whether the view's subviews take part. Where they do not, ``overflow`` has no effect.
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
    public static let none = HitTestBehavior(background: .fallsThrough, subviews: .unreachable)
  }
#endif
