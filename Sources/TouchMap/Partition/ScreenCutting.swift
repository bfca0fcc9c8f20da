/// Divides the screen among its claims: first among the upright ones, in a sweep. Then each piece
/// loses what the turned claims in front of it cover, the frontmost first.
struct ScreenCutting {
  /// No more parts than these are asked one by one whether a claim reaches them. We chose it by
  /// measuring.
  private static let fewParts = 16

  private let claims: ContiguousArray<Claims.Claim>
  /// The turned claims, the frontmost first.
  private let turned: ContiguousArray<Int32>
  private let turnedGrid: BoxGrid
  /// For each of them the trapezoids that make it up.
  private let areas: [[Trapezoid]]
  /// Lines no farther apart than this are one, in points.
  private let rounding: Double
  private var pieces = ClaimedPieces()

  /// Parts of one piece, from the top down, and the turned claims that may cover some of them.
  private struct Place {
    var parts: [Trapezoid]
    var front: ArraySlice<Int>
  }

  init(_ claims: Claims) {
    let all = claims.frontToBack
    self.claims = all
    turned = ContiguousArray(
      all.indices.lazy.filter { all[$0].area != nil }.map { Int32(truncatingIfNeeded: $0) })
    turnedGrid = BoxGrid(turned.map { all[Int($0)].box })
    areas = turned.map { claims.areas.trapezoids(all[Int($0)].area ?? 0..<0) }
    rounding = claims.areas.rounding ?? 0
  }

  /// Returns the part of each claim in the screen.
  ///
  /// - Parameter groups: As for ``ClaimSweep``; turned claims have no groups.
  /// - Complexity: As for ``ClaimSweep``, and about O((*t* + *c*) log *t*), where *t* is the number
  ///   of turned claims and *c* that of crossings of visible edges. This is measured and not
  ///   proven: O(*t*²) where claims show beside a part that many others have made jagged.
  mutating func cut(_ screen: Box, groups: ContiguousArray<Int32> = []) -> ClaimedPieces {
    let upright = ClaimSweep.divide(
      screen, among: ContiguousArray(claims.lazy.map { $0.area == nil ? $0.box : .none }),
      rounding: rounding, groups: groups)
    guard !turned.isEmpty else { return upright }
    for piece in upright.pieces {
      let front = turnedGrid.candidates(near: piece.box)
        .prefix { piece.claim < 0 || turned[$0] < piece.claim }
      if front.isEmpty {
        pieces.add(piece.box, to: piece.claim)
      } else {
        var places = [Place(parts: [Trapezoid(piece.box)], front: front)]
        while let place = places.popLast() { places += cut(place, rest: piece.claim) }
      }
    }
    return pieces
  }

  /// Gives each of the claims in front of a place what it covers of the place, and the rest to
  /// another one. Returns the places that are left once most claims reach few of the parts.
  private mutating func cut(_ place: Place, rest: Int32) -> [Place] {
    var (parts, left, taken): ([Trapezoid], [Trapezoid], [Trapezoid]) = (place.parts, [], [])
    var misses = 0
    for (index, claim) in zip(place.front.indices, place.front) where !parts.isEmpty {
      taken.removeAll(keepingCapacity: true)
      left.removeAll(keepingCapacity: true)
      for part in parts {
        if reaches(claim, part, part.box) {
          take(part, for: claim, &taken, &left)
        } else {
          left.append(part)
          misses += 1
        }
      }
      if !taken.isEmpty {
        add(taken, to: turned[claim])
        left.sort { $0.top < $1.top }
        swap(&parts, &left)
      }
      if parts.count > Self.fewParts, misses > 4 * (place.front.endIndex - index) {
        return halves(of: parts, behind: place.front[(index + 1)...])
      }
    }
    add(parts, to: rest)
    return []
  }

  /// Whether a turned claim may cover some of a part, which has a box around it.
  private func reaches(_ claim: Int, _ part: Trapezoid, _ box: Box) -> Bool {
    claims[Int(turned[claim])].box.intersects(box) && areas[claim].contains { $0.mayMeet(part) }
  }

  /// Takes from a part what a turned claim covers.
  private func take(
    _ part: Trapezoid, for claim: Int, _ taken: inout [Trapezoid], _ left: inout [Trapezoid]
  ) {
    var top = part.top
    for area in areas[claim] where area.top < part.bottom && area.bottom > part.top {
      if area.top > top { left.join(part.from(top, to: area.top)) }
      part.cut(by: area, rounding: rounding) {
        taken.join($0)
      } outside: {
        left.join($0)
      }
      top = min(part.bottom, area.bottom)
    }
    if top < part.bottom { left.join(part.from(top, to: part.bottom)) }
  }

  /// Returns both halves of a place, each with the claims that may reach it.
  private func halves(of parts: [Trapezoid], behind front: ArraySlice<Int>) -> [Place] {
    let around = parts.reduce(Box.none) { $0.union($1.box) }
    let isWide = around.maxX - around.minX > around.maxY - around.minY
    func middle(_ box: Box) -> Double { isWide ? box.minX + box.maxX : box.minY + box.maxY }
    let sorted = parts.sorted { middle($0.box) < middle($1.box) }
    return [sorted[..<(sorted.count / 2)], sorted[(sorted.count / 2)...]].map { half in
      let box = half.reduce(Box.none) { $0.union($1.box) }
      let around = Trapezoid(box)
      let near = front.filter { reaches($0, around, box) }
      return Place(parts: half.sorted { $0.top < $1.top }, front: near[...])
    }
  }

  private mutating func add(_ parts: [Trapezoid], to claim: Int32) {
    for convex in Trapezoid.convex(parts) {
      if convex.count == 1, convex[0].isUpright {
        pieces.add(convex[0].box, to: claim)
      } else {
        pieces.add(Trapezoid.corners(of: convex, rounding: rounding), to: claim)
      }
    }
  }
}

extension [Trapezoid] {
  /// Adds a trapezoid, joined with one of those added last if it lies below it.
  fileprivate mutating func join(_ part: Trapezoid) {
    for place in indices.suffix(Trapezoid.nearby).reversed() {
      guard let both = self[place].joined(with: part) else { continue }
      self[place] = both
      return
    }
    append(part)
  }
}
