import HitTesting

/// ``LintRule/targetsOverlap``: two controls that claim the same points and each get touches.
struct TargetsOverlap: LintCheck {
  /// Thinner overlaps are not reported, in points. A choice.
  private let tolerance = 1.0

  func findings(on screen: LintScreen) -> [LintFinding] {
    let alive = Dictionary(
      uniqueKeysWithValues: screen.controls.map { ($0.node, !$0.reach.reachable.isEmpty) })
    return undecided(on: screen)
      + screen.controls.filter { alive[$0.node] == true }.flatMap { target in
        target.reach.blocks.compactMap { block in
          guard block.reason == .behindWinner, screen.hierarchy.evidence == .exact,
            let owner = block.by,
            let front = screen.survey.target(holding: owner),
            alive[front] == true, screen.areIndependent(front, target.node),
            let overlap = block.pieces.map(\.boundingBox).max(by: { $0.size.area < $1.size.area }),
            min(overlap.size.width, overlap.size.height) > tolerance
          else { return nil }
          return finding(behind: target.node, front: front, size: overlap.size, on: screen)
        }
      }
  }

  /// Controls of an accessibility tree that overlap: who gets the touches there no dump tells.
  private func undecided(on screen: LintScreen) -> [LintFinding] {
    screen.survey.partition.rivals.compactMap { rivals in
      guard screen.survey.targets[rivals.first] == .control,
        screen.survey.targets[rivals.second] == .control,
        screen.areIndependent(rivals.first, rivals.second),
        let first = screen.survey.outlines.frames[rivals.first],
        let second = screen.survey.outlines.frames[rivals.second]
      else { return nil }
      let (node, other) = (min(rivals.first, rivals.second), max(rivals.first, rivals.second))
      return LintFinding(
        .targetsOverlap, .note, node: node, other: other,
        message: "\(screen.name(node)) and \(screen.name(other)) overlap by "
          + "\(extent(of: first.intersection(second).size)), and the dump does not tell which of "
          + "them gets the touches there",
        fix: nil)
    }
  }

  private func extent(of size: Hierarchy.Size) -> String {
    "\(NumberText.text(size.width)) x \(NumberText.text(size.height)) points"
  }

  private func finding(
    behind: Int, front: Int, size: Hierarchy.Size, on screen: LintScreen
  ) -> LintFinding {
    LintFinding(
      .targetsOverlap, node: behind, other: front,
      message: "\(screen.name(behind)) and \(screen.name(front)) overlap by "
        + "\(extent(of: size)), where the latter gets the touches",
      fix: screen.canFix(front)
        ? "Move \(screen.name(front)) away from \(screen.name(behind))." : nil)
  }
}
