/// Who owns which part of the screen, as convex pieces that do not overlap.
struct TouchAreas: Sendable {
  /// The pieces in which a touch goes to each node.
  private(set) var pieces: [Int: [ScreenPiece]] = [:]
  /// The pieces in which it goes to nobody.
  private(set) var unowned: [ScreenPiece] = []

  /// Takes the pieces of a partition, without those that are only rounding errors.
  init(_ partition: TouchPartition) {
    for region in partition.regions {
      let areas = region.pieces.map { ScreenPiece(corners: $0.corners.map(\.point)) }
        .filter { !$0.isEmpty }
      if let owner = region.owner {
        if !areas.isEmpty { pieces[owner] = areas }
      } else {
        unowned = areas
      }
    }
    owners = pieces.keys.sorted()
  }

  /// The nodes that own something, in the order of the source.
  private(set) var owners: [Int] = []

  /// Returns how much a node owns, in square points.
  func area(of node: Int) -> Double {
    pieces[node]?.reduce(0) { $0 + $1.area } ?? 0
  }
}
