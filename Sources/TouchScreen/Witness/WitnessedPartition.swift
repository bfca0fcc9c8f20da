/// The screen cut up by the rule, and by the answers of the live UIKit where they differ from it.
///
/// The answers say who gets a touch at a point, and not up to which edge. So a part changes its
/// owner that lies in the outline of the view which UIKit named, or of what is drawn in it, if
/// UIKit named the same view at each point of the part where it was asked, and was asked at many.
/// Elsewhere only a square around the point changes its owner. Both are choices.
package struct WitnessedPartition: Sendable {
  package private(set) var partition: TouchPartition
  /// The nodes of which each piece was asked about and found to be theirs.
  package private(set) var confirmed: Set<Node.ID> = []
  /// At how many points the partition follows UIKit and not the rule, at how many the other way
  /// round, and how many points were asked about, without those right at an edge.
  package private(set) var count = (followed: 0, contradicted: 0, asked: 0)

  private typealias Owner = Screen.Witness.Owner
  private var pieces: [Node.ID?: [ConvexPolygon]] = [:]

  private struct Answer {
    var point: Screen.Point
    var owner: Owner
    var differs: Bool
  }

  /// - Complexity: O(*p* · *q*), where *p* is the number of points and *q* that of pieces.
  package init(
    _ partition: TouchPartition, of screen: Screen, _ outlines: ScreenOutlines, rules: ClassRules
  ) {
    self.partition = partition
    guard !screen.witnesses.isEmpty else { return }
    let answers = Self.answers(on: screen, rules)
    count.asked = answers.count
    var open: Set<Node.ID?> = []
    for region in partition.regions {
      for piece in region.pieces {
        let box = piece.box
        let inside = answers.filter { box.contains($0.point) && piece.contains($0.point) }
        for part in Self.parts(of: piece, inside, screen, outlines) {
          let asked = inside.filter { part.contains($0.point) }
          if !take(part, of: region.owner, asked) { open.insert(region.owner) }
        }
      }
    }
    confirmed = Set(pieces.keys.compactMap { $0 }).subtracting(open.compactMap { $0 })
    if count.followed > 0 { self.partition = partition.withPieces(pieces) }
  }

  private static func answers(on screen: Screen, _ rules: ClassRules) -> [Answer] {
    let owners = RuleOwners(on: screen, rules: rules)
    return screen.witnesses.flatMap { witness in
      witness.points.compactMap { point in
        let comparison = owners.compare(witness.owner, with: owners.owner(at: point), at: point)
        return comparison == .onEdge
          ? nil : Answer(point: point, owner: witness.owner, differs: comparison == .differs)
      }
    }
  }

  /// Gives a part to its owners; returns whether its owner by the rule is confirmed, or has lost it.
  private mutating func take(
    _ part: ConvexPolygon, of owner: Node.ID?, _ asked: [Answer]
  ) -> Bool {
    let differing = asked.filter { $0.differs && $0.owner.isKnown }
    let isDense = Double(asked.count) * Self.mostAreaOfPoint >= part.area
    if isDense, let first = differing.first, asked.allSatisfy({ $0.owner == first.owner }) {
      pieces[first.owner.node, default: []].append(part)
      count.followed += asked.count
      return true
    }
    var rest = [part]
    for answer in differing.prefix(Self.mostSquares) {
      let square = ConvexPolygon(Self.square(around: answer.point))
      pieces[answer.owner.node, default: []] += rest.compactMap { $0.intersection(square) }
      rest = rest.flatMap { $0.subtracting(square) }
      count.followed += 1
    }
    pieces[owner, default: []] += rest
    let left = asked.count { $0.differs } - min(differing.count, Self.mostSquares)
    count.contradicted += left
    return left == 0 && !asked.isEmpty
  }

  /// Returns a piece cut up by the outlines of the views that UIKit named in it against the rule,
  /// and of what is drawn in them.
  private static func parts(
    of piece: ConvexPolygon, _ answers: [Answer], _ screen: Screen, _ outlines: ScreenOutlines
  ) -> [ConvexPolygon] {
    let named = Set(answers.filter(\.differs).compactMap(\.owner.node))
    let cutters = named.sorted().flatMap { view in
      let drawn = screen.subtree(of: view).filter {
        $0 == view || screen.nodes[$0].kind == .layer || screen.nodes[$0].flags.contains(.content)
      }
      return drawn.prefix(mostDrawn).compactMap { outlines.outlines[$0] }
    }
    return cutters.reduce([piece]) { parts, cutter in
      parts.flatMap { part in
        part.intersection(cutter).map { part.subtracting(cutter) + [$0] } ?? [part]
      }
    }
  }

  private static func square(around point: Screen.Point) -> Screen.Rect {
    let side = WitnessPoints.spacing
    return Screen.Rect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
  }

  /// The outlines of more layers, and the squares of more points of one part, are not tried.
  /// Choices.
  private static let (mostDrawn, mostSquares) = (32, 500)
  /// In square points: a capture asks at about four times as many. A choice.
  private static let mostAreaOfPoint = 4 * WitnessPoints.spacing * WitnessPoints.spacing
}
