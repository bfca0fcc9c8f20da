/// The targets of a screen that lose their taps, found at points.
struct TapVictims: Sendable {
  /// A target that loses its taps where another view gets them.
  struct Victim: Sendable {
    let target: ScreenVerdict.Target
    /// The node because of which, and the acting node around what takes the taps.
    let culprit: Culprit?
    let taker: Node.ID?
    fileprivate let polygon: ConvexPolygon
    fileprivate let subtree: Range<Node.ID>
  }

  /// The smallest first: of two at a point the one is meant that lies in the other.
  let victims: [Victim]
  private let bounds: Screen.Rect
  private let actors: [Node.ID?]
  /// For each cell of a grid over the screen the victims there.
  private let cells: [[Int]]
  private static let side = 32

  init(_ screen: Screen, rules: ClassRules) {
    let survey = ScreenSurvey(screen, rules: rules)
    let verdict = ScreenVerdict(survey, triesFixes: false)
    let actors = survey.acting.actors
    bounds = screen.frame
    self.actors = actors
    var culprits: [Node.ID: Culprit] = [:]
    for culprit in verdict.culprits {
      for place in culprit.blocked { culprits[verdict.blocked[place].node] = culprit }
    }
    let victims = verdict.asked.filter {
      $0.fate.mark?.isLost == true && !$0.outline.isEmpty
    }.map { target in
      Victim(
        target: target, culprit: culprits[target.node],
        taker: target.tap.by.map { actors[$0] ?? $0 },
        polygon: ConvexPolygon(points: target.outline), subtree: screen.subtree(of: target.node))
    }.sorted { ($0.polygon.area, $0.target.node) < ($1.polygon.area, $1.target.node) }
    self.victims = victims
    var cells: [[Int]] = []
    if !victims.isEmpty {
      cells = Array(repeating: [], count: Self.side * Self.side)
      for (place, victim) in victims.enumerated() {
        let box = victim.polygon.boundingBox
        let (first, last) = (
          Self.cell(box.origin, in: bounds),
          Self.cell(Screen.Point(x: box.maxX, y: box.maxY), in: bounds)
        )
        for row in first.row...max(first.row, last.row) {
          for column in first.column...max(first.column, last.column) {
            cells[row * Self.side + column].append(place)
          }
        }
      }
    }
    self.cells = cells
  }

  private static func cell(
    _ point: Screen.Point, in bounds: Screen.Rect
  ) -> (column: Int, row: Int) {
    func step(_ value: Double, _ length: Double) -> Int {
      NumberText.count(value / length * Double(side), limit: side - 1)
    }
    return (
      step(point.x - bounds.origin.x, bounds.size.width),
      step(point.y - bounds.origin.y, bounds.size.height)
    )
  }

  /// Returns the target that a tap was aimed at and did not reach: one around the point that loses
  /// its taps, unless the tap acts on a target in front of it.
  @inline(__always)
  func victim(at point: Screen.Point, _ receiver: Node.ID?, _ reason: TapReason) -> Int? {
    guard !cells.isEmpty, bounds.contains(point) else { return nil }
    return lookUp(point, receiver, reason)
  }

  private func lookUp(
    _ point: Screen.Point, _ receiver: Node.ID?, _ reason: TapReason
  ) -> Int? {
    guard reason != .disabledControl, reason != .undecided else { return nil }
    let (column, row) = Self.cell(point, in: bounds)
    return cells[row * Self.side + column].first { place in
      let victim = victims[place]
      guard victim.polygon.contains(point) else { return false }
      guard let receiver else { return true }
      guard !victim.subtree.contains(receiver) else { return false }
      return reason != .acts || actors[receiver] == victim.taker
    }
  }
}

extension TapTally {
  /// The taps that were aimed at one target and went to one view.
  package struct Loss: Sendable {
    package var screen: Int
    package var target: ScreenVerdict.Target
    /// The culprit, or the view that got the taps; `nil` where none did.
    package var taker: Node.ID?
    package var taps: Int
    /// How many of them have an unknown effect on the view that got them.
    package var unknown: Int
  }

  /// The targets that lost taps, each by who got them, the most taps first.
  package var losses: [Loss] {
    struct Key: Hashable {
      var victim: Int
      var taker: Node.ID?
    }
    var losses: [Loss] = []
    for (place, screen) in screens.enumerated() {
      var counts: [Key: (taps: Int, unknown: Int)] = [:]
      for (lost, taps) in screen.lost {
        let culprit = tapped[place].victims.victims[lost.victim].culprit
        let key = Key(victim: lost.victim, taker: culprit?.node ?? lost.receiver)
        let isDead = lost.receiver.map { tapped[place].reason(of: .node($0)).isDead } ?? true
        counts[key, default: (0, 0)].taps += taps
        if isDead == nil { counts[key, default: (0, 0)].unknown += taps }
      }
      losses += counts.map { key, count in
        Loss(
          screen: place, target: tapped[place].victims.victims[key.victim].target, taker: key.taker,
          taps: count.taps, unknown: count.unknown)
      }
    }
    return losses.sorted {
      ($1.taps, $0.screen, $0.target.node, $0.taker?.index ?? -1)
        < ($0.taps, $1.screen, $1.target.node, $1.taker?.index ?? -1)
    }
  }
}
