/// ``LintRule/targetsTooClose``: two targets, of which one is too small, closer together than the
/// profile asks.
struct TargetsTooClose: LintCheck {
  func findings(on linted: LintedScreen) -> [LintFinding] {
    linted.crowdedPairs(among: linted.undersizedTargets).map { pair in
      let names = "\(linted.name(pair.first)) and \(linted.name(pair.second))"
      return LintFinding(
        .targetsTooClose, node: pair.first, other: pair.second,
        message: "\(names) are \(NumberText.text(pair.gap)) points apart\(demand(of: linted))",
        fix: "Move them apart, or enlarge them.")
    }
  }

  private func demand(of linted: LintedScreen) -> String {
    let profile = linted.configuration.profile
    switch profile.spacing {
    case .gap(let least)?:
      return ", and targets of less than full size should be \(NumberText.text(least)) apart"
    case .circle(let diameter)?:
      return ": a circle of \(NumberText.text(diameter)) points around the middle of a small "
        + "target meets the other, against \(profile.title)"
    case nil: return ""
    }
  }
}
