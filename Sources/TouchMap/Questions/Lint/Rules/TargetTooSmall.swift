extension LintedScreen {
  /// The targets that the rule reports.
  var smallTargets: Set<Node.ID> {
    guard !configuration.disabledRules.contains(.targetTooSmall) else { return [] }
    return Set(TargetTooSmall().defects(on: self).map(\.node).filter { !isIgnored($0) })
  }
}

/// ``LintRule/targetTooSmall``: a target whose largest touchable rectangle is smaller than the
/// profile requires. Exempt are controls whose size the system sets, items of bars and keyboards,
/// and links in a text. Another rule reports targets without any touchable part.
struct TargetTooSmall: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    let undersized = linted.undersizedTargets
    var crowded: Set<Node.ID>?
    if case .circle? = linted.configuration.profile.spacing {
      crowded = Set(linted.crowdedPairs(among: undersized).flatMap { [$0.first, $0.second] })
    }
    return undersized.compactMap { target in
      guard crowded?.contains(target.node) ?? true else { return nil }
      return Defect(
        .targetTooSmall, node: target.node, .small(size: target.size, isCut: target.isCut))
    }
  }
}
