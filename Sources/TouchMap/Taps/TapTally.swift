/// How many taps each view got, and their results.
package struct TapTally: Sendable {
  /// Lines that are not taps, of one kind.
  package struct Skipped: Sendable {
    package var problem: TapProblem
    package var lines: Int
    /// The first of them, from 1.
    package var first: Int
  }

  /// The counts of one screen.
  package struct OfScreen: Sendable {
    /// One count for each node.
    var nodes: [Int]
    /// The counts of taps that no node gets.
    var others: [TapReason: Int] = [:]
    /// The counts of those that a target behind the receiver lost.
    var lost: [Lost: Int] = [:]
    /// Where they land, if that is counted.
    package var places: TapPlaces?
  }

  /// The lines that are not taps, in the order in which they first occurred.
  package private(set) var skipped: [Skipped] = []
  package private(set) var screens: [OfScreen]
  package let tapped: [TappedScreen]

  /// A target that lost taps, as a place among the screen's victims, and who got them.
  struct Lost: Hashable {
    var victim: Int
    var receiver: Node.ID?
  }

  init(_ screens: [TappedScreen], countsPlaces: Bool) {
    tapped = screens
    self.screens = screens.map { screen in
      OfScreen(
        nodes: Array(repeating: 0, count: screen.screen.nodes.count),
        places: countsPlaces ? TapPlaces(screen.screen.frame) : nil)
    }
  }

  @inline(__always)
  mutating func count(
    _ point: Screen.Point, on place: Int, _ receiver: TappedScreen.Receiver
  ) {
    var node: Node.ID?
    switch receiver {
    case .node(let receiver):
      screens[place].nodes[receiver] += 1
      node = receiver
    case .none(let reason): screens[place].others[reason, default: 0] += 1
    }
    let reason = tapped[place].reason(of: receiver)
    let victim = tapped[place].victims.victim(at: point, node, reason)
    if let victim { screens[place].lost[Lost(victim: victim, receiver: node), default: 0] += 1 }
    if screens[place].places != nil {
      screens[place].places?.count(point, victim == nil ? .init(reason) : .lost)
    }
  }

  mutating func skip(_ problem: TapProblem, line: Int) {
    if let place = skipped.firstIndex(where: { $0.problem == problem }) {
      skipped[place].lines += 1
    } else {
      skipped.append(Skipped(problem: problem, lines: 1, first: line))
    }
  }
}

extension TapTally {
  /// The taps of one owner on one screen.
  package struct Share: Sendable {
    package var screen: Int
    /// The node; `nil` where no node gets the taps.
    package var node: Node.ID?
    package var reason: TapReason
    package var taps: Int
  }

  /// The owners with taps, the hottest first; those with as many in the order of the source.
  package var shares: [Share] {
    var shares: [Share] = []
    for (place, screen) in screens.enumerated() {
      for (node, taps) in zip(tapped[place].screen.nodeIDs, screen.nodes) where taps > 0 {
        let reason = tapped[place].reason(of: .node(node))
        shares.append(Share(screen: place, node: node, reason: reason, taps: taps))
      }
      for reason in TapReason.allCases {
        guard let taps = screen.others[reason] else { continue }
        shares.append(Share(screen: place, node: nil, reason: reason, taps: taps))
      }
    }
    return shares.enumerated().sorted {
      ($1.element.taps, $0.offset) < ($0.element.taps, $1.offset)
    }.map(\.element)
  }

  package func screen(of share: Share) -> TappedScreen { tapped[share.screen] }
}

/// How many taps land in each square of a screen.
package struct TapPlaces: Sendable {
  /// The side of a square, in points. A choice: a sixth of a finger's target.
  package static let side = 8.0
  /// A screen has no more squares than this.
  private static let most = 1_000_000

  /// The screen, in screen points.
  package let bounds: Screen.Rect
  /// How many squares are in a row.
  package let columns: Int
  private let squares: Int
  /// For each effect how many taps landed in each square, row by row.
  private var counts: [[Int]]

  /// What came of a tap.
  package enum Effect: Int, Sendable, CaseIterable {
    /// It was aimed at a target and went to another view.
    case lost
    case dead
    /// The source does not say.
    case unknown
    case acts

    init(_ reason: TapReason) {
      self = reason.isDead.map { $0 ? .dead : .acts } ?? .unknown
    }
  }

  /// Lays squares over a screen; `nil` if it has no area or is larger than any.
  init?(_ bounds: Screen.Rect) {
    let columns = (bounds.size.width / Self.side).rounded(.up)
    let rows = (bounds.size.height / Self.side).rounded(.up)
    guard columns >= 1, rows >= 1, columns * rows <= Double(Self.most) else { return nil }
    self.bounds = bounds
    self.columns = Int(columns)
    squares = Int(columns * rows)
    counts = Effect.allCases.map { _ in Array(repeating: 0, count: Int(columns * rows)) }
  }

  mutating func count(_ point: Screen.Point, _ effect: Effect) {
    guard bounds.contains(point) else { return }
    let column = Int((point.x - bounds.origin.x) / Self.side)
    let row = Int((point.y - bounds.origin.y) / Self.side)
    let square = row * columns + min(column, columns - 1)
    guard square < squares else { return }
    counts[effect.rawValue][square] += 1
  }

  /// The squares with taps, row by row: how many, and what came of most of them; of as many the
  /// first effect in the order of ``Effect``.
  package var tapped: [(square: Int, taps: Int, effect: Effect)] {
    (0..<squares).compactMap { square in
      let taps = counts.reduce(0) { $0 + $1[square] }
      let most = Effect.allCases.reduce(Effect.lost) { most, effect in
        counts[effect.rawValue][square] > counts[most.rawValue][square] ? effect : most
      }
      return taps > 0 ? (square, taps, most) : nil
    }
  }
}
