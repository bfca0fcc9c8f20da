@_spi(Command) import TouchMap

extension LintReport {
  /// Returns reports as JUnit XML: a suite for each screen with a test case for each rule. Errors
  /// and warnings are failures. Notes do not fail; they are in the case's output. A rule that the
  /// configuration turns off is skipped.
  package static func junit(_ reports: [LintReport]) -> String {
    let tests = reports.count * LintRule.allCases.count
    let failures = reports.reduce(0) { $0 + $1.failedRules.count }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"touchmap\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">",
    ]
    for report in reports { lines += report.suite }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }

  private var failedRules: Set<LintRule> {
    Set(lint.findings.filter { $0.severity > .note }.map(\.rule))
  }

  private var suite: [String] {
    let name = MarkupText.escapeLines(reported.title)
    let skipped = configuration.disabledRules.count
    let counts =
      "tests=\"\(LintRule.allCases.count)\" failures=\"\(failedRules.count)\" errors=\"0\" "
      + "skipped=\"\(skipped)\""
    var lines = ["  <testsuite name=\"\(name)\" \(counts) time=\"0\">"]
    for rule in LintRule.allCases { lines += testCase(of: rule, suite: name) }
    return lines + ["  </testsuite>"]
  }

  private func testCase(of rule: LintRule, suite: String) -> [String] {
    let head = "    <testcase classname=\"\(suite)\" name=\"\(rule.rawValue)\" time=\"0\""
    let causes = causes.filter { $0.finding.rule == rule }
    if configuration.disabledRules.contains(rule) {
      return [head + ">", "      <skipped/>", "    </testcase>"]
    }
    let failures = causes.filter { $0.finding.severity > .note }
    let notes = causes.filter { $0.finding.severity == .note }
    guard !causes.isEmpty else { return [head + "/>"] }
    var lines = [head + ">"]
    if let first = failures.first {
      let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      let message = MarkupText.escapeLines(message(of: first) + more)
      lines.append(
        "      <failure message=\"\(message)\" type=\"\(first.finding.severity.rawValue)\">"
          + content(failures) + "</failure>")
    }
    if !notes.isEmpty { lines.append("      <system-out>\(content(notes))</system-out>") }
    return lines + ["    </testcase>"]
  }

  private func content(_ causes: [Cause]) -> String {
    MarkupText.escapeLines(
      causes.map { cause in
        "\(reported.fileName):\(line(of: cause.finding)): "
          + "\(cause.finding.severity.rawValue): \(sentence(of: cause))"
      }.joined(separator: "\n"))
  }
}
