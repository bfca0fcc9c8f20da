extension LintReport {
  /// Returns reports as JSON: one object for a single report, else an array.
  ///
  /// - Parameters:
  ///   - reports: In the order in which they are to stand.
  ///   - asList: Whether even a single report stands in an array.
  package static func json(_ reports: [LintReport], asList: Bool) -> String {
    if !asList, reports.count == 1 { return reports[0].json.text() }
    return JSON.array(reports.map(\.json)).text()
  }

  /// Returns reports as lines of JSON, one a report.
  package static func jsonLines(_ reports: [LintReport]) -> String {
    reports.map { $0.json.line() }.joined(separator: "\n")
  }

  private var json: JSON {
    .object([
      ("version", .integer(AnswerVersion.current)),
      ("file", .string(file)),
      ("screen", .integer(position.number)),
      ("title", .optional(lint.screen.title)),
      ("profile", .string(configuration.profile.rawValue)),
      ("evidence", .string(lint.screen.reliableEvidence.rawValue)),
      ("findings", .array(lint.findings.map(finding))),
      ("omitted", .integer(lint.omitted.values.reduce(0, +))),
      ("unexplained", .number(NumberText.rounded(lint.unexplained))),
    ])
  }

  private func finding(_ finding: LintFinding) -> JSON {
    .object([
      ("rule", .string(finding.rule.rawValue)),
      ("severity", .string(finding.severity.rawValue)),
      ("node", .object(lint.survey.members(of: finding.node))),
      ("line", .integer(lint.screen.nodes[finding.node].line)),
      ("message", .string(finding.message)),
      ("fix", .optional(finding.fix)),
      ("fingerprint", .string(finding.fingerprint)),
    ])
  }
}
