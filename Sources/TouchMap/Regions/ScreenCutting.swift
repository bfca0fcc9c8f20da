/// Cuts the screen up: quarter by quarter until few claims are left in each, and there claim by
/// claim, the frontmost first.
struct ScreenCutting {
  /// A quarter with no more claims than this is cut directly. A choice, found by measuring.
  private static let fewClaims = 12
  /// Claims that all meet in one point would be quartered for ever.
  private static let deepestQuarter = 12

  private let claims: [Claims.Claim]
  private var upright: [Int: [Box]] = [:]
  private var turned: [Int: [ConvexArea]] = [:]
  /// Stands for nobody.
  private static let nobody = -1

  init(claims: [Claims.Claim]) {
    self.claims = claims
  }

  mutating func regions(of screen: Box) -> [TouchPartition.Region] {
    cut(screen, among: Array(claims.indices), depth: 0)
    var rank: [Int: Int] = [:]
    for (place, claim) in claims.reversed().enumerated() { rank[claim.node] = place }
    let owners = Set(upright.keys).union(turned.keys).sorted {
      rank[$0, default: Self.nobody] < rank[$1, default: Self.nobody]
    }
    return owners.map { owner in
      let rects = UprightMerge(upright[owner] ?? []).merged
      let pieces = rects.map { ConvexArea($0) } + (turned[owner] ?? [])
      return TouchPartition.Region(
        owner: owner == Self.nobody ? nil : owner, pieces: pieces,
        area: pieces.reduce(0) { $0 + $1.area })
    }
  }

  private mutating func cut(_ quarter: Box, among candidates: [Int], depth: Int) {
    let relevant = relevantClaims(candidates, in: quarter)
    guard relevant.count > Self.fewClaims, depth < Self.deepestQuarter,
      let quarters = quarter.quarters
    else {
      let allUpright = relevant.allSatisfy { claims[$0].isUpright }
      return allUpright ? cutUpright(quarter, relevant) : cutTurned(quarter, relevant)
    }
    for quarter in quarters { cut(quarter, among: relevant, depth: depth + 1) }
  }

  /// The claims that have to do with a quarter, up to the first that covers it.
  private func relevantClaims(_ candidates: [Int], in quarter: Box) -> [Int] {
    var relevant: [Int] = []
    for candidate in candidates {
      let claim = claims[candidate]
      guard claim.box.intersects(quarter) else { continue }
      relevant.append(candidate)
      if claim.isUpright, claim.box.covers(quarter) { break }
    }
    return relevant
  }

  private mutating func cutUpright(_ quarter: Box, _ relevant: [Int]) {
    var free = [quarter]
    for candidate in relevant where !free.isEmpty {
      let claim = claims[candidate]
      var rest: [Box] = []
      for piece in free {
        guard let common = piece.intersection(claim.box) else {
          rest.append(piece)
          continue
        }
        upright[claim.node, default: []].append(common)
        piece.addPieces(around: common, to: &rest)
      }
      free = rest
    }
    if !free.isEmpty { upright[Self.nobody, default: []] += free }
  }

  private mutating func cutTurned(_ quarter: Box, _ relevant: [Int]) {
    var free = [ConvexArea(quarter)]
    for candidate in relevant where !free.isEmpty {
      let claim = claims[candidate]
      var rest: [ConvexArea] = []
      for piece in free {
        let (common, pieces) = piece.cut(by: claim.area)
        if let common { turned[claim.node, default: []].append(common) }
        rest += pieces
      }
      free = rest
    }
    if !free.isEmpty { turned[Self.nobody, default: []] += free }
  }
}
