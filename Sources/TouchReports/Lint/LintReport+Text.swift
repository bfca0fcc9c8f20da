import TouchMap

extension LintReport {
  /// Returns the findings for people.
  package func text(_ style: TextStyle) -> String {
    var lines = [style.bold(reported.title)]
    for finding in lint.findings {
      let severity = style.color(finding.severity.rawValue, Self.color(of: finding.severity))
      lines.append(
        "  \(line(of: finding)): \(severity): \(finding.message) [\(finding.rule.rawValue)]")
      if let fix = finding.fix { lines.append("      fix: \(fix)") }
    }
    lines.append("  \(VisibleText.escape(lint.verdict.text))")
    lines.append("  \(totals)")
    let caveat = lint.survey.asker.caveats.first.map { "Evidence: exact, \($0)." }
    if let sentence = lint.certainty.sentence(on: lint.screen) ?? caveat {
      lines.append("  \(sentence)")
    }
    return lines.joined(separator: "\n")
  }

  private static func color(of severity: LintSeverity) -> TextStyle.Color {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }

  private var totals: String {
    var totals = LintSeverity.allCases.reversed().map { severity in
      Plural.text(count(of: severity), severity.rawValue, severity.rawValue + "s")
    }
    let omitted = lint.omitted.values.reduce(0, +)
    if omitted > 0 {
      totals.append(Plural.text(omitted, "more finding is", "more findings are") + " not listed")
    }
    if lint.known > 0 { totals.append("\(lint.known) left out by the baseline") }
    if let limited = lint.limited {
      totals.append("the \(limited.judged) front-most of \(limited.found) targets judged")
    }
    if lint.unexplained > 0 {
      totals.append("\(Percentage.text(lint.unexplained)) of the screen rests on assumptions")
    }
    return totals.joined(separator: ", ")
  }

  /// Returns a row for each screen and one for all, in columns.
  package static func summary(of reports: [LintReport], _ style: TextStyle) -> String? {
    var rows = [["errors", "warnings", "notes", "unexplained", "dump"]]
    for report in reports {
      rows.append(
        LintSeverity.allCases.reversed().map { "\(report.count(of: $0))" }
          + [Percentage.text(report.lint.unexplained), report.reported.title])
    }
    let sums = LintSeverity.allCases.reversed().map { severity in
      "\(reports.reduce(0) { $0 + $1.count(of: severity) })"
    }
    rows.append(sums + ["", "all \(reports.count)"])
    return TextTable.text(rows, rightAligned: 0..<4, style: style)
  }
}
