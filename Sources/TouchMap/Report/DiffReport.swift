/// The changes between two screens together with where they come from, ready to be written.
package struct DiffReport: Sendable {
  /// The dumps' files as the user named them.
  package var files: (before: String, after: String)
  /// The screens' number in their files, from 1.
  package var number: Int
  /// The changes.
  package var diff: OwnerDiff

  /// Compares two screens.
  package init(
    files: (before: String, after: String), number: Int, before: Screen,
    after: Screen, rules: ClassRules = .standard
  ) {
    self.files = files
    self.number = number
    diff = OwnerDiff(from: before, to: after, rules: rules)
  }

  /// How sure the answer is: as sure as the weaker of the two screens, all of which it is about.
  var evidence: Evidence { max(diff.before.evidence, diff.after.evidence) }

  static func text(of rect: Screen.Rect) -> String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .map(NumberText.text).joined(separator: ", ")
  }
}
