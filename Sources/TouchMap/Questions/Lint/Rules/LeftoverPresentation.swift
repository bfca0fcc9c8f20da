/// ``LintRule/leftoverPresentation``: a container of a presentation in which nothing is, and which
/// takes touches. If a part of the dump is missing, it may not be empty. FS-075.
struct LeftoverPresentation: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    let survey = linted.survey
    let size = linted.screen.frame.size.area
    guard size > 0, !linted.screen.isCutShort else { return [] }
    return survey.areas.owners.filter { survey.asker.classFacts[$0].behavior == .leftover }.map {
      Defect(
        .leftoverPresentation, node: $0, .leftover(share: min(1, survey.areas.area(of: $0) / size)))
    }
  }
}
