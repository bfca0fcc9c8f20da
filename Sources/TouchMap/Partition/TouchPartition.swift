/// The whole screen, cut up by the receivers of touches: exact, without samples.
///
/// Every region lies inside the screen, no two overlap, and together they cover it. A screen
/// without area has no regions.
public struct TouchPartition: Sendable {
  /// All of the screen that one node owns.
  public struct Region: Sendable, Hashable {
    /// The node; `nil` where no window takes the touch.
    public let owner: Node.ID?
    /// Convex pieces that do not overlap, in screen points.
    package let pieces: [ConvexPolygon]
    /// In square points.
    public let area: Double
    /// Whether one of two elements gets the touches there, and the dump does not say which.
    public let isUndecided: Bool

    /// The pieces as plain polygons, in screen points. From the last point of each a line goes back
    /// to the first, which is not repeated.
    public var polygons: [[Screen.Point]] { pieces.map { $0.corners.map(\.point) } }
  }

  /// The cut area: the largest window's frame, in screen points.
  public let frame: Screen.Rect
  /// One region for each owner that has any area, back to front; the region without an owner comes
  /// first.
  public private(set) var regions: [Region]

  /// Returns the region of a node, or `nil` if no touch reaches the node itself.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of regions.
  public func region(of node: Node.ID) -> Region? {
    guard entries == nil else { return regions.first { $0.owner == node } }
    let order = table.order
    guard let rank = order.rank(of: node) else { return nil }
    // The region without an owner comes before all others.
    let place = regions.partitioningIndex { region in
      region.owner.flatMap(order.rank) ?? -1 >= rank
    }
    return place < regions.count && regions[place].owner == node ? regions[place] : nil
  }

  /// Returns the node that gets a touch, or `nil` if none does or the point lies off the screen.
  ///
  /// Edges are those of the views: half-open in each view's own space. If the point is so near to
  /// an edge that rounding decides, the views there convert the point as UIKit does.
  ///
  /// - Parameter pointOnScreen: In screen points.
  /// - Complexity: O(*n*), where *n* is the number of pieces; ``TouchIndex`` is faster.
  public func owner(at pointOnScreen: Screen.Point) -> Node.ID? {
    guard frame.contains(pointOnScreen) else { return nil }
    let inside = regions.first { region in
      region.pieces.contains { $0.contains(pointOnScreen, clearBy: rounding) }
    }
    return inside.map(\.owner) ?? table.front(at: pointOnScreen).flatMap(owner)
  }

  /// Returns the owner that a node of the table represents.
  private func owner(of node: Node.ID) -> Node.ID? {
    guard let entries else { return node }
    return entries.indices.contains(node.index - 1) ? entries[node.index - 1].node : nil
  }

  /// The pairs of elements that overlap without an order.
  var rivals: [ElementOrder.Rivals] { entries?.compactMap(\.rivals) ?? [] }

  /// The views, for their order and for points that lie on an edge.
  private let table: ViewTable
  /// For accessibility elements, the entries that the nodes of the table represent.
  private let entries: [ElementOrder.Entry]?
  /// How far an edge may be from where the views see it.
  private let rounding: Double

  /// Cuts up a screen whose classes and order of elements are known.
  init(of asker: TouchAsker, on frame: Screen.Rect) {
    self.init(of: ViewTable(asker), on: frame, entries: asker.elements?.entries)
  }

  /// Cuts up a screen whose views are known, and for accessibility elements the entries that the
  /// nodes of the table represent.
  ///
  /// - Parameter seen: For each place in paint order whether the view there may get touches
  ///   somewhere; `nil` if that is not known.
  init(
    of table: ViewTable, on frame: Screen.Rect, entries: [ElementOrder.Entry]? = nil,
    seen: [Bool]? = nil
  ) {
    self.frame = frame
    self.entries = entries
    self.table = table
    rounding = table.largestMargin + frame.rounding
    guard frame.size.area > 0, frame.isFinite else {
      regions = []
      return
    }
    // Edges too far away for the screen's precision must not make all others inexact.
    let claims = Claims(
      of: table, on: Box(frame), rounding: min(rounding, 0x1p10 * frame.rounding), seen: seen)
    let nodes = claims.frontToBack.map { table.order.node(at: $0.rank) }
    let groups = entries.map { Self.groups(of: nodes, $0) } ?? []
    var cutting = ScreenCutting(claims)
    let pieces = cutting.cut(Box(frame), groups: groups)
    var regions: [Region] = []
    pieces.forEach(claimCount: nodes.count) { claim, pieces in
      let node = claim.map { nodes[$0] }
      let entry = entries.flatMap { entries in node.map { entries[$0.index - 1] } }
      regions.append(
        Region(
          owner: entries == nil ? node : entry?.node, pieces: pieces,
          isUndecided: entry?.rivals != nil))
    }
    self.regions = regions
  }

  /// Returns for each claim the rearmost one of the same element; all undecided parts are one.
  private static func groups(
    of nodes: [Node.ID], _ entries: [ElementOrder.Entry]
  ) -> ContiguousArray<Int32> {
    var groups = ContiguousArray<Int32>(repeating: 0, count: nodes.count)
    var rearmost: [Node.ID?: Int32] = [:]
    for (place, node) in nodes.enumerated().reversed() {
      let place = Int32(truncatingIfNeeded: place)
      let owner = entries[node.index - 1].node
      groups[Int(place)] = rearmost[owner] ?? place
      rearmost[owner] = groups[Int(place)]
    }
    return groups
  }
}

extension TouchPartition.Region {
  fileprivate init(owner: Node.ID?, pieces: [ConvexPolygon], isUndecided: Bool) {
    self.owner = owner
    self.pieces = pieces
    self.isUndecided = isUndecided
    area = pieces.reduce(0) { $0 + $1.area }
  }
}

extension TouchPartition: Hashable {
  /// Whether both cut up the same screen in the same way.
  public static func == (left: Self, right: Self) -> Bool {
    left.frame == right.frame && left.regions == right.regions
  }

  /// Hashes the screen and the regions.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame)
    hasher.combine(regions)
  }
}

extension TouchIndex {
  /// Returns the screen cut up by the receivers of touches.
  ///
  /// - Complexity: O(*n* + *v* log *v* + *k*), where *n* is the number of views, *v* that of views
  ///   in sight, and *k* the number of pieces, unless a great many edges cross one another.
  public func partition() -> TouchPartition {
    TouchPartition(of: table, on: frame, entries: entries, seen: grid.seen(among: table))
  }
}

extension Screen {
  /// Returns the screen cut up by the receivers of touches.
  ///
  /// - Parameters:
  ///   - rules: The rules for the names of classes.
  ///   - counted: The places in ``windows`` of the windows that count, each of which must exist;
  ///     `nil` for all of them.
  /// - Complexity: As for ``TouchIndex/partition()``, which is faster where there is an index.
  public func partition(
    rules: ClassRules = .standard, windows counted: [Int]? = nil
  ) -> TouchPartition {
    var part = self
    if let counted { part.windows = counted.map { windows[$0] } }
    return TouchPartition(of: TouchAsker(part, rules: rules), on: frame)
  }
}

extension Screen.Rect {
  /// How far rounding may move a point of the screen.
  fileprivate var rounding: Double {
    0x1p-40 * max(1, abs(origin.x), abs(origin.y), abs(maxX), abs(maxY))
  }
}
