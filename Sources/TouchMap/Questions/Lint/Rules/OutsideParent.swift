/// ``LintRule/outsideParent``: a target, or a part of it, outside an ancestor's bounds. Targets
/// that are scrolled out or leave their window are not such defects, and neither are those of
/// UIKit's private classes, as the tabs in the platter of a tab bar.
struct OutsideParent: LintCheck {
  /// Less than this part is not reported: rounding and shadows. A choice.
  private let tolerance = 0.02

  func defects(on linted: LintedScreen) -> [Defect] {
    linted.targets.compactMap { finding(about: $0, on: linted) }
  }

  private func finding(about target: LintedScreen.Target, on linted: LintedScreen) -> Defect? {
    let cuts = target.reach.blocks.filter { block in
      guard block.reason == .outsideAncestor, let by = block.by else { return false }
      let ancestor = linted.screen.nodes[by]
      return ancestor.kind != .window && ancestor.parent != nil
        && !linted.screen.scrolls(by)
    }
    guard let first = cuts.max(by: { $0.area < $1.area }), let by = first.by,
      !linted.survey.isPrivate(target.node)
    else { return nil }
    let dead = cuts.reduce(0) { $0 + $1.area }
    let share = dead / target.reach.area
    guard share >= tolerance else { return nil }
    return Defect(
      .outsideParent, share > 0.999 ? .error : .warning, node: target.node,
      .outside(share: share, area: dead, by: by, first: first))
  }
}
