import TouchMap

/// Why a view gets touches or not, with its source, ready to be written.
package struct WhyReport: Sendable {
  package var reported: ReportedScreen
  package var node: Node.ID
  /// How many views of the screen the name means, and which of them this is, from 1.
  package var match: (number: Int, count: Int)
  let survey: ScreenSurvey
  let reach: Reach
  /// How certain the answer is.
  let certainty: Certainty

  /// The verdict for a tap that is meant for the view. `nil` if a name means very many views and
  /// this one was not judged.
  package let verdict: VerdictReport?
  /// The fix, tried on the screen; `nil` if there is no obstacle or no change helps.
  let trial: RemedyTrial?

  /// The part of the view that a finger reaches, from 0 to 1.
  package var reachable: Double { reach.fraction }

  /// Explains every view of a screen that a name means.
  ///
  /// - Parameters:
  ///   - name: A class, an address, an identifier, `#` and an identifier, or a text, which means
  ///     the control that shows it; see ``TapOracle/nodesToTap(named:)``.
  ///   - reported: The screen.
  ///   - survey: The facts about that screen; one survey answers for any number of names.
  /// - Returns: One report for each view, those that lose their taps first, else in the order of the
  ///   source; none if no view has the name.
  package static func reports(
    on name: String, of reported: ReportedScreen, by survey: ScreenSurvey
  ) -> [WhyReport] {
    let oracle = TapOracle(survey)
    let nodes = oracle.nodesToTap(named: name)
    guard !nodes.isEmpty else { return [] }
    var trials = EditedSurveys()
    var known: [Screen.Point: Certainty] = [:]
    let reports = nodes.enumerated().map { place, node in
      let reach = survey.reach(of: node)
      let verdict = place < oracle.mostJudged ? oracle.verdict(onTapFor: node) : nil
      let pieces = reach.reachable + reach.undecided + reach.blocks.flatMap(\.pieces)
      return WhyReport(
        reported: reported, node: node, match: (place + 1, nodes.count), survey: survey,
        reach: reach, certainty: survey.certainty(in: pieces, known: &known),
        verdict: verdict.map { VerdictReport($0, matches: nodes.count, on: survey) },
        trial: verdict.flatMap {
          $0.word == .handledBy ? nil : survey.trial(for: reach, trying: &trials)
        })
    }
    func rank(_ report: WhyReport) -> Int { report.verdict?.verdict.rankToExplain ?? .max }
    return reports.sorted { (rank($0), $0.match.number) < (rank($1), $1.match.number) }
  }

  var screen: Screen { reported.screen }

  /// What the verdict rests on that no dump contains.
  var caveats: [String] { verdict.map { survey.caveats(about: $0.verdict) } ?? [] }

  /// The changes in their order; none if there is no obstacle or no change helps.
  var steps: [String] {
    trial?.remedies.map(survey.text)
      ?? verdict.flatMap { survey.cure(of: node, $0.verdict) }.map { [$0] } ?? []
  }
}
