#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The areas that an app declares on a surface, which take touches or ignore them.
  ///
  /// A surface is a ``PassThroughWindow`` or any pass-through view. Its regions add to the views
  /// that take touches by themselves. In the mode `PassThroughMode.regions` of a window, only
  /// regions and presented controllers take touches. What is in front decides first. Real views and
  /// SwiftUI's drawings take touches where they are. An interactive region takes them at the
  /// hosting view around its own view; a region without a view takes them where nothing else does.
  /// Background areas exclude what is drawn there, and regions include it again.
  ///
  /// An area counts where its view could be hit: at its place, or where it is seen while a property
  /// animator moves it (FS-177). Every view around it that clips cuts the area, and the area does
  /// not count while one of them is hidden, nearly transparent or disabled.
  @MainActor
  public final class InteractiveRegions {
    private(set) var entries: [Entry] = []
    /// The view whose regions these are, unless that is a window.
    weak var owner: UIView?
    let outside = OutsideTouches()

    /// Creates an object without regions.
    public init() {}

    /// Called for each touch that lands on the surface outside its content, with its place in the
    /// space of the surface, as ``PassThroughWindow/onTouchOutside``. For a view that is no window
    /// the touches within its own area count.
    public var onTouchOutside: ((CGPoint) -> Void)? { didSet { updateOutsideActions() } }

    /// Called for each tap outside the content of the surface, with the place where the finger came
    /// down, as ``PassThroughWindow/onTapOutside``.
    public var onTapOutside: ((CGPoint) -> Void)? { didSet { updateOutsideActions() } }

    private func updateOutsideActions() {
      noteNoEffect(on: owner) { !$0.isPassThrough }
      outside.own = OutsideActions(touch: onTouchOutside, tap: onTapOutside)
    }

    /// The names of all areas, in the order in which they were first set.
    public var ids: [AnyHashable] { entries.map(\.id) }

    /// Declares a region that takes touches, or changes the area of the same name. An area that was
    /// disabled stays disabled.
    ///
    /// ```swift
    /// window.regions.set(.capsule, id: "toast", outset: 12, in: toast)
    /// ```
    ///
    /// - Parameters:
    ///   - shape: The area, in points, in the coordinate space of `view`. A shape without
    ///     coordinates of its own fills the bounds of `view`. The position is read at each touch,
    ///     so that the area follows the view through layout, scrolling and transforms. A shape with
    ///     a NaN coordinate takes no touches.
    ///   - id: The region's name.
    ///   - outset: How far the outline moves outwards, in points of the same space. If it is not
    ///     finite, the region takes no touches.
    ///   - view: The view that the region moves with. It is not retained; if it is released, hidden
    ///     or in another window, the region takes no touches. `nil` means the surface itself.
    public func set(
      _ shape: RegionShape, id: AnyHashable, outset: CGFloat = 0, in view: UIView? = nil
    ) {
      put(shape, .interactive, id, outset, view)
    }

    /// Declares a region that takes touches and is always as large as a view.
    ///
    /// - Parameters:
    ///   - shape: The part of the view's bounds that takes touches.
    ///   - view: The view. It is not retained; if it is released, hidden or in another window, the
    ///     region takes no touches.
    ///   - id: The region's name.
    ///   - outset: How far the outline moves outwards, in points of the view's space.
    public func set(
      _ shape: RegionShape = .rect, of view: UIView, id: AnyHashable, outset: CGFloat = 0
    ) {
      put(shape, .interactive, id, outset, view)
    }

    /// Declares a region that takes touches and computes its shape at each touch.
    ///
    /// - Parameters:
    ///   - id: The region's name.
    ///   - outset: How far the outline moves outwards, in points.
    ///   - shapeInSurface: Returns the area, in points, in the coordinate space of the window or of
    ///     the pass-through view, or `nil` if there is none at the moment. It is called within hit
    ///     tests, so it must change nothing. In a hit test that it makes itself the region takes no
    ///     touches.
    public func set(
      id: AnyHashable, outset: CGFloat = 0, shapeInSurface: @escaping @MainActor () -> RegionShape?
    ) {
      put(Entry(id, .interactive, .provider(shapeInSurface), outset: outset))
    }

    /// Declares an area in which SwiftUI's drawings take no touches, as for decoration. Real views
    /// and interactive regions there keep their touches.
    ///
    /// An area that covers the whole surface has no effect: it would contain all content, and so it
    /// is not a decoration.
    ///
    /// - Parameters:
    ///   - shape: As for ``set(_:id:outset:in:)``.
    ///   - id: The area's name.
    ///   - view: The view that the area moves with, not retained; `nil` means the surface.
    public func setBackground(
      _ shape: RegionShape = .rect, id: AnyHashable, in view: UIView? = nil
    ) {
      put(shape, .background, id, 0, view)
    }

    /// Declares a spotlight: a region over a whole cover with a hole over the target. Touches in
    /// the hole reach the views behind the cover. A hole counts for all enabled spotlights of its
    /// cover.
    ///
    /// ```swift
    /// cover.isPassThrough = true
    /// cover.touchRegions.setSpotlight(.capsule, on: saveButton, in: cover, id: "save", outset: 8)
    /// ```
    ///
    /// - Parameters:
    ///   - shape: The part of the target's bounds that is the hole; without a target a rectangle or
    ///     path in the space of the cover, as for a tab, which is no view.
    ///   - target: The view under the hole, in any window of the same scene, whether or not it can
    ///     be hit. The hole follows it. It is not retained; while it is elsewhere there is no hole,
    ///     and the log says so once.
    ///   - cover: The view that takes the touches around the hole. It is not retained.
    ///   - id: The spotlight's name.
    ///   - outset: How far the outline of the hole moves outwards, in points of the target's space.
    ///   - reacts: Whether touches in the hole reach the views behind. If not, the target is only
    ///     shown, and the cover takes them there too.
    public func setSpotlight(
      _ shape: RegionShape = .rect, on target: UIView? = nil, in cover: UIView, id: AnyHashable,
      outset: CGFloat = 0, reacts: Bool = true
    ) {
      let hole = Entry(id, .hole, .inView(shape), outset: outset, of: target ?? cover)
      hole.isEnabled = reacts
      noteNoNumber(shape, id, outset)
      noteNoEffect(on: cover) {
        let isRoot = ($0.window as? PassThroughWindow)?.ownsAsBackground($0) ?? false
        return !$0.isPassThrough && $0.admitsTouches && !isRoot
      }
      put(Entry(id, .interactive, .inView(.rect), of: cover, hole: hole))
    }

    /// Removes the area with this name, if there is one.
    public func remove(id: AnyHashable) { entries.removeAll { $0.id == id } }

    /// Removes all areas, as if none had ever been set.
    public func removeAll() { entries.removeAll() }

    /// Enables or disables the area with this name; its shape is kept.
    public func setEnabled(_ isEnabled: Bool, id: AnyHashable) {
      entries.first { $0.id == id }?.isEnabled = isEnabled
    }

    private func put(
      _ shape: RegionShape, _ role: Entry.Role, _ id: AnyHashable, _ outset: CGFloat,
      _ view: UIView?
    ) {
      noteNoNumber(shape, id, outset)
      let place = view == nil ? Place.inSurface(shape) : .inView(shape)
      put(Entry(id, role, place, outset: outset, of: view))
    }

    private func noteNoNumber(_ shape: RegionShape, _ id: AnyHashable, _ outset: CGFloat) {
      Misuse.note(
        "Region \(name: id) is not a number, so it takes no touches",
        if: !shape.isNumber || !outset.isFinite)
    }

    private func noteNoEffect(
      on view: UIView?, _ isMisuse: @escaping @MainActor (UIView) -> Bool
    ) {
      Misuse.noteLater(
        "Regions and spotlights have no effect on a view that takes touches itself; set "
          + "isPassThrough on it, or use the regions of its window", about: view, if: isMisuse)
    }

    private func put(_ entry: Entry) {
      noteNoEffect(on: owner) { !$0.isPassThrough }
      guard let index = entries.firstIndex(where: { $0.id == entry.id }) else {
        return entries.append(entry)
      }
      entry.isEnabled = entries[index].isEnabled
      entries[index] = entry
    }

    /// Moves the areas of markers to this object: markers declare them again only when they move.
    func takeMarkers(of regions: InteractiveRegions) {
      regions.entries.filter { $0.ownView is AreaMarkerView }.forEach(put)
    }
  }
#endif
