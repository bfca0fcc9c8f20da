/// The owner of each part of the screen, as convex pieces that do not overlap.
struct TouchAreas: Sendable {
  /// A piece with one owner.
  struct Region: Sendable {
    /// The node that gets the touches; `nil` if none does.
    let owner: Node.ID?
    /// Whether one of two elements gets the touches, and the dump does not say which.
    let isUndecided: Bool
    let piece: ConvexPolygon
    /// The smallest upright rectangle around the piece, and whether that is the piece.
    let box: Box
    let isBox: Bool
    let area: Double

    /// Whether another piece has the same owner, in pieces that are in order.
    func isOfOwner(of other: Region) -> Bool {
      owner == other.owner && (owner != nil || isUndecided == other.isUndecided)
    }

    init(owner: Node.ID?, isUndecided: Bool, piece: ConvexPolygon) {
      self.owner = owner
      self.isUndecided = isUndecided
      self.piece = piece
      box = piece.box
      isBox = piece.isHalfOpenBox
      area = piece.area
    }
  }

  /// A part of the screen.
  struct Part {
    let polygon: ConvexPolygon
    /// The box around it, and whether that is the part.
    let box: Box
    let isBox: Bool
    /// The lines along the edges of a part that is no box.
    private let sides: [HalfPlane]
    private let cut: Cut

    /// The part with room in which piece after piece is clipped to it.
    private final class Cut {
      private var store = PolygonStore(rounding: nil)
      private let outline: PolygonStore.CornerRange

      init(_ polygon: ConvexPolygon) { outline = store.add(polygon) }

      func common(_ piece: ConvexPolygon) -> (box: Box, area: Double) {
        store.common(piece, with: outline)
      }
    }

    init(_ polygon: ConvexPolygon) {
      self.polygon = polygon
      box = polygon.box
      isBox = polygon.isHalfOpenBox
      sides = isBox ? [] : Array(polygon.sides)
      cut = Cut(polygon)
    }

    /// Returns what lies in it of a piece, or `nil`.
    func share(of region: Region) -> Share? {
      // Most boxes around pieces of turned views lie beside a turned part whose box they overlap.
      guard region.box.intersects(box),
        sides.allSatisfy({ $0.depths(of: region.box).most > 0 })
      else { return nil }
      let common: (box: Box, area: Double)
      if isBox, region.isBox {
        let box = region.box.intersection(box)
        common = (box, (box.maxX - box.minX) * (box.maxY - box.minY))
      } else {
        common = cut.common(region.piece)
      }
      guard common.area > ConvexPolygon.smallestArea else { return nil }
      return Share(region: region, part: polygon, box: common.box, area: common.area)
    }
  }

  /// The part of a region that lies in a polygon.
  struct Share {
    fileprivate let region: Region
    fileprivate let part: ConvexPolygon
    /// The box around what they have in common.
    let box: Box
    let area: Double

    var owner: Node.ID? { region.owner }
    var isUndecided: Bool { region.isUndecided }

    /// What they have in common.
    var piece: ConvexPolygon { region.piece.intersection(part) ?? ConvexPolygon(box) }

    func contains(_ point: Screen.Point) -> Bool {
      box.contains(point) && region.piece.contains(point) && part.contains(point)
    }
  }

  /// The pieces: those without an owner first, then those of the nodes in the order of the source.
  let regions: ContiguousArray<Region>
  /// The nodes that own something, in the order of the source.
  let owners: [Node.ID]
  private let sizes: [Node.ID: Double]
  private let grid: BoxGrid
  /// The pieces for parts of the screen with very many of them.
  @Deferred var tree: RegionTree

  /// Uses the pieces of a partition, without those that are only rounding errors.
  ///
  /// - Parameter ranks: The place of each node in the order in which views are asked.
  init(_ partition: TouchPartition, ranks: [Int]) {
    let sorted = partition.regions.sorted { ($0.owner?.index ?? -1) < ($1.owner?.index ?? -1) }
    var regions = ContiguousArray<Region>()
    regions.reserveCapacity(sorted.reduce(0) { $0 + $1.pieces.count })
    var sizes: [Node.ID: Double] = [:]
    for region in sorted {
      var size = 0.0
      for piece in region.pieces {
        let part = Region(owner: region.owner, isUndecided: region.isUndecided, piece: piece)
        guard part.area > ConvexPolygon.smallestArea else { continue }
        regions.append(part)
        size += part.area
      }
      if let owner = region.owner, size > 0 { sizes[owner, default: 0] += size }
    }
    self.regions = regions
    let all = regions
    _tree = Deferred { RegionTree(all, ranks: ranks) }
    self.sizes = sizes
    grid = BoxGrid(regions.map(\.box))
    owners = sizes.keys.sorted()
  }

  /// Calls a function with the pieces whose boxes overlap another one, in their order.
  func forEach(near box: Box, _ body: (Region) -> Void) {
    grid.forEach(near: box) { place in
      if regions[place].box.intersects(box) { body(regions[place]) }
      return box
    }
  }

  /// Returns the owner of a point, in screen points.
  func owner(at point: Screen.Point) -> Node.ID? {
    let box = Box.none.union(point)
    var owner: Node.ID?
    grid.forEach(near: box) { place in
      guard regions[place].piece.contains(point) else { return box }
      owner = regions[place].owner
      return nil
    }
    return owner
  }

  /// Calls a function with the parts of a polygon that have one owner, in the order of the owners.
  func forEachShare(of part: ConvexPolygon, _ body: (Share) -> Void) {
    let part = Part(part)
    grid.forEach(near: part.box) { place in
      if let share = part.share(of: regions[place]) { body(share) }
      return part.box
    }
  }

  /// More pieces in a view are not looked at one by one. A choice.
  private static let mostPieces = 256

  /// Whether very many pieces may lie in a part of the screen.
  func isCrowded(_ box: Box) -> Bool { grid.mayOverlap(box, more: Self.mostPieces) }

  /// Returns the places of the pieces of some nodes.
  func places(of nodes: Range<Node.ID>) -> Range<Int> {
    func first(from node: Node.ID) -> Int {
      regions.partitioningIndex { $0.owner.map { $0 >= node } ?? false }
    }
    return first(from: nodes.lowerBound)..<first(from: nodes.upperBound)
  }

  /// Returns how much the nodes of a range own, in square points.
  func area(of nodes: Range<Node.ID>) -> Double {
    let first = owners.partitioningIndex { $0 >= nodes.lowerBound }
    return owners[first...].prefix { $0 < nodes.upperBound }.reduce(0) { $0 + area(of: $1) }
  }

  /// Returns how much a node owns, in square points.
  func area(of node: Node.ID) -> Double { sizes[node] ?? 0 }
}
