/// ``LintRule/targetsOverlap``: two controls that claim the same points and each get touches. Those
/// in a bar or an alert of the system are not reported: the system places them, and the tabs of iOS
/// 26 overlap by 8 points. A smaller control in front of a large one takes its own area.
struct TargetsOverlap: LintCheck {
  /// Thinner overlaps are not reported, in points. A choice.
  private let tolerance = 1.0

  func defects(on linted: LintedScreen) -> [Defect] {
    let alive = Dictionary(
      uniqueKeysWithValues: linted.controls.map { ($0.node, !$0.reach.reachable.isEmpty) })
    let placed = Set(alive.keys.filter { linted.isPlacedBySystem($0) })
    return undecided(on: linted)
      + linted.controls.filter { alive[$0.node] == true }.flatMap { target in
        target.reach.blocks.compactMap { block in
          guard block.reason == .behindWinner, linted.screen.evidence == .exact,
            let owner = block.by, let front = linted.survey.target(holding: owner),
            alive[front] == true, linted.areIndependent(front, target.node),
            !placed.contains(target.node) || !placed.contains(front),
            !block.part.largest.isNone,
            !linted.survey.isOwnAreaOfTarget(front, over: target.node)
          else { return nil }
          let overlap = Screen.Rect(block.part.largest)
          guard min(overlap.size.width, overlap.size.height) > tolerance else { return nil }
          return Defect(
            .targetsOverlap, node: target.node, other: front,
            .overlap(with: front, size: overlap.size, isUndecided: false))
        }
      }
  }

  /// Controls of an accessibility tree that overlap: no dump says which gets the touches there.
  private func undecided(on linted: LintedScreen) -> [Defect] {
    linted.survey.partition.rivals.compactMap { rivals in
      guard linted.survey.targets[rivals.first] == .control,
        linted.survey.targets[rivals.second] == .control,
        linted.areIndependent(rivals.first, rivals.second),
        !linted.isPlacedBySystem(rivals.first) || !linted.isPlacedBySystem(rivals.second),
        !linted.survey.isPresentation(rivals.first, over: rivals.second),
        let first = linted.survey.outlines.frames[rivals.first],
        let second = linted.survey.outlines.frames[rivals.second]
      else { return nil }
      let (node, other) = (min(rivals.first, rivals.second), max(rivals.first, rivals.second))
      return Defect(
        .targetsOverlap, .note, node: node, other: other,
        .overlap(with: other, size: first.intersection(second).size, isUndecided: true))
    }
  }
}
