@_spi(Command) import TouchMap

extension LintReport {
  /// Whether a finding, or a tap on a target, depends on the name of a class.
  @_spi(Command) public var namesRules: Bool {
    lint.certainty.because?.isSettledByRule == true || lint.verdict.asksForRule
  }

  /// Returns the findings for people.
  @_spi(Command) public func text(_ style: TextStyle) -> String {
    var lines = [style.bold(reported.title)]
    for cause in causes {
      let finding = cause.finding
      let severity = style.color(finding.severity.rawValue, Self.color(of: finding.severity))
      let place = "\(line(of: finding)): \(severity)"
      lines.append("  \(place): \(message(of: cause)) [\(finding.rule.rawValue)]")
      if let fix = finding.fix { lines.append("      fix: \(fix)") }
    }
    lines.append("  \(VisibleText.escape(lint.verdict.text))")
    lines.append("  \(totals)")
    let sentence =
      lint.certainty.sentence(on: lint.screen)
      ?? lint.survey.asker.caveats.first.map { "Evidence: exact, \($0)." }
    if let sentence { lines.append("  \(sentence)") }
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

  /// The cells of the table below several reports.
  @_spi(Command) public var cells: [String] {
    LintSeverity.allCases.reversed().map { "\(count(of: $0))" }
      + [Percentage.text(lint.unexplained), reported.title]
  }

  /// Returns a row for each screen and one for all, in columns.
  @_spi(Command) public static func table(of rows: [[String]], _ style: TextStyle) -> String? {
    let sums = LintSeverity.allCases.indices.map { column in
      "\(rows.reduce(0) { $0 + (Int($1[column]) ?? 0) })"
    }
    return TextTable.text(
      [["errors", "warnings", "notes", "unexplained", "dump"]] + rows
        + [sums + ["", "all \(rows.count)"]], rightAligned: 0..<4, style: style)
  }
}
