import HitTesting

/// ``LintRule/targetsOverlap``: two controls that claim the same points and each get touches.
struct TargetsOverlap: LintCheck {
  /// Thinner overlaps are not reported, in points. A choice.
  private let tolerance = 1.0

  func findings(on screen: LintScreen) -> [LintFinding] {
    let alive = Dictionary(
      uniqueKeysWithValues: screen.controls.map { ($0.node, !$0.reach.reachable.isEmpty) })
    return screen.controls.filter { alive[$0.node] == true }.flatMap { target in
      target.reach.blocks.compactMap { block in
        guard block.reason == .behindWinner,
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

  private func finding(
    behind: Int, front: Int, size: Hierarchy.Size, on screen: LintScreen
  ) -> LintFinding {
    let extent = "\(NumberText.text(size.width)) x \(NumberText.text(size.height)) points"
    return LintFinding(
      .targetsOverlap, node: behind, other: front,
      message: "\(screen.name(behind)) and \(screen.name(front)) overlap by \(extent), where the "
        + "latter gets the touches",
      fix: "Move \(screen.name(front)) away from \(screen.name(behind)).")
  }
}
