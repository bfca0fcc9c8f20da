#if canImport(UIKit)
  import HitTesting
  import UIKit

  /// How a view takes part in hit tests: three switches that do not depend on each other.
  ///
  /// ``PassThroughView``, ``HitAreaButton`` and ``OverflowView`` are presets of it.
  public struct HitTestBehavior: Sendable, Equatable {
    /// What happens to a touch on the view's own area that none of its subviews takes.
    public enum Background: Sendable, Equatable {
      /// The view takes it, as UIKit has it.
      case hit
      /// It falls through to what is behind the view.
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
      /// A shape, in points, in the view's own coordinate space.
      case shape(RegionShape)
    }

    /// What happens to a touch on a descendant that lies outside the view's area.
    public enum Overflow: Sendable, Equatable {
      /// It is lost, as UIKit has it.
      case unreachable
      /// The descendant takes it, unless a view in between clips, is hidden or is disabled.
      case reachable
    }

    /// What happens to a touch on the view's own area that none of its subviews takes.
    public var background: Background
    /// The area in which the view and its subviews are looked for.
    public var hitArea: HitArea
    /// What happens to a touch on a descendant that lies outside the view's area.
    public var overflow: Overflow

    /// Creates a behaviour; what is left out is as UIKit has it.
    public init(
      background: Background = .hit, hitArea: HitArea = .bounds,
      overflow: Overflow = .unreachable
    ) {
      self.background = background
      self.hitArea = hitArea
      self.overflow = overflow
    }

    /// UIKit's own behaviour.
    public static let standard = HitTestBehavior()
  }
#endif
