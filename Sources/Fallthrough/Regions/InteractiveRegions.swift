#if canImport(UIKit)
  import HitTesting
  import UIKit

  /// The areas of an overlay that take touches, as the app declares them.
  ///
  /// Declared regions decide about the background of a ``PassThroughWindow``, and in the mode
  /// `PassThroughMode.regions` about everything but presented controllers. Until the first region
  /// is set the window looks for content by itself; from then on regions count, even if none is
  /// left. Assign a new, empty object to the window to start anew.
  @MainActor
  public final class InteractiveRegions {
    /// Whether a region was ever set.
    @exclusivity(unchecked) public private(set) var isDeclared = false
    /// Where regions that move with a view are while it is animated. Default ``AnimatedPosition/final``.
    public var animatedPosition = AnimatedPosition.final {
      didSet { generation += 1 }
    }
    private var entries: [Entry] = []
    /// Grows with every change, so that a window notices changes without being told.
    @exclusivity(unchecked) private(set) var generation = 0

    /// Creates an object without regions.
    public init() {}

    /// The names of all regions, in the order in which they were first set.
    public var ids: [AnyHashable] { entries.map(\.id) }

    /// Declares a region, or changes the one of the same name; that stays disabled if it was.
    ///
    /// - Parameters:
    ///   - shape: The area, in points, in the coordinate space of `view`. Its position is read when
    ///     a touch asks, so that it follows the view through layout, scrolling and transforms. One
    ///     with a NaN coordinate takes no touches.
    ///   - id: The region's name.
    ///   - outset: How far the outline moves outwards, in points of the same space; a region with
    ///     one that is not finite takes no touches.
    ///   - view: The view that the region moves with. It is not retained; once it is gone, hidden or
    ///     in another window, the region takes no touches. `nil` stands for the window.
    public func set(
      _ shape: RegionShape, id: AnyHashable, outset: CGFloat = 0, in view: UIView? = nil
    ) {
      Misuse.explain(
        "Region \(id) is not a number, so it takes no touches",
        if: !shape.isNumber || !outset.isFinite)
      let anchor = view.map { Anchor.view(WeakView($0)) } ?? .window
      put(Entry(id: id, place: .shape(shape, anchor), outset: outset))
    }

    /// Declares a region whose shape is asked for when a touch asks.
    ///
    /// - Parameters:
    ///   - id: The region's name.
    ///   - outset: How far the outline moves outwards, in points.
    ///   - shapeInWindow: The area, in points, in the window's coordinate space, or `nil` if there
    ///     is none at the moment. It is called within hit tests, so it must change nothing.
    public func set(
      id: AnyHashable, outset: CGFloat = 0,
      shapeInWindow: @escaping @MainActor () -> RegionShape?
    ) {
      put(Entry(id: id, place: .provider(shapeInWindow), outset: outset))
    }

    /// Removes the region of that name, if there is one.
    public func remove(id: AnyHashable) {
      entries.removeAll { $0.id == id }
      generation += 1
    }

    /// Removes all regions. What was declared stays declared: now every touch passes.
    public func removeAll() {
      entries.removeAll()
      generation += 1
    }

    /// Lets the region of that name take touches or not, without forgetting where it is.
    public func setEnabled(_ isEnabled: Bool, id: AnyHashable) {
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
      entries[index].isEnabled = isEnabled
      generation += 1
    }

    /// Whether an enabled region contains a touch.
    ///
    /// - Parameters:
    ///   - pointInWindow: In points, in the coordinate space of `window`.
    ///   - window: The window that asks.
    /// - Complexity: O(*n*), where *n* is the number of regions.
    func contain(_ pointInWindow: CGPoint, in window: UIWindow) -> Bool {
      for entry in entries where entry.isEnabled {
        if entry.contains(pointInWindow, in: window, animated: animatedPosition) { return true }
      }
      return false
    }

    private func put(_ entry: Entry) {
      isDeclared = true
      generation += 1
      guard let index = entries.firstIndex(where: { $0.id == entry.id }) else {
        return entries.append(entry)
      }
      let isEnabled = entries[index].isEnabled
      entries[index] = entry
      entries[index].isEnabled = isEnabled
    }
  }
#endif
