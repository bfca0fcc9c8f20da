/// The parts of a screen whose touches go to another view than before.
///
/// Views are matched by properties that are the same in every run of an app, never by address: by
/// class path and place among similar views, then by an identifier that is unique in both screens,
/// then by a class that is unique in both.
public struct OwnerDiff: Sendable {
  /// A part of the screen with another owner than before.
  public struct Change: Sendable {
    /// The owner before, a node of the first screen; `nil` if no view got touches there.
    public var before: Node.ID?
    /// The owner now, a node of the second screen; `nil` if no view gets touches there.
    public var after: Node.ID?
    /// How large the part is, in square points.
    public var area: Double
    /// The part, in pieces that do not overlap: corners in screen points.
    public var polygons: [[Screen.Point]]
  }

  /// Smaller changes are rounding, in square points. A choice.
  static let smallestArea = 0.5

  /// The changes, the largest first.
  public let changes: [Change]
  /// The changed part of the area that both screens cover, from 0 to 1.
  public let changed: Double
  /// The area that both screens cover, in screen points.
  public let common: Screen.Rect
  /// Whether the screens have an area in common; without one nothing was compared.
  public var isComparable: Bool { common.size.area > 0 }
  package let before: ScreenSurvey
  package let after: ScreenSurvey
  /// Which nodes are the same.
  package let matches: NodeMatches

  /// Compares two screens where both have an area.
  ///
  /// - Complexity: O(*p* + *q* + *k*), the numbers of the screens' pieces with one owner and of the
  ///   pairs of them that overlap, unless many pieces are large.
  public init(from before: Screen, to after: Screen, rules: ClassRules = .standard) {
    self.before = ScreenSurvey(before, rules: rules)
    self.after = ScreenSurvey(after, rules: rules)
    common = before.frame.intersection(after.frame)
    let matches = NodeMatches(from: before, to: after)
    self.matches = matches
    var pieces: [Pair: [ConvexPolygon]] = [:]
    let bounds = ConvexPolygon(common)
    let (surveyAfter, areasAfter) = (self.after, self.after.areas)
    for region in self.before.areas.regions {
      guard let piece = region.piece.intersection(bounds) else { continue }
      let box = piece.box
      let owner = region.owner.map(self.before.withKeysJoined)
      let heir = owner.flatMap { matches[$0] }
      areasAfter.forEach(near: box) { other in
        let next = other.owner.map(surveyAfter.withKeysJoined)
        let isSame = owner == nil ? next == nil : heir == next && heir != nil
        guard !isSame, let part = other.piece.intersection(piece) else { return }
        pieces[Pair(before: owner, after: next), default: []].append(part)
      }
    }
    changes = pieces.map { Change(pair: $0.key, pieces: $0.value) }
      .filter { $0.area >= Self.smallestArea }
      .sorted { ($0.area, $1.order) > ($1.area, $0.order) }
    let area = common.size.area
    changed = area > 0 ? min(1, changes.reduce(0) { $0 + $1.area } / area) : 0
  }

  fileprivate struct Pair: Hashable {
    var before: Node.ID?
    var after: Node.ID?
  }
}

extension OwnerDiff.Change {
  fileprivate init(pair: OwnerDiff.Pair, pieces: [ConvexPolygon]) {
    self.init(
      before: pair.before, after: pair.after, area: pieces.reduce(0) { $0 + $1.area },
      polygons: pieces.map(\.points))
  }

  /// Equally large changes are in the order of the source.
  fileprivate var order: Int { (before?.index ?? -1) * 1_000_003 + (after?.index ?? -1) }
}
