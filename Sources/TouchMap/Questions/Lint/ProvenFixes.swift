/// The fixes of defects, each tried on the screen before it is proposed.
struct ProvenFixes {
  private let linted: LintedScreen
  private var trials = EditedSurveys()
  private var tried = 0
  /// How many are tried: fewer on a screen of many views, because each trial takes time, and none on
  /// one of very many.
  private let most: Int

  /// Choices.
  private static let (mostTried, mostNodesTried, mostNodes) = (24, 200_000, 20_000)

  init(on linted: LintedScreen) {
    self.linted = linted
    let count = linted.screen.nodes.count
    most = count > Self.mostNodes ? 0 : min(Self.mostTried, Self.mostNodesTried / max(1, count))
  }

  /// Returns what to change, in one line: the changes that help when they are tried, or else what
  /// the rule says where a trial cannot tell. `nil` if no change is known that helps.
  mutating func fix(for defect: Defect) -> String? {
    guard let fix = linted.fix(for: defect) else { return nil }
    guard defect.rule.isAboutReach, tried < most else { return fix }
    tried += 1
    let survey = linted.survey
    let trial = survey.trial(for: survey.reach(of: defect.node), trying: &trials)
    if case .outside(_, _, _, let cut) = defect.facts,
      let own = survey.remedy(for: cut, of: defect.node), trial?.remedies.contains(own) == false
    {
      // Something else takes all of its touches, and that finding has this fix.
      return nil
    }
    return trial.flatMap { $0.reachable == nil ? fix : survey.text(of: $0) }
  }
}

extension LintRule {
  /// Whether a change of the screen can be tried for the view of a finding.
  package var isAboutReach: Bool {
    switch self {
    case .overlayBlocksControl, .outsideParent, .interactionDisabledAncestor, .viewCoversOwnControl:
      true
    default: false
    }
  }
}
