@_spi(Command) import TouchMap

/// Why a view gets touches or not, with its source, ready to be written.
@_spi(Command) public struct WhyReport: Sendable {
  var reported: ReportedScreen
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

  /// The other views with the name, which are meant less; they are on the first report alone.
  package let others: [TapOracle.Namesake]
  /// Whether the name is only a part of the view's.
  let isPart: Bool

  /// Explains the views of a screen that a name means.
  ///
  /// - Parameters:
  ///   - name: A class, an address, an identifier, `#` and an identifier, a text, which means the
  ///     control that shows it, or a part of an identifier or of a text.
  ///   - reported: The screen.
  ///   - survey: The facts about that screen; one survey answers for any number of names.
  /// - Returns: One report for each view that is meant as much as any other, those that lose their
  ///   taps first, else in the order of the source; none if no view has the name.
  @_spi(Command) public static func reports(
    on name: String, of reported: ReportedScreen, by survey: ScreenSurvey
  ) -> [WhyReport] {
    let oracle = TapOracle(survey)
    let found = oracle.namesakes(named: name, at: nil)
    guard let first = found.first else { return [] }
    let meant = found.prefix { $0.isMeant(asMuchAs: first) }
    var trials = EditedSurveys()
    var known: [Screen.Point: Certainty] = [:]
    return meant.enumerated().map { place, match in
      let node = match.node
      let reach = survey.reach(of: node)
      let verdict = match.verdict.map { _ in oracle.verdict(onTapFor: node) }
      let pieces = survey.pieces(of: reach)
      let certainty = survey.certainty(
        in: reach.reachable + pieces.undecided + pieces.blocks.joined(), known: &known)
      return WhyReport(
        reported: reported, node: node, match: (match.number, found.count), survey: survey,
        reach: reach, certainty: verdict?.certainty.weaker(certainty) ?? certainty,
        verdict: verdict.map { VerdictReport($0, matches: found.count, on: survey) },
        trial: verdict.flatMap {
          $0.word == .handledBy ? nil : survey.trial(for: reach, $0, trying: &trials)
        }, others: place == 0 ? Array(found.dropFirst(meant.count)) : [],
        isPart: match.fit == .part)
    }
  }

  var screen: Screen { reported.screen }

  /// What the verdict rests on that no dump contains.
  var caveats: [String] { verdict.map { survey.caveats(about: $0.verdict) } ?? [] }

  /// How an obstacle keeps touches from the view; what the verdict doubts may do so.
  func explanation(of block: Reach.Block) -> String {
    survey.explanation(of: block, of: node, doubting: verdict?.verdict.doubts.first?.node)
  }

  /// The changes in their order; none if there is no obstacle or no change helps.
  var steps: [String] {
    trial?.remedies.map(survey.text)
      ?? verdict.flatMap { survey.cure(of: node, $0.verdict) }.map { [$0] } ?? []
  }
}
