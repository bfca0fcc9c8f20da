/// The whole screen, cut up by who gets a touch there: exact, without samples.
///
/// Every region lies inside the screen, no two overlap, and together they cover it. A screen without
/// area has no regions.
public struct TouchPartition: Sendable, Hashable {
  /// All of the screen that one node owns.
  public struct Region: Sendable, Hashable {
    /// The node's index in the hierarchy; `nil` where no window takes the touch.
    public let owner: Int?
    /// Convex pieces that do not overlap, in screen points.
    public let pieces: [ConvexArea]
    /// In square points.
    public let area: Double

    /// The pieces as plain polygons, in screen points; each is closed by its first point.
    public var polygons: [[Hierarchy.Point]] { pieces.map { $0.corners.map(\.point) } }
  }

  /// What is cut up: the largest window's frame, in screen points.
  public let screen: Hierarchy.Rect
  /// One region for each owner that has any area, back to front; what nobody owns comes first.
  public let regions: [Region]

  /// Returns the region of a node, or `nil` if no touch reaches the node itself.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of regions.
  public func region(of node: Int) -> Region? {
    places[node].map { regions[$0] }
  }

  /// Returns the node that gets a touch, or `nil` if none does or the point lies off the screen.
  ///
  /// Edges are those of the views: half-open in each view's own space. A line without width, which
  /// two mirrored neighbours can leave between them, belongs to no region.
  ///
  /// - Parameter pointOnScreen: In screen points.
  /// - Complexity: O(*n*), where *n* is the number of pieces; ``TouchIndex`` is the fast way.
  public func owner(at pointOnScreen: Hierarchy.Point) -> Int? {
    regions.first { $0.pieces.contains { $0.contains(pointOnScreen) } }?.owner
  }

  private let places: [Int: Int]

  init(screen: Hierarchy.Rect, regions: [Region]) {
    self.screen = screen
    self.regions = regions
    places = Dictionary(
      uniqueKeysWithValues: regions.indices.compactMap { place in
        regions[place].owner.map { ($0, place) }
      })
  }
}

extension Hierarchy {
  /// Returns the screen cut up by who gets a touch.
  ///
  /// - Parameters:
  ///   - rules: What the names of classes tell.
  ///   - windows: The places of the windows that count; `nil` for all of them.
  /// - Complexity: O(*n* log *n* + *k*), where *n* is the number of nodes and *k* the number of
  ///   pieces, unless a great many edges cross one another.
  public func partition(
    rules: ClassRules = .standard, windows counted: [Int]? = nil
  ) -> TouchPartition {
    let screen = screen
    guard screen.size.area > 0, screen.isFinite else {
      return TouchPartition(screen: screen, regions: [])
    }
    var cutting = ScreenCutting(
      claims: Claims(
        of: self, windows: counted ?? Array(windows.indices), rules: rules, on: Box(screen)
      ).frontToBack)
    return TouchPartition(screen: screen, regions: cutting.regions(of: Box(screen)))
  }
}

extension Hierarchy.Rect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && maxX.isFinite && maxY.isFinite
  }
}
