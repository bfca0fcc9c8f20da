/// What becomes of the taps on a target, in every table and picture; the worst first.
package enum TargetState: String, Sendable, Hashable, CaseIterable {
  /// A finger reaches no part of it.
  case dead
  /// A finger reaches only a part of it.
  case partly
  /// The source does not say.
  case unknown
  /// Another view takes its taps until a finger scrolls it out from there.
  case covered
  /// It gets its taps, and the checks find it too small.
  case small
  /// It gets its taps.
  case works
  /// It lies behind a presentation.
  case presented
  /// It is disabled.
  case disabled
  /// It is not on the screen in this state.
  case gone

  /// Whether a person should look at it.
  package var isFinding: Bool { rank <= TargetState.small.rank }

  /// The place among the states.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The state in a word or two.
  package var word: String {
    switch self {
    case .dead: "dead"
    case .partly: "partly"
    case .unknown: "cannot tell"
    case .covered: "covered now"
    case .small: "small"
    case .works: "OK"
    case .presented: "behind a sheet"
    case .disabled: "disabled"
    case .gone: "gone"
    }
  }
}

/// A target with the part of it that a finger reaches.
package struct TargetRow: Sendable {
  /// A node that gets touches on a target in its place.
  package struct Taker: Sendable, Hashable {
    package let node: Node.ID
    /// The part of the target, from 0 to 1.
    package let share: Double
  }

  package let target: ScreenVerdict.Target
  package let state: TargetState
  /// The part that a finger reaches of what is on the screen, from 0 to 1; a control in the target
  /// counts as a part of it.
  package let reach: Double
  /// What gets the touches on the rest, the largest part first.
  package let takers: [Taker]
  /// The view to blame: the culprit that takes its taps, or else what takes most of it.
  package let blamed: Node.ID?
  /// The pieces of the screen in which a finger reaches it.
  package let free: [ConvexPolygon]
  /// Its size on the screen, in square points.
  package let area: Double
  /// Whether the checks find it too small.
  package let isSmall: Bool

  /// The takers that reports name: on crowded screens a target has dozens, most of them of a corner.
  /// Both bounds are choices.
  package var mainTakers: ArraySlice<Taker> { takers.prefix(3).prefix { $0.share >= 0.01 } }

  /// Whether it lies outside of the view that is to blame, and not behind it.
  package var isOutside: Bool { target.tap.word == .outsideParent }

  /// Whether what it says rests on something that the source lacks.
  package var isAssumed: Bool { target.tap.evidence == .assumed }
}

extension TargetRow {
  /// A finger that reaches all but these parts reaches the target: frames are rounded, and a
  /// finger on the rest of a target that gets its taps is rare. Choices.
  private static let (whole, enough) = (0.995, 0.9)

  init(_ target: ScreenVerdict.Target, in verdict: ScreenVerdict, blamed: Node.ID?) {
    let survey = verdict.survey
    let reach = verdict.reach(of: target.node)
    // A row that ends beyond the screen, or that is scrolled out of sight, loses nothing.
    let shown = 1 - reach.blocks.filter(survey.isOutOfSight).map(reach.share).reduce(0, +)
    let scale = shown > 0 ? 1 / shown : 1
    var share = reach.fraction
    var takers: [Taker] = []
    for block in reach.blocks {
      let isInside = block.by.map(survey.screen.subtree(of: target.node).contains) == true
      if block.reason == .subviewHit, isInside, target.fate.arrives {
        share += reach.share(of: block)
      } else if let by = block.by {
        takers.append(Taker(node: by, share: min(1, reach.share(of: block) * scale)))
      }
    }
    share = min(1, share * scale)
    takers.sort { ($1.share, $0.node) < ($0.share, $1.node) }
    self.target = target
    self.reach = share
    self.takers = takers.filter { $0.share >= 0.001 }
    free = reach.reachable + (target.fate.arrives ? survey.handledPieces(of: reach) : [])
    area = reach.area
    isSmall = verdict.small.contains(target.node)
    state = Self.state(of: target.fate, reach: share, isSmall: isSmall)
    let culprit = blamed ?? target.tap.by.flatMap { target.fate == .works ? nil : $0 }
    let largest = state == .partly ? takers.first?.node : nil
    self.blamed = culprit ?? largest
  }

  private static func state(
    of fate: ScreenVerdict.Fate, reach: Double, isSmall: Bool
  ) -> TargetState {
    switch fate {
    case .unknown, .shadowed: .unknown
    case .disabled: .disabled
    case .behindPresentation: .presented
    case .coveredNow: .covered
    case .blocked: reach > 0 && reach < whole ? .partly : .dead
    case .works: reach < enough ? .partly : isSmall ? .small : .works
    }
  }
}
