/// The owner of each part of the screen, as convex pieces that do not overlap.
struct TouchAreas: Sendable {
  /// A piece with one owner.
  struct Region: Sendable {
    /// The node that gets the touches; `nil` if none does.
    var owner: Node.ID?
    /// Whether one of two elements gets the touches, and the dump does not say which.
    var isUndecided: Bool
    var piece: ConvexPolygon
    /// The smallest upright rectangle around the piece, and whether that is the piece.
    let box: Box
    let isBox: Bool

    init(owner: Node.ID?, isUndecided: Bool, piece: ConvexPolygon) {
      self.owner = owner
      self.isUndecided = isUndecided
      self.piece = piece
      box = piece.box
      isBox = piece == ConvexPolygon(box)
    }
  }

  /// The pieces: those without an owner first, then those of the nodes in the order of the source.
  let regions: [Region]
  /// The nodes that own something, in the order of the source.
  let owners: [Node.ID]
  private let sizes: [Node.ID: Double]
  private let grid: BoxGrid

  /// Uses the pieces of a partition, without those that are only rounding errors.
  init(_ partition: TouchPartition) {
    let sorted = partition.regions.sorted { ($0.owner?.index ?? -1) < ($1.owner?.index ?? -1) }
    regions = sorted.flatMap { region in
      region.pieces.filter { !$0.isEmpty }.map {
        Region(owner: region.owner, isUndecided: region.isUndecided, piece: $0)
      }
    }
    var sizes: [Node.ID: Double] = [:]
    for region in regions {
      if let owner = region.owner { sizes[owner, default: 0] += region.piece.area }
    }
    self.sizes = sizes
    grid = BoxGrid(regions.map(\.box))
    owners = sizes.keys.sorted()
  }

  /// Returns the pieces whose boxes overlap another one, in their order.
  func regions(near box: Box) -> [Region] {
    grid.candidates(near: box).map { regions[$0] }.filter { $0.box.intersects(box) }
  }

  /// Calls a function with the parts of a polygon that have one owner, in the order of the owners,
  /// and whether the dump does not say which of two elements gets the touches there.
  func forEach(near part: ConvexPolygon, _ body: (Node.ID?, Bool, ConvexPolygon) -> Void) {
    let box = part.box
    let isBox = part == ConvexPolygon(box)
    grid.forEach(near: box) { place in
      guard regions[place].box.intersects(box) else { return box }
      let (owner, isUndecided) = (regions[place].owner, regions[place].isUndecided)
      if isBox, regions[place].isBox {
        let common = regions[place].box.intersection(box)
        let isAll = common == regions[place].box
        let piece = isAll ? regions[place].piece : ConvexPolygon(common)
        if isAll || !piece.isEmpty { body(owner, isUndecided, piece) }
      } else if let piece = regions[place].piece.intersection(part) {
        body(owner, isUndecided, piece)
      }
      return box
    }
  }

  /// Returns how much a node owns, in square points.
  func area(of node: Node.ID) -> Double { sizes[node] ?? 0 }
}
