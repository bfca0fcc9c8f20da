/// ``LintRule/targetTooSmall``: a target whose largest touchable rectangle is smaller than the
/// profile asks.
///
/// Exempt are controls whose size the system sets, what stands in bars and keyboards, and links in
/// a text. A target of which nothing is touchable is another rule's business.
struct TargetTooSmall: LintCheck {
  func findings(on linted: LintedScreen) -> [LintFinding] {
    let undersized = linted.undersizedTargets
    let crowded = Set(linted.crowdedPairs(among: undersized).flatMap { [$0.first, $0.second] })
    return undersized.compactMap { target in
      if case .circle? = linted.configuration.profile.spacing, !crowded.contains(target.node) {
        return nil
      }
      return finding(about: target, on: linted)
    }
  }

  private func finding(
    about target: LintedScreen.UndersizedTarget, on linted: LintedScreen
  ) -> LintFinding {
    let least = NumberText.text(linted.configuration.leastSide)
    let size = "\(NumberText.text(target.size.width)) x \(NumberText.text(target.size.height))"
    var message =
      "\(linted.name(target.node)) has a touchable area of \(size), less than the "
      + "\(least) x \(least) of \(linted.configuration.sizeTitle)"
    if target.isCut { message += "; the rest of it is covered or cut off" }
    if case .circle(let diameter)? = linted.configuration.profile.spacing {
      message += ", and less than \(NumberText.text(diameter)) points of room around its middle"
    }
    return LintFinding(
      .targetTooSmall, node: target.node, message: message,
      fix: target.isCut
        ? "Free the rest of \(linted.name(target.node)); `touchmap why` tells what is in its way."
        : "Enlarge \(linted.name(target.node)), or set its hitAreaPadding.")
  }
}
