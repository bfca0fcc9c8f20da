/// ``LintRule/offScreenInteractive``: a target completely beyond the screen that no scrolling
/// brings back.
struct OffScreenInteractive: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    let bounds = linted.screen.frame
    guard bounds.size.area > 0, linted.screen.statesSize else { return [] }
    return linted.liveTargets.compactMap { target in
      guard target.reach.area > 0, let frame = linted.survey.outlines.frames[target.node],
        !frame.overlaps(bounds), linted.survey.scroller(of: target.node) == nil
      else { return nil }
      return Defect(.offScreenInteractive, node: target.node, .beyondScreen(origin: frame.origin))
    }
  }
}
