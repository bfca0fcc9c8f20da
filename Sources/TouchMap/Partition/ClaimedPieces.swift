/// Pieces of the screen with the claims that own them.
struct ClaimedPieces {
  /// The place that means no claim.
  static let nobody: Int32 = -1

  struct Piece {
    /// The claim's place, -1 for no claim.
    let claim: Int32
    let box: Box
    /// The area, unless that is the box.
    let area: PolygonStore.CornerRange?
  }

  private(set) var pieces: ContiguousArray<Piece> = []
  private var areas = PolygonStore(rounding: 0)

  /// Adds an upright piece to a claim by its place, -1 for no claim.
  mutating func add(_ box: Box, to claim: Int32) {
    pieces.append(Piece(claim: claim, box: box, area: nil))
  }

  /// Adds another piece.
  mutating func add(_ corners: [ConvexPolygon.Corner], to claim: Int32) {
    let area = areas.add(ConvexPolygon(corners: corners))
    pieces.append(Piece(claim: claim, box: areas.box(around: area), area: area))
  }

  /// Calls a function with the pieces of each of so many claims, joined where they lie side by
  /// side; those without a claim come first, and then the claims from the last to the first.
  func forEach(claimCount: Int, _ body: (Int?, [ConvexPolygon]) -> Void) {
    let (sorted, ends) = sortedByClaim(claimCount: claimCount)
    var boxes: ContiguousArray<Box> = []
    for claim in [-1] + (0..<claimCount).reversed() {
      let own = sorted[(claim < 0 ? 0 : ends[claim])..<ends[claim + 1]]
      guard !own.isEmpty else { continue }
      boxes.removeAll(keepingCapacity: true)
      for piece in own where pieces[Int(piece)].area == nil { boxes.append(pieces[Int(piece)].box) }
      let turnedCount = own.count - boxes.count
      boxes.joinNeighbors()
      var result: [ConvexPolygon] = []
      result.reserveCapacity(boxes.count + turnedCount)
      for box in boxes { result.append(ConvexPolygon(box)) }
      for piece in own {
        if let area = pieces[Int(piece)].area { result.append(areas.polygon(area)) }
      }
      body(claim < 0 ? nil : claim, result)
    }
  }

  /// Returns the places of the pieces in the order of their claims, sorted by counting, and for
  /// each claim, no claim first, the end of its pieces in there.
  private func sortedByClaim(
    claimCount: Int
  ) -> (pieces: ContiguousArray<Int32>, ends: ContiguousArray<Int>) {
    // First where each claim's pieces begin, one place further on.
    var ends = ContiguousArray(repeating: 0, count: claimCount + 2)
    for piece in pieces { ends[Int(piece.claim) + 2] += 1 }
    for place in 1..<ends.count { ends[place] += ends[place - 1] }
    var sorted = ContiguousArray<Int32>(repeating: 0, count: pieces.count)
    for (place, piece) in pieces.enumerated() {
      let claim = Int(piece.claim) + 1
      sorted[ends[claim]] = Int32(truncatingIfNeeded: place)
      ends[claim] += 1
    }
    return (sorted, ends)
  }
}
