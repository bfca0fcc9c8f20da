/// Cuts the screen into two parts, and these again, until each has few claims. Each of those parts
/// is then cut claim by claim, the frontmost first.
struct ScreenCutting {
  /// A part with no more claims than this is cut directly. A choice, found by measuring.
  private static let fewClaims = 16
  /// How many of the last free pieces a new one is joined with. A choice, found by measuring.
  private static let nearby = 8
  /// The place that means no claim.
  private static let nobody: Int32 = -1

  private let claims: ContiguousArray<Claims.Claim>
  /// The claims that matter to the parts being cut. The claims of a part follow those of the part
  /// that it was cut from.
  private var relevant: ContiguousArray<Int32>
  /// The areas of the claims, behind them those of the part being cut.
  private var areas: PolygonStore
  private var pieces = ClaimedPieces()
  private var free: ContiguousArray<FreePiece> = []
  private var rest: ContiguousArray<FreePiece> = []

  /// A part of the screen that no view in front has claimed.
  private struct FreePiece {
    var box: Box
    /// The area, unless that is the box.
    var area: PolygonStore.CornerRange?
  }

  init(_ claims: Claims) {
    self.claims = claims.frontToBack
    areas = claims.areas
    relevant = ContiguousArray(self.claims.indices.lazy.map { Int32(truncatingIfNeeded: $0) })
  }

  /// Returns the part of each claim in the screen.
  mutating func cut(_ screen: Box) -> ClaimedPieces {
    let all = relevant.indices
    let found = addRelevant(among: all, to: screen)
    cut(screen, found)
    return pieces
  }

  private mutating func cut(_ part: Box, _ found: Range<Int>) {
    let start = relevant.count
    guard found.count > Self.fewClaims else { return cutDirectly(part, found) }
    let isWide = part.maxX - part.minX >= part.maxY - part.minY
    for isAcross in [isWide, !isWide] {
      guard let halves = halves(of: part, isAcross: isAcross, found) else { continue }
      let first = addRelevant(among: found, to: halves.0)
      let second = addRelevant(among: found, to: halves.1)
      if isWorthwhile(found.count, first.count, second.count) {
        cut(halves.0, first)
        cut(halves.1, second)
        return relevant.removeLast(relevant.count - start)
      }
      relevant.removeLast(relevant.count - start)
    }
    cutDirectly(part, found)
  }

  /// Whether it takes less time to cut two halves than the whole part, if the claims in it cross
  /// one another as much as they can.
  private func isWorthwhile(_ whole: Int, _ first: Int, _ second: Int) -> Bool {
    let (first, second) = (Double(first) / Double(whole), Double(second) / Double(whole))
    return first * first * first + second * second * second < 0.85
  }

  /// Collects the claims that touch a part, up to the first that covers it.
  private mutating func addRelevant(among candidates: Range<Int>, to part: Box) -> Range<Int> {
    let (start, end) = (relevant.count, areas.end)
    defer { areas.removeAll(from: end) }
    var partArea: PolygonStore.CornerRange?
    for place in candidates {
      let claim = Int(relevant[place])
      guard claims[claim].box.intersects(part) else { continue }
      guard let area = claims[claim].area else {
        relevant.append(relevant[place])
        if claims[claim].box.covers(part) { break }
        continue
      }
      let around = partArea ?? areas.add(part)
      partArea = around
      guard !areas.areApart(area, around) else { continue }
      relevant.append(relevant[place])
      if areas.covers(area, around) { break }
    }
    return start..<relevant.count
  }

  /// Divides a part where some claim has an edge near the middle, so that the cut divides no more
  /// claims than it must. `nil` if the part is too small.
  private func halves(of part: Box, isAcross: Bool, _ found: Range<Int>) -> (Box, Box)? {
    let (low, high) = isAcross ? (part.minX, part.maxX) : (part.minY, part.maxY)
    let middle = low + (high - low) / 2
    var cut = middle
    var nearest = (high - low) / 4
    for place in found {
      let box = claims[Int(relevant[place])].box
      let (first, last) = isAcross ? (box.minX, box.maxX) : (box.minY, box.maxY)
      if abs(first - middle) < nearest { (cut, nearest) = (first, abs(first - middle)) }
      if abs(last - middle) < nearest { (cut, nearest) = (last, abs(last - middle)) }
    }
    guard cut > low, cut < high else { return nil }
    var halves = (part, part)
    if isAcross {
      halves.0.maxX = cut
      halves.1.minX = cut
    } else {
      halves.0.maxY = cut
      halves.1.minY = cut
    }
    return halves
  }

  private mutating func cutDirectly(_ part: Box, _ found: Range<Int>) {
    let end = areas.end
    defer { areas.removeAll(from: end) }
    free.removeAll(keepingCapacity: true)
    free.append(FreePiece(box: part))
    for place in found where !free.isEmpty {
      let claim = relevant[place]
      rest.removeAll(keepingCapacity: true)
      for piece in free { take(piece, for: claim) }
      swap(&free, &rest)
    }
    for piece in free { give(piece, to: Self.nobody) }
  }

  /// Gives a claim the part of a piece that it covers; the rest stays free.
  private mutating func take(_ piece: FreePiece, for claim: Int32) {
    let box = claims[Int(claim)].box
    guard piece.box.intersects(box) else { return rest.append(piece) }
    if claims[Int(claim)].area != nil || piece.area != nil {
      return takeTurned(piece, for: claim)
    }
    let common = piece.box.intersection(box)
    pieces.add(common, to: claim)
    piece.box.forEachPiece(around: common) { leave($0) }
  }

  /// Leaves a box free, joined with one of those left last if they lie side by side.
  private mutating func leave(_ box: Box) {
    for place in rest.indices.suffix(Self.nearby) where rest[place].area == nil {
      guard let both = rest[place].box.joined(with: box) else { continue }
      rest[place].box = both
      return
    }
    rest.append(FreePiece(box: box))
  }

  /// The same for a claim or a piece that is turned.
  private mutating func takeTurned(_ piece: FreePiece, for claim: Int32) {
    let (box, claimed) = (claims[Int(claim)].box, claims[Int(claim)].area)
    if claimed == nil, box.covers(piece.box) { return give(piece, to: claim) }
    let common = areas.cut(
      piece.area ?? areas.add(piece.box), by: claimed ?? areas.add(box))
    guard !common.isEmpty else { return rest.append(piece) }
    give(self.piece(common), to: claim)
    for area in areas.rest { rest.append(self.piece(area)) }
  }

  private func piece(_ area: PolygonStore.CornerRange) -> FreePiece {
    FreePiece(box: areas.box(around: area), area: areas.isUpright(area) ? nil : area)
  }

  private mutating func give(_ piece: FreePiece, to claim: Int32) {
    if let area = piece.area {
      pieces.add(area, of: areas, to: claim)
    } else {
      pieces.add(piece.box, to: claim)
    }
  }
}
