/// Divides the screen among its claims: first among the upright ones, in a sweep. Then each piece is
/// cut by the turned claims in front of it, the frontmost first.
struct ScreenCutting {
  /// A piece with no more turned claims than this is cut directly. We chose it by measuring.
  private static let fewClaims = 16
  /// How many of the last free pieces a new one is joined with. We chose it by measuring.
  private static let nearby = 8

  private let claims: ContiguousArray<Claims.Claim>
  /// The turned claims, the frontmost first.
  private let turned: ContiguousArray<Int32>
  private let turnedGrid: BoxGrid
  /// The claims that matter to the parts being cut. The claims of a part follow those of the part
  /// that it was cut from.
  private var relevant: ContiguousArray<Int32> = []
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
    let all = claims.frontToBack
    self.claims = all
    areas = claims.areas
    turned = ContiguousArray(
      all.indices.lazy.filter { all[$0].area != nil }.map { Int32(truncatingIfNeeded: $0) })
    turnedGrid = BoxGrid(turned.map { all[Int($0)].box })
  }

  /// Returns the part of each claim in the screen.
  ///
  /// - Parameter groups: As for ``ClaimSweep``; turned claims have no groups.
  mutating func cut(_ screen: Box, groups: ContiguousArray<Int32> = []) -> ClaimedPieces {
    var boxes = ContiguousArray<Box>()
    boxes.reserveCapacity(claims.count)
    for place in claims.indices { boxes.append(isHidden(place) ? .none : claims[place].box) }
    let upright = ClaimSweep.divide(screen, among: boxes, groups: groups)
    guard !turned.isEmpty else { return upright }
    for piece in upright.pieces {
      let start = relevant.count
      addTurned(inFrontOf: piece.claim, near: piece.box)
      if piece.claim >= 0 { relevant.append(piece.claim) }
      let found = addRelevant(among: start..<relevant.count, to: piece.box)
      cut(piece.box, found)
      relevant.removeLast(relevant.count - start)
    }
    return pieces
  }

  /// Whether a claim takes no part in the sweep: a turned one, and one that a turned claim hides.
  private mutating func isHidden(_ place: Int) -> Bool {
    guard claims[place].area == nil else { return true }
    guard !turned.isEmpty else { return false }
    let (box, start, end) = (claims[place].box, relevant.count, areas.end)
    defer {
      relevant.removeLast(relevant.count - start)
      areas.removeAll(from: end)
    }
    addTurned(inFrontOf: Int32(truncatingIfNeeded: place), near: box)
    let around = areas.add(box)
    return relevant[start...].contains { claim in
      guard let area = claims[Int(claim)].area, claims[Int(claim)].box.covers(box) else {
        return false
      }
      return areas.covers(area, around)
    }
  }

  /// Adds the turned claims in front of a claim that may touch a box.
  private mutating func addTurned(inFrontOf claim: Int32, near box: Box) {
    for place in turnedGrid.candidates(near: box) {
      guard claim < 0 || turned[place] < claim else { break }
      relevant.append(turned[place])
    }
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
    for piece in free { give(piece, to: ClaimedPieces.nobody) }
  }

  /// Gives a claim the part of a piece that it covers; the rest stays free.
  private mutating func take(_ piece: FreePiece, for claim: Int32) {
    let box = claims[Int(claim)].box
    guard piece.box.intersects(box) else { return rest.append(piece) }
    if claims[Int(claim)].area != nil || piece.area != nil { return takeTurned(piece, for: claim) }
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
    let common = areas.cut(piece.area ?? areas.add(piece.box), by: claimed ?? areas.add(box))
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
