/// The effect of a change on the targets of a screen.
@_spi(Command) public struct VerdictDiff: Sendable {
  /// The targets that no longer get their taps, on the screen after the change.
  package let lost: [ScreenVerdict.Target]
  /// Those that get their taps now and did not before.
  package let won: [ScreenVerdict.Target]
  /// The targets for which one of the two screens does not say it.
  package let unknown: [ScreenVerdict.Target]
  /// The targets of the screen before the change that are on the one after it no more.
  package let gone: [ScreenVerdict.Target]
  /// The targets that the screen after the change has more.
  package let new: [ScreenVerdict.Target]
  /// Those of the new ones that get no taps.
  private let dead: [ScreenVerdict.Target]
  /// The verdicts about the two screens.
  package let (before, after): (ScreenVerdict, ScreenVerdict)
  /// The names of the views that take the taps of lost targets now, or took those of won ones
  /// before, by the targets' nodes after the change.
  package let takers: [Node.ID: SpokenName]

  /// Compares the verdicts about the targets that both screens show.
  package init(_ diff: OwnerDiff) {
    self.init(
      from: ScreenVerdict(diff.before, triesFixes: false), to: ScreenVerdict(diff.after)
    ) { diff.matches[$0] }
  }

  /// Compares the verdicts about a screen and about the same one with a change.
  ///
  /// - Parameter heir: Returns the node after the change that is a node before it.
  package init(
    from before: ScreenVerdict, to after: ScreenVerdict, heir: (Node.ID) -> Node.ID? = { $0 }
  ) {
    self.before = before
    self.after = after
    let pairs = Self.pairs(before, after, heir)
    let kept = (old: Set(pairs.map(\.old.node)), new: Set(pairs.map(\.new.node)))
    gone = before.asked.filter { !kept.old.contains($0.node) }
    new = after.asked.filter { !kept.new.contains($0.node) }
    dead = new.filter(\.isLost)
    lost = pairs.filter { $0.old.fate.arrives && $0.new.isLost }.map(\.new)
    won = pairs.filter { $0.old.isLost && $0.new.fate.arrives }.map(\.new)
    let changed = Set((lost + won).map(\.node))
    takers = pairs.reduce(into: [:]) { takers, pair in
      guard changed.contains(pair.new.node) else { return }
      takers[pair.new.node] =
        pair.new.isLost ? after.taker(of: pair.new) : before.taker(of: pair.old)
    }
    unknown = pairs.filter { ($0.old.fate == .unknown) != ($0.new.fate == .unknown) }.map(\.new)
  }

  /// The targets of both screens: the same nodes, or else the only ones of a name.
  private static func pairs(
    _ before: ScreenVerdict, _ after: ScreenVerdict, _ heir: (Node.ID) -> Node.ID?
  ) -> [(old: ScreenVerdict.Target, new: ScreenVerdict.Target)] {
    let heirs = before.asked.map { old in heir(old.node).flatMap { after[$0] } }
    let taken = Set(heirs.compactMap { $0?.node })
    let free = after.asked.filter { !taken.contains($0.node) }
    let alone = before.asked.indices.filter { heirs[$0] == nil }.map { before.asked[$0] }
    let (old, new) = (unique(alone), unique(free))
    return zip(before.asked, heirs).compactMap { target, heir in
      let namesake = old[target.name]?.node == target.node ? new[target.name] : nil
      return (heir ?? namesake).map { (target, $0) }
    }
  }

  /// The targets with a label or an identifier of their own, by name.
  private static func unique(
    _ targets: [ScreenVerdict.Target]
  ) -> [SpokenName: ScreenVerdict.Target] {
    Dictionary(grouping: targets.filter { $0.name.source != .className }, by: \.name)
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// The effect of the change.
  package var text: String { sentences.joined(separator: " ") }

  /// The effect of the change: first which targets lost or won their taps, then which are gone or
  /// new, without those that are in the first sentence.
  package var sentences: [String] {
    let alive = new.filter { !$0.isLost }
    let others = [(gone, "gone"), (alive, "new")].filter { !$0.0.isEmpty }.map { targets, word in
      "\(ScreenVerdict.counted(targets)) \(targets.count == 1 ? "is" : "are") \(word): "
        + "\(ScreenVerdict.names(targets))."
    }
    // What settles what one of the two screens does not say.
    let steps = isOpen ? after.nextSteps + before.nextSteps : []
    return [effect] + steps.prefix(1) + others
  }

  private var isOpen: Bool { direction == .none && !unknown.isEmpty }

  private var effect: String {
    let verb = dead.count == 1 ? "is new and gets" : "are new and get"
    let worse = [Self.clause(lost, "lost", "its", "their"), Self.clause(dead, verb, "no", "no")]
      .compactMap { $0 }.joined(separator: "; ")
    let better = Self.clause(won, "won", "its", "their") ?? ""
    return switch direction {
    case .worse: "Worse: \(worse)."
    case .better: "Better: \(better)."
    case .both: "Worse and better: \(worse); \(better)."
    case .none:
      isOpen
        ? "Cannot tell of \(ScreenVerdict.counted(unknown)): \(ScreenVerdict.names(unknown))."
        : "No target won or lost its taps."
    }
  }

  private static func clause(
    _ targets: [ScreenVerdict.Target], _ verb: String, _ one: String, _ several: String
  ) -> String? {
    guard !targets.isEmpty else { return nil }
    return "\(ScreenVerdict.counted(targets)) \(verb) \(targets.count == 1 ? one : several) taps: "
      + ScreenVerdict.names(targets)
  }
}

extension VerdictDiff {
  /// Whether a change is good or bad for the targets.
  @_spi(Command) public enum Direction: String, Sendable {
    /// Targets won their taps.
    case better
    /// Targets lost their taps, or new ones get none.
    case worse
    case both
    /// No target that gets or should get taps is concerned.
    case none

    /// Whether targets lost their taps.
    @_spi(Command) public var isWorse: Bool { self == .worse || self == .both }
  }

  /// Whether the change is better or worse for the targets, both or neither.
  @_spi(Command) public var direction: Direction {
    switch (lost.isEmpty && dead.isEmpty, won.isEmpty) {
    case (true, true): .none
    case (true, false): .better
    case (false, true): .worse
    case (false, false): .both
    }
  }
}

extension ScreenVerdict.Target {
  /// Whether another view takes its taps, be it a presentation, or nothing does.
  fileprivate var isLost: Bool { fate == .behindPresentation || fate.isLost }
}

extension ScreenVerdict {
  /// The name of the view that takes a target's taps: its culprit, or else what gets them.
  fileprivate func taker(of target: Target) -> SpokenName? {
    let culprit = culprits.first { $0.blocked.contains { blocked[$0].node == target.node } }
    return culprit?.name ?? target.tap.by.map { survey.screen.spokenName(of: $0) }
  }
}
