extension LintReport {
  /// Returns reports as text for people, and a table of all files if there are several.
  package static func text(_ reports: [LintReport], style: TextStyle = .plain) -> String {
    var parts = reports.map { $0.text(style) }
    if reports.count > 1 { parts.append(table(of: reports, style)) }
    return parts.joined(separator: "\n\n")
  }

  private func text(_ style: TextStyle) -> String {
    var lines = [style.bold(title)]
    for finding in lint.findings {
      let severity = style.color(finding.severity.rawValue, Self.color(of: finding.severity))
      lines.append(
        "  \(line(of: finding)): \(severity): \(finding.message) [\(finding.rule.rawValue)]")
      if let fix = finding.fix { lines.append("      fix: \(fix)") }
    }
    return (lines + ["  \(totals)"]).joined(separator: "\n")
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
      let count = count(of: severity)
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let omitted = lint.omitted.values.reduce(0, +)
    if omitted > 0 { totals.append("\(omitted) more findings are not listed") }
    if lint.unexplained > 0 {
      totals.append(
        "\(Percentage.text(lint.unexplained)) of the screen rests on assumptions")
    }
    return totals.joined(separator: ", ")
  }

  /// A row a report and one for all, in columns.
  private static func table(of reports: [LintReport], _ style: TextStyle) -> String {
    var rows = [["errors", "warnings", "notes", "unexplained", "dump"]]
    for report in reports {
      rows.append(
        LintSeverity.allCases.reversed().map { "\(report.count(of: $0))" }
          + [Percentage.text(report.lint.unexplained), report.title])
    }
    let sums = LintSeverity.allCases.reversed().map { severity in
      "\(reports.reduce(0) { $0 + $1.count(of: severity) })"
    }
    rows.append(sums + ["", "all \(reports.count)"])
    return TextTable.text(rows, rightAligned: 0..<4, style: style)
  }
}
