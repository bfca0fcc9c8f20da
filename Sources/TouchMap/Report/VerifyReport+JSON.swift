extension VerifyReport {
  /// Returns reports as JSON: one object for a single report, else an array.
  package static func json(_ reports: [VerifyReport], asList: Bool) -> String {
    if !asList, reports.count == 1 { return reports[0].json.text() }
    return JSON.array(reports.map(\.json)).text()
  }

  /// Returns a report as JSON on one line.
  package static func jsonLine(_ report: VerifyReport) -> String { report.json.line() }

  private var json: JSON {
    .object([
      ("version", .integer(AnswerVersion.current)),
      ("file", .optional(file)),
      ("screen", .integer(position.number)),
      ("title", .optional(screen.title)),
      ("system", .optional(screen.system)),
      ("asked", .integer(verification.asked)),
      ("agreed", .integer(verification.agreed)),
      ("differences", .array(verification.differences.map(json))),
    ])
  }

  private func json(_ difference: Verification.Difference) -> JSON {
    .object([
      ("expected", difference.expected.map { .object(screen.members(ofNode: $0)) } ?? .null),
      ("witnessed", screen.json(of: difference.witnessed, ask: difference.ask)),
      (
        "points",
        .array(difference.points.map { .array([.number($0.x), .number($0.y)]) })
      ),
      ("suspects", .array(difference.suspects.map { .object(screen.members(ofNode: $0)) })),
      ("explanation", .string(cause(of: difference))),
    ])
  }
}
