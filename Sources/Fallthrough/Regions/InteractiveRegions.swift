#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// The areas of a surface that take touches, or take none, as the app declares them.
  ///
  /// A surface is a ``PassThroughWindow`` or any pass-through view. Its regions take touches beside
  /// the views that do so themselves; in the mode `PassThroughMode.regions` of a window they
  /// exclude all else but presented controllers. The order, from what decides first: real views,
  /// interactive regions, background areas, SwiftUI's drawings.
  @MainActor
  public final class InteractiveRegions {
    /// Where regions that move with a view are while it is animated. Default
    /// ``AnimatedPosition/final``.
    @exclusivity(unchecked) public var animatedPosition = AnimatedPosition.final {
      didSet { generation += 1 }
    }
    @exclusivity(unchecked) private(set) var entries: [Entry] = []
    /// Grows with every change, so that a window notices changes without a notification.
    @exclusivity(unchecked) private(set) var generation = 0

    /// Creates an object without regions.
    public init() {}

    /// The names of all areas, in the order in which they were first set.
    public var ids: [AnyHashable] { entries.map(\.id) }

    /// Declares a region that takes touches, or changes the area of the same name; that stays
    /// disabled if it was.
    ///
    /// - Parameters:
    ///   - shape: The area, in points, in the coordinate space of `view`. A shape without
    ///     coordinates of its own fills the bounds of `view`. The position is read when a touch
    ///     asks, so that the area follows the view through layout, scrolling and transforms. A
    ///     shape with a NaN coordinate takes no touches.
    ///   - id: The region's name.
    ///   - outset: How far the outline moves outwards, in points of the same space; a region with
    ///     one that is not finite takes no touches.
    ///   - view: The view that the region moves with. It is not retained; once it is gone, hidden
    ///     or in another window, the region takes no touches. `nil` stands for the surface itself.
    public func set(
      _ shape: RegionShape, id: AnyHashable, outset: CGFloat = 0, in view: UIView? = nil
    ) {
      put(shape, .interactive, id, outset, view)
    }

    /// Declares a region that takes touches and that is always as large as a view.
    ///
    /// - Parameters:
    ///   - shape: The part of the view's bounds that takes touches.
    ///   - view: The view. It is not retained; once it is gone, hidden or in another window, the
    ///     region takes no touches.
    ///   - id: The region's name.
    ///   - outset: How far the outline moves outwards, in points of the view's space.
    public func set(
      _ shape: RegionShape = .rect, of view: UIView, id: AnyHashable, outset: CGFloat = 0
    ) {
      put(shape, .interactive, id, outset, view)
    }

    /// Declares a region that takes touches and whose shape is asked for when a touch asks.
    ///
    /// - Parameters:
    ///   - id: The region's name.
    ///   - outset: How far the outline moves outwards, in points.
    ///   - shapeInSurface: The area, in points, in the coordinate space of the window or of the
    ///     pass-through view, or `nil` if there is none at the moment. It is called within hit
    ///     tests, so it must change nothing.
    public func set(
      id: AnyHashable, outset: CGFloat = 0,
      shapeInSurface: @escaping @MainActor () -> RegionShape?
    ) {
      put(Entry(id, .interactive, .provider(shapeInSurface), outset: outset))
    }

    /// Declares an area in which SwiftUI's drawings take no touches, as for decoration. Real views
    /// and interactive regions there keep theirs.
    ///
    /// An area that covers the whole surface has no effect: it would be a container of all content,
    /// not a decoration.
    ///
    /// - Parameters:
    ///   - shape: As for ``set(_:id:outset:in:)``.
    ///   - id: The area's name.
    ///   - view: The view that the area moves with, not retained; `nil` stands for the surface.
    public func setBackground(
      _ shape: RegionShape = .rect, id: AnyHashable, in view: UIView? = nil
    ) {
      put(shape, .background, id, 0, view)
    }

    /// Declares a spotlight: a region over a whole cover with a hole over a view, through which
    /// touches reach the views behind.
    ///
    /// - Parameters:
    ///   - shape: The part of the target's bounds that is the hole.
    ///   - target: The view under the hole, in the same window. It is not retained.
    ///   - cover: The view that takes the touches around the hole. It is not retained.
    ///   - id: The spotlight's name.
    ///   - outset: How far the outline of the hole moves outwards, in points of the target's space.
    public func setSpotlight(
      _ shape: RegionShape = .rect, on target: UIView, in cover: UIView, id: AnyHashable,
      outset: CGFloat = 0
    ) {
      let hole = Entry(id, .hole, .shape(shape, .view(WeakView(target))), outset: outset)
      put(
        Entry(id, .interactive, .shape(.rect, .view(WeakView(cover))), outset: 0, hole: hole))
    }

    /// Declares a hole: no region of the surface takes touches in it.
    ///
    /// - Parameters:
    ///   - shape: The part of the view's bounds that is the hole.
    ///   - view: The view under the hole, in the same window. It is not retained.
    ///   - id: The hole's name.
    ///   - outset: How far the outline of the hole moves outwards, in points of the view's space.
    public func setHole(
      _ shape: RegionShape = .rect, over view: UIView, id: AnyHashable, outset: CGFloat = 0
    ) {
      put(shape, .hole, id, outset, view)
    }

    /// Removes the area of that name, if there is one.
    public func remove(id: AnyHashable) {
      entries.removeAll { $0.id == id }
      generation += 1
    }

    /// Removes all areas, so that the surface is as if none had ever been set.
    public func removeAll() {
      entries.removeAll()
      generation += 1
    }

    /// Enables or disables the area of that name, without forgetting where it is.
    public func setEnabled(_ isEnabled: Bool, id: AnyHashable) {
      guard let entry = entries.first(where: { $0.id == id }) else { return }
      entry.isEnabled = isEnabled
      generation += 1
    }

    private func put(
      _ shape: RegionShape, _ role: Entry.Role, _ id: AnyHashable, _ outset: CGFloat,
      _ view: UIView?
    ) {
      Misuse.explain(
        "Region \(id) is not a number, so it takes no touches",
        if: !shape.isNumber || !outset.isFinite)
      let anchor = view.map { Anchor.view(WeakView($0)) } ?? .surface
      put(Entry(id, role, .shape(shape, anchor), outset: outset))
    }

    private func put(_ entry: Entry) {
      generation += 1
      guard let index = entries.firstIndex(where: { $0.id == entry.id }) else {
        return entries.append(entry)
      }
      entry.isEnabled = entries[index].isEnabled
      entries[index] = entry
    }
  }
#endif
