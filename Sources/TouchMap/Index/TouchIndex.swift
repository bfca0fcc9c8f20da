/// Answers which view gets a touch at a point, for one screen and very many points.
///
/// The answers are those of ``Screen/touch(at:rules:)``, which follows UIKit's own rule step by
/// step. They are equal to the last bit of every coordinate, also for views that are rotated,
/// scaled, mirrored, scrolled, clipped, hidden or pass-through. Where the point is so near to an
/// edge that rounding decides, the index converts the point level by level as UIKit does.
///
/// An index never changes: build another one for a changed screen. Queries allocate no memory, and
/// any number of threads may make them at once.
///
/// Memory: about 130 bytes for each node, on average at most 24 entries of about 12 bytes for each
/// view that can get touches, and some 200 bytes for each view that is turned. Coordinates and
/// overlaps do not change that. See ARCHITECTURE.md for the structure.
public struct TouchIndex: Sendable {
  let table: ViewTable
  let grid: CellGrid
  /// For accessibility elements, the entries that the nodes of the table represent.
  let entries: [ElementOrder.Entry]?

  /// The largest window's frame, in screen points.
  public let frame: Screen.Rect

  /// Builds the index of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - rules: The rules for the names of classes.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public init(_ screen: Screen, rules: ClassRules = .standard) {
    self.init(TouchAsker(screen, rules: rules))
  }

  /// Builds the index with assumptions about some views that contradict the rules.
  init(_ asker: TouchAsker, assuming assumed: HitTestWalk.Assumed = .init()) {
    self.init(asker, ViewTable(asker, assumed))
  }

  /// Builds the index of views that are known.
  init(_ asker: TouchAsker, _ table: ViewTable) {
    frame = asker.screen.frame
    entries = asker.elements?.entries
    self.table = table
    grid = CellGrid(table)
  }

  /// Returns the accessibility element, or the undecided part, that gets a touch.
  func element(at pointOnScreen: Screen.Point) -> ElementOrder.Entry? {
    guard let entries, let rank = grid.front(at: pointOnScreen, in: table) else { return nil }
    return entries[table.order.node(at: rank).index - 1]
  }

  /// Returns the node that gets a touch, or `nil` if no window takes it.
  ///
  /// - Parameter pointOnScreen: Where the finger lands, in screen points.
  /// - Complexity: O(1) where views are evenly distributed; at worst O(*k* *d*), where *k* is the
  ///   number of views in front of the receiver near the point and *d* is their depth.
  public func receiver(ofTouchAt pointOnScreen: Screen.Point) -> Node.ID? {
    guard entries == nil else { return element(at: pointOnScreen)?.node }
    return grid.front(at: pointOnScreen, in: table).map(table.order.node)
  }
}
