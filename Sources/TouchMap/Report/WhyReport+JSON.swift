extension WhyReport {
  /// Returns reports as JSON: one object for a single report, else an array.
  ///
  /// - Parameters:
  ///   - reports: In the order in which they are to stand.
  ///   - asList: Whether even a single report stands in an array.
  package static func json(_ reports: [WhyReport], asList: Bool) -> String {
    if !asList, reports.count == 1 { return reports[0].json.text() }
    return JSON.array(reports.map(\.json)).text()
  }

  /// Returns reports as lines of JSON, one a report.
  package static func jsonLines(_ reports: [WhyReport]) -> String {
    reports.map { $0.json.line() }.joined(separator: "\n")
  }

  private var json: JSON {
    .object(
      [
        ("version", .integer(AnswerVersion.current)),
        ("file", .optional(file)),
        ("screen", .integer(position.number)),
        ("title", .optional(survey.screen.title)),
        ("node", .object(survey.members(of: node))),
        ("evidence", .string(evidence.rawValue)),
        ("reachable", .number(NumberText.rounded(reach.fraction))),
        ("undecided", .number(NumberText.rounded(reach.undecidedFraction))),
        ("blockers", .array(reach.blocks.map(blocker))),
        ("fix", .optional(fix)),
        ("fixed", trial?.reachable.map { .number(NumberText.rounded($0)) } ?? .null),
      ] + verdict.members)
  }

  private func blocker(_ block: Reach.Block) -> JSON {
    .object([
      ("reason", .string(block.reason.rawValue)),
      ("by", block.by.map { .object(survey.members(of: $0)) } ?? .null),
      ("share", .number(NumberText.rounded(reach.share(of: block)))),
      ("explanation", .string(survey.explanation(of: block, of: node))),
    ])
  }
}
