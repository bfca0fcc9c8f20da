/// Remedies for what is in a view's way, tried on the screen before they are proposed.
struct RemedyTrial: Sendable {
  /// What to change, in this order.
  var remedies: [Remedy]
  /// What comes to the same for touches, as it was tried.
  var edits: [ScreenEdit] = []
  /// How much of the view a finger reaches then, from 0 to 1; `nil` if that cannot be tried, as
  /// where a frame is to be found first.
  var reachable: Double?
}

extension ScreenSurvey {
  /// Looks for what helps a view: one change, or a few one after the other where the first uncovers
  /// the next.
  ///
  /// - Returns: `nil` if nothing is in the way, or if what was tried does not help.
  func trial(for reach: Reach, trying trials: inout EditedSurveys) -> RemedyTrial? {
    var trial = RemedyTrial(remedies: [])
    var (survey, current) = (self, reach)
    while trial.remedies.count < Self.mostRemedies, let remedy = survey.remedy(for: current) {
      trial.remedies.append(remedy)
      guard let edit = survey.edit(for: remedy) else {
        // Nobody can try what only finds out more.
        return trial.edits.isEmpty ? trial : nil
      }
      trial.edits.append(edit)
      survey = trials.survey(after: trial.edits, of: self)
      current = survey.reach(of: reach.node)
      if current.fraction > reach.fraction {
        trial.reachable = current.fraction
        return trial
      }
    }
    return nil
  }

  /// More than that nobody changes in one go. A choice.
  private static let mostRemedies = 3
}

/// The screens that were tried, since what is in the way of one view often is in that of others.
struct EditedSurveys {
  private var known: [[ScreenEdit]: ScreenSurvey] = [:]

  /// Returns a screen after some changes.
  mutating func survey(after edits: [ScreenEdit], of survey: ScreenSurvey) -> ScreenSurvey {
    if let known = known[edits] { return known }
    let screen = edits.reduce(survey.screen) { $0.applying($1) }
    let edited = ScreenSurvey(screen, rules: survey.rules)
    known[edits] = edited
    return edited
  }
}
