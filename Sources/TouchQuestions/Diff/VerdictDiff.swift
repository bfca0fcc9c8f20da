import TouchScreen

/// The effect of a change on the targets of a screen.
package struct VerdictDiff: Sendable {
  /// The targets that no longer get their taps, on the screen after the change.
  package let lost: [ScreenVerdict.Target]
  /// Those that get their taps now and did not before.
  package let won: [ScreenVerdict.Target]
  /// The targets for which one of the two screens does not say it.
  package let unknown: [ScreenVerdict.Target]
  /// The verdict about the screen after the change.
  package let after: ScreenVerdict
  /// The names of the views that take the taps of lost targets now, or took those of won ones before,
  /// by the targets' nodes after the change.
  package let takers: [Node.ID: SpokenName]

  /// Compares the verdicts about the targets that both screens show.
  package init(_ diff: OwnerDiff) {
    let before = ScreenVerdict(diff.before, triesFixes: false)
    let after = ScreenVerdict(diff.after)
    self.after = after
    let pairs = before.asked.compactMap { old in
      diff.matches[old.node].flatMap { after[$0] }.map { (old: old, new: $0) }
    }
    lost = pairs.filter { $0.old.fate == .works && $0.new.isLost }.map(\.new)
    won = pairs.filter { $0.old.isLost && $0.new.fate == .works }.map(\.new)
    takers = pairs.reduce(into: [:]) { takers, pair in
      takers[pair.new.node] =
        pair.new.isLost ? after.taker(of: pair.new) : before.taker(of: pair.old)
    }
    unknown = pairs.filter { ($0.old.fate == .unknown) != ($0.new.fate == .unknown) }.map(\.new)
  }

  /// The effect of the change, in one sentence.
  package var text: String {
    let (worse, better) = (Self.clause(lost, "lost"), Self.clause(won, "won"))
    return switch (lost.isEmpty, won.isEmpty) {
    case (false, true): "Worse: \(worse)."
    case (true, false): "Better: \(better)."
    case (false, false): "Worse and better: \(worse); \(better)."
    case (true, true):
      unknown.isEmpty
        ? "No target won or lost its taps."
        : "Cannot tell of \(ScreenVerdict.counted(unknown)): \(ScreenVerdict.names(unknown))."
    }
  }

  private static func clause(_ targets: [ScreenVerdict.Target], _ verb: String) -> String {
    "\(ScreenVerdict.counted(targets)) \(verb) \(targets.count == 1 ? "its" : "their") taps: "
      + ScreenVerdict.names(targets)
  }
}

extension ScreenVerdict.Target {
  /// Whether another view takes its taps, or nothing does.
  fileprivate var isLost: Bool {
    switch fate {
    case .blocked, .coveredNow, .behindPresentation: true
    case .works, .unknown, .disabled: false
    }
  }
}

extension ScreenVerdict {
  /// The name of the view that takes a target's taps: its culprit, or else what gets them.
  fileprivate func taker(of target: Target) -> SpokenName? {
    let culprit = culprits.first { $0.blocked.contains { blocked[$0].node == target.node } }
    return culprit?.name ?? target.tap.by.map { survey.screen.spokenName(of: $0) }
  }
}
