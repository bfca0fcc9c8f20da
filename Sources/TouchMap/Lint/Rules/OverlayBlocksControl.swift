import HitTesting

/// ``LintRule/overlayBlocksControl``: a control of which something in front takes all, the centre,
/// or more than half.
///
/// Presentations cover on purpose, and what scrolls can be moved out from under bars: neither is
/// reported.
struct OverlayBlocksControl: LintCheck {
  /// With less than this part free a control is reported. A choice.
  private let leastFree = 0.5

  func findings(on linted: LintedScreen) -> [LintFinding] {
    linted.controls.compactMap { finding(about: $0, on: linted) }
  }

  private func finding(about target: LintedScreen.Target, on linted: LintedScreen) -> LintFinding? {
    // What the tool that wrote the dump tried out itself counts more than frames.
    if let reported = linted.screen.nodes[target.node].reportedReach {
      return finding(about: target.node, reported: reported, on: linted)
    }
    let covers = target.reach.blocks.filter { counts($0, for: target, on: linted) }
    guard let first = covers.max(by: { $0.area < $1.area }), let by = first.by else { return nil }
    let taken = covers.reduce(0) { $0 + $1.area }
    let candidates = target.reach.reachable.reduce(0) { $0 + $1.area } + taken
    guard candidates > 0 else { return nil }
    let free = 1 - taken / candidates
    let isDead = target.reach.reachable.isEmpty && target.reach.undecided.isEmpty
    guard isDead || free < leastFree || isCenterTaken(of: target, by: covers, on: linted) else {
      return nil
    }
    let others = covers.count > 1 ? " and \(covers.count - 1) more" : ""
    let part = isDead ? "gets no touch" : "loses \(Percentage.text(1 - free)) of its touches"
    return LintFinding(
      .overlayBlocksControl, severity(isDead: isDead, on: linted), node: target.node,
      message: "\(linted.name(target.node)) \(part): \(linted.name(by))\(others) in front takes "
        + (isDead && covers.count == 1 ? "them all" : "them"),
      fix: linted.canFix(by) ? linted.survey.fix(for: first, of: target.node) : nil)
  }

  /// Frames alone are no proof: where the format tells nothing else, a finding fails nothing.
  private func severity(isDead: Bool, on linted: LintedScreen) -> LintSeverity {
    guard linted.screen.evidence == .exact else { return .note }
    return isDead ? .error : .warning
  }

  private func finding(
    about node: Int, reported: Node.ReportedReach, on linted: LintedScreen
  ) -> LintFinding? {
    guard !reported.isReachable, reported.isOccluded else { return nil }
    let cover = linted.screen.blockerName(of: node)
    return LintFinding(
      .overlayBlocksControl, .warning, node: node,
      message:
        "\(linted.name(node)) gets no touch at its centre: the dump reports that \(cover) covers it",
      fix: nil)
  }

  private func counts(
    _ block: Reach.Block, for target: LintedScreen.Target, on linted: LintedScreen
  ) -> Bool {
    guard block.reason == .behindWinner, let by = block.by else { return false }
    return linted.keepsTouches(by) && !linted.isPresentation(by, over: target.node)
      && !linted.canScrollAway(target.node, from: by)
  }

  private func isCenterTaken(
    of target: LintedScreen.Target, by covers: [Reach.Block], on linted: LintedScreen
  ) -> Bool {
    guard let center = linted.survey.outlines.outlines[target.node]?.center else { return false }
    return covers.contains { block in
      // Two controls over one another are another rule's business.
      guard let by = block.by, block.pieces.contains(where: { $0.contains(center) }) else {
        return false
      }
      let front = linted.survey.target(holding: by)
      return front.map { linted.survey.targets[$0] == .control } != true
    }
  }
}
