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

    init(owner: Node.ID?, isUndecided: Bool, piece: ConvexPolygon) {
      self.owner = owner
      self.isUndecided = isUndecided
      self.piece = piece
      box = piece.box
      isBox = piece.isHalfOpenBox
      area = piece.area
    }
  }

  /// The part of a region that lies in a polygon.
  struct Share {
    let owner: Node.ID?
    let isUndecided: Bool
    let box: Box
    /// The part, unless that is the box.
    let polygon: ConvexPolygon?

    var area: Double { polygon?.area ?? (box.maxX - box.minX) * (box.maxY - box.minY) }
    var piece: ConvexPolygon { polygon ?? ConvexPolygon(box) }

    func contains(_ point: Screen.Point) -> Bool {
      box.contains(point) && polygon?.contains(point) ?? true
    }
  }

  /// The pieces: those without an owner first, then those of the nodes in the order of the source.
  let regions: ContiguousArray<Region>
  /// The nodes that own something, in the order of the source.
  let owners: [Node.ID]
  private let sizes: [Node.ID: Double]
  private let grid: BoxGrid

  /// Uses the pieces of a partition, without those that are only rounding errors.
  init(_ partition: TouchPartition) {
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
    let box = part.box
    let isBox = part.isHalfOpenBox
    grid.forEach(near: box) { place in
      guard regions[place].box.intersects(box) else { return box }
      let (owner, isUndecided) = (regions[place].owner, regions[place].isUndecided)
      if isBox, regions[place].isBox {
        let common = regions[place].box.intersection(box)
        let share = Share(owner: owner, isUndecided: isUndecided, box: common, polygon: nil)
        if share.area > ConvexPolygon.smallestArea { body(share) }
      } else if let piece = regions[place].piece.intersection(part) {
        body(Share(owner: owner, isUndecided: isUndecided, box: piece.box, polygon: piece))
      }
      return box
    }
  }

  /// Returns how much the nodes of a range own, in square points.
  func area(of nodes: Range<Node.ID>) -> Double {
    let first = owners.partitioningIndex { $0 >= nodes.lowerBound }
    return owners[first...].prefix { $0 < nodes.upperBound }.reduce(0) { $0 + area(of: $1) }
  }

  /// Returns how much a node owns, in square points.
  func area(of node: Node.ID) -> Double { sizes[node] ?? 0 }
}
