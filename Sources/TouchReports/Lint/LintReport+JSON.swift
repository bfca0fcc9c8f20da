@_spi(Command) import TouchMap

extension LintReport: Answer {
  /// The findings for machines.
  @_spi(Command) public var json: JSON {
    .object(
      reported.head + [
        ("profile", .string(configuration.profile.rawValue))
      ] + lint.certainty.members(on: lint.screen) + [
        ("verdict", lint.verdict.json()),
        ("caveats", .array(lint.survey.asker.caveats.map { .string($0) })),
        ("findings", .array(causes.map(finding))),
        ("omitted", .integer(lint.omitted.values.reduce(0, +))),
        ("unexplained", .rounded(lint.unexplained)),
      ] + facts)
  }

  /// What was omitted, and why.
  var facts: [(String, JSON)] {
    (lint.known > 0 ? [("known", .integer(lint.known))] : [])
      + (lint.limited.map {
        [("judged", .integer($0.judged)), ("targets", .integer($0.found))]
      } ?? [])
  }

  private func finding(_ cause: Cause) -> JSON {
    let finding = cause.finding
    let others = cause.others.map { other in
      JSON.object(
        lint.survey.members(of: other.node) + [("fingerprint", .string(other.fingerprint))])
    }
    return .object(
      [
        ("rule", .string(finding.rule.rawValue)), ("severity", .string(finding.severity.rawValue)),
        ("node", .object(lint.survey.members(of: finding.node))),
        ("line", .integer(lint.screen.nodes[finding.node].line)),
        ("message", .string(finding.message)), ("fix", .optional(finding.fix)),
        ("fingerprint", .string(finding.fingerprint)),
      ] + (others.isEmpty ? [] : [("others", .array(others))])
        + finding.certainty.members(on: lint.screen))
  }
}
