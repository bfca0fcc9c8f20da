/// ``LintRule/offScreenInteractive``: a target wholly beyond the screen that no scrolling brings
/// back.
struct OffScreenInteractive: LintCheck {
  func findings(on linted: LintedScreen) -> [LintFinding] {
    let bounds = linted.screen.frame
    guard bounds.size.area > 0 else { return [] }
    return linted.liveTargets.compactMap { target in
      guard target.reach.area > 0, let frame = linted.survey.outlines.frames[target.node],
        !frame.overlaps(bounds), linted.scroller(of: target.node) == nil
      else { return nil }
      let place = "\(NumberText.text(frame.origin.x)), \(NumberText.text(frame.origin.y))"
      return LintFinding(
        .offScreenInteractive, node: target.node,
        message: "\(linted.name(target.node)) lies at (\(place)), beyond the screen, and nothing "
          + "around it scrolls",
        fix: "Move \(linted.name(target.node)) onto the screen, or hide it while it is away.")
    }
  }
}
