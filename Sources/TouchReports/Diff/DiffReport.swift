import TouchMap

/// The changes between two screens, ready to be written.
package struct DiffReport: Sendable {
  /// The screen before, and where it comes from.
  package var before: ReportedScreen
  /// The screen after, and where it comes from.
  package var after: ReportedScreen
  /// The changes.
  package var diff: OwnerDiff

  /// Compares two screens.
  package init(
    from before: ReportedScreen, to after: ReportedScreen, rules: ClassRules = .standard
  ) {
    self.before = before
    self.after = after
    diff = OwnerDiff(from: before.screen, to: after.screen, rules: rules)
  }

  /// How sure the answer is: as sure as the weaker of the two screens, all of which it is about.
  var evidence: Evidence { max(diff.before.evidence, diff.after.evidence) }
}
