/// Remedies for the obstacles of a view, tried on the screen before they are proposed.
package struct RemedyTrial: Sendable {
  /// The changes, in this order.
  package var remedies: [Remedy]
  /// The edits with the same effect on touches, as they were tried.
  package var edits: [ScreenEdit] = []
  /// The part of the view that a finger then reaches, from 0 to 1; `nil` if that cannot be tried,
  /// as where a frame must be found first.
  package var reachable: Double?
  /// The targets that get their taps now and lose them by the changes, without those that the
  /// changes move away.
  package var lost: [Node.ID] = []
}

extension ScreenSurvey {
  /// Searches for the changes that help a view: one, or a few in turn if the first uncovers the
  /// next obstacle. The first one removes what the verdict about a tap names. `nil` if there is no
  /// obstacle, or if the tried changes help neither the part that a finger reaches nor the verdict.
  ///
  /// - Parameter tap: The verdict; without one, only the part that a finger reaches counts.
  package func trial(
    for reach: Reach, _ tap: TapVerdict? = nil, trying trials: inout EditedSurveys
  ) -> RemedyTrial? {
    var trial = RemedyTrial(remedies: [])
    var best: RemedyTrial?
    var (survey, current, now) = (self, reach, tap)
    while trial.remedies.count < Self.mostRemedies,
      let remedy = survey.remedy(for: current, now), !trial.remedies.contains(remedy)
    {
      trial.remedies.append(remedy)
      guard let edit = survey.edit(for: remedy) else {
        // A remedy that only asks for more facts cannot be tried.
        return best ?? (trial.edits.isEmpty ? trial : nil)
      }
      trial.edits.append(edit)
      guard let edited = trials.survey(after: trial.edits, of: self) else { return best }
      survey = edited
      current = survey.reachAlone(of: reach.node)
      now = tap.map { _ in TapOracle(survey).word(onTapFor: reach.node, at: nil) }
      guard current.fraction > reach.fraction, now.saysOther(than: tap) else { continue }
      trial.reachable = current.fraction
      if best == nil || now?.word.reaches == true { best = trial }
      if now?.word.reaches ?? true { break }
    }
    guard var best else { return nil }
    best.lost = trials.lost(by: best.edits, of: self)
    return best
  }

  /// The most changes of one trial. A choice.
  private static let mostRemedies = 3
}

extension TapVerdict? {
  /// Whether a tap that got lost gets there, or gets lost for another reason.
  fileprivate func saysOther(than before: TapVerdict?) -> Bool {
    guard let self, let before, !before.word.reaches else { return true }
    return self.word != before.word || self.by != before.by || self.doubts != before.doubts
  }
}

/// The screens that were tried. Views often share their obstacles.
package struct EditedSurveys {
  private var known: [[ScreenEdit]: ScreenSurvey] = [:]
  /// The targets that get their taps, or may get them, after some changes.
  private var working: [[ScreenEdit]: Set<Node.ID>] = [:]
  /// The targets that get their taps without any change.
  private var workingNow: Set<Node.ID>?

  /// Screens of no more nodes than these are tried in all, because each one takes time, but a few
  /// of any screen that has not more itself. Choices.
  private static let mostNodes = 40_000
  private static let fewest = 3

  package init() {}

  /// - Parameter targets: The targets of the screen without changes.
  init(of targets: [ScreenVerdict.Target]) {
    workingNow = Set(targets.filter { $0.fate == .works }.map(\.node))
  }

  /// Returns the targets that lose their taps by some changes.
  mutating func lost(by edits: [ScreenEdit], of survey: ScreenSurvey) -> [Node.ID] {
    let now = workingNow ?? TapOracle(survey).targets { $0 == .works }
    workingNow = now
    let after =
      working[edits]
      ?? self.survey(after: edits, of: survey).map { edited in
        TapOracle(edited).targets { $0 == .works || $0 == .unknown }
      } ?? now
    working[edits] = after
    return now.subtracting(after).filter { node in
      !edits.contains { edit in
        if case .hide(let front) = edit {
          survey.screen.subtree(of: front).contains(node)
        } else {
          false
        }
      }
    }.sorted()
  }

  /// Returns a screen after some changes; `nil` if too many were tried.
  mutating func survey(after edits: [ScreenEdit], of survey: ScreenSurvey) -> ScreenSurvey? {
    if let known = known[edits] { return known }
    let count = survey.screen.nodes.count
    let most = count > Self.mostNodes ? 0 : max(Self.fewest, Self.mostNodes / max(1, count))
    guard known.count < most else { return nil }
    let screen = edits.reduce(survey.screen) { $0.applying($1) }
    let edited = ScreenSurvey(screen, rules: survey.rules)
    known[edits] = edited
    return edited
  }
}
