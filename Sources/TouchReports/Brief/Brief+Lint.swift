@_spi(Command) import TouchMap

extension Brief {
  /// The most characters of an answer about all findings. A choice: a model reads all of it.
  private static let longestList = 3_900

  /// Returns the most serious findings, with what is in the way and the fix; those of one severity
  /// in the order of the source.
  ///
  /// If that is too long, messages are cut, and then findings are left out. Fixes are never cut.
  @_spi(Command) public static func lint(_ report: LintReport) -> JSON {
    let sorted = [report].worstFirst.map(\.cause)
    var trials = EditedSurveys()
    let fixes = sorted.prefix(most).map { fix(of: $0.finding, in: report.lint, trying: &trials) }
    for count in stride(from: min(most, sorted.count), through: 1, by: -1) {
      for length in [longestMessage, 120, 60] {
        let answer = list(
          zip(sorted, fixes).prefix(count), messages: length, in: report, of: sorted.count)
        if answer.line().count <= longestList { return answer }
      }
    }
    return list([], messages: 0, in: report, of: sorted.count)
  }

  private static func list(
    _ causes: some Sequence<(LintReport.Cause, [(String, JSON)])>, messages: Int,
    in report: LintReport, of count: Int
  ) -> JSON {
    let lint = report.lint
    let omitted = lint.omitted.values.reduce(0, +)
    let entries = causes.map { cause, fix in
      let finding = cause.finding
      let plain = lint.plainWords[finding.fingerprint]
      let message = (plain?.message ?? "") + cause.companions(lint.screen.place)
      return JSON.object(
        [
          ("rule", .string(finding.rule.rawValue)),
          ("severity", .string(finding.severity.rawValue)),
          ("node", node(finding.node, on: lint.survey)),
          ("by", optional(finding.culprit, on: lint.survey)),
          ("message", .string(shortened(message, to: messages))),
        ] + fix)
    }
    return .object(
      [
        ("findings", .array(entries)), ("more", .integer(count - entries.count + omitted)),
      ] + lint.certainty.plainMembers(on: lint.screen) + report.facts)
  }

  /// Returns the change that helped when it was tried on the screen, else the one that the rule
  /// names.
  private static func fix(
    of finding: LintFinding, in lint: Lint, trying trials: inout EditedSurveys
  ) -> [(String, JSON)] {
    guard let text = lint.plainWords[finding.fingerprint]?.fix else { return [] }
    var survey = lint.survey
    guard finding.rule.isAboutReach, survey.screen.nodes.count <= mostNodesTried else {
      return [("fix", .string(text))]
    }
    survey.namesLinesOnly = true
    let trial = survey.trial(for: survey.reach(of: finding.node), trying: &trials)
    guard let trial, trial.reachable != nil else { return [("fix", .string(text))] }
    return members(of: trial, on: survey)
  }

  /// On screens of more nodes a trial takes too long for an answer. A choice.
  private static let mostNodesTried = 20_000
}
