/// ``LintRule/targetsTooClose``: two targets, of which one is too small, closer together than the
/// profile requires.
struct TargetsTooClose: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    linted.crowdedPairs(among: linted.undersizedTargets).map { pair in
      Defect(
        .targetsTooClose, node: pair.first, other: pair.second,
        .close(to: pair.second, gap: pair.gap))
    }
  }
}
