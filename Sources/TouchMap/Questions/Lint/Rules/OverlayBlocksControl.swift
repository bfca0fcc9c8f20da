/// ``LintRule/overlayBlocksControl``: a control whose touches a view in front takes completely, at
/// the centre, or on more than half.
///
/// Presentations cover on purpose, and are not reported. Content that scrolls can be moved out from
/// below bars. It counts as covered now if the source says how far it scrolls; else it is not
/// reported.
struct OverlayBlocksControl: LintCheck {
  /// With less than this part free a control is reported. A choice.
  private let leastFree = 0.5

  func defects(on linted: LintedScreen) -> [Defect] {
    linted.controls.compactMap { finding(about: $0, on: linted) } + reportedUnhittable(on: linted)
  }

  /// The controls that the tool that wrote the dump calls not hittable, although a finger should
  /// reach them: on the screen, in no scroll view, behind no presentation.
  private func reportedUnhittable(on linted: LintedScreen) -> [Defect] {
    let screen = linted.screen
    let reported = screen.nodeIDs.filter {
      screen.hasControlRole($0) && screen.nodes[$0].reportedReach?.isUnhittable == true
        && linted.survey.scroller(of: $0) == nil
    }
    guard !reported.isEmpty else { return [] }
    let modals = screen.nodeIDs.filter { screen.isOne($0, of: SystemClasses.modals) }
    return reported.prefix(LintedScreen.mostTargets).compactMap { node in
      guard modals.allSatisfy({ screen.subtree(of: $0).contains(node) }),
        linted.oracle.word(onTapFor: node, at: nil).doubts.first == .unhittable(node)
      else { return nil }
      return Defect(.overlayBlocksControl, .warning, node: node, .reportedUnhittable)
    }
  }

  private func finding(about target: LintedScreen.Target, on linted: LintedScreen) -> Defect? {
    // Touches that the tool really tried when it wrote the dump count more than frames. That it
    // calls a control not hittable says nothing about the cover, which the frames show.
    if let reported = linted.screen.nodes[target.node].reportedReach, !reported.isUnhittable {
      guard !reported.isReachable, reported.isOccluded else { return nil }
      return Defect(.overlayBlocksControl, .warning, node: target.node, .reportedCover)
    }
    let covers = target.reach.blocks.filter { counts($0, for: target, on: linted) }
    guard let first = covers.max(by: { $0.area < $1.area }) else { return nil }
    let taken = covers.reduce(0) { $0 + $1.area }
    // Another rule reports what a view in the control takes.
    let inside = target.reach.blocks.filter { $0.reason == .subviewHit }
    let others = (target.reach.reachable.map(\.area) + inside.map(\.area)).reduce(0, +)
    let candidates = others + taken
    guard candidates > 0 else { return nil }
    let free = 1 - taken / candidates
    let isDead = others == 0 && target.reach.undecided.area == 0
    guard isDead || free < leastFree || isCenterTaken(of: target, by: covers, on: linted) else {
      return nil
    }
    let isNow = covers.allSatisfy { block in
      block.by.flatMap { linted.survey.canScroll(target.node, from: $0) } == true
    }
    guard !isNow else {
      return Defect(
        .overlayBlocksControl, .note, node: target.node,
        .coveredNow(share: 1 - free, first: first))
    }
    let isOpen = covers.contains { block in
      block.by.map { linted.survey.asker.classFacts[$0].isUndetermined } == true
    }
    return Defect(
      .overlayBlocksControl, isOpen ? .note : severity(isDead: isDead, on: linted),
      node: target.node,
      .covered(share: 1 - free, first: first, count: covers.count, isDead: isDead))
  }

  /// Frames alone prove nothing: if the format contains nothing else, a finding is not an error.
  private func severity(isDead: Bool, on linted: LintedScreen) -> LintSeverity {
    guard linted.screen.evidence == .exact else { return .note }
    return isDead ? .error : .warning
  }

  private func counts(
    _ block: Reach.Block, for target: LintedScreen.Target, on linted: LintedScreen
  ) -> Bool {
    guard block.reason == .behindWinner, let by = block.by else { return false }
    // Another rule reports what a presentation left behind.
    guard linted.keepsTouches(by, from: target.node),
      linted.survey.asker.classFacts[by].behavior != .leftover,
      !linted.survey.isPresentation(by, over: target.node)
    else { return false }
    // The message uses what the source says about scrolling, and assumes nothing else.
    return linted.survey.canScroll(target.node, from: by) == true
      || !linted.survey.canScrollAway(target.node, from: by)
  }

  private func isCenterTaken(
    of target: LintedScreen.Target, by covers: [Reach.Block], on linted: LintedScreen
  ) -> Bool {
    covers.contains { block in
      // Another rule reports two controls that overlap.
      guard let by = block.by, block.part.holdsMiddle else { return false }
      let front = linted.survey.target(holding: by)
      return front.map { linted.survey.targets[$0] == .control } != true
        && !linted.survey.isOwnAreaOfTarget(by, over: target.node)
    }
  }
}
