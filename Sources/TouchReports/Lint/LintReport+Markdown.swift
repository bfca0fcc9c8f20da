@_spi(Command) import TouchMap

extension LintReport {
  /// Returns reports as Markdown for a pull request or a step's summary, the most serious finding
  /// first.
  @_spi(Command) public static func markdown(_ reports: [LintReport]) -> String {
    var lines = ["## Touch targets", ""]
    let causes = reports.worstFirst
    if causes.isEmpty {
      let known = reports.reduce(0) { $0 + $1.lint.known }
      let found = known > 0 ? "Nothing new found" : "Nothing found"
      lines.append("\(found) on \(Plural.text(reports.count, "screen", "screens")).")
    } else {
      lines += ["| | rule | where | what | fix |", "|---|---|---|---|---|"]
      for (report, cause) in causes {
        let finding = cause.finding
        let place = "\(report.reported.fileName):\(report.line(of: finding))"
        let cells = [
          finding.severity.rawValue, "`\(finding.rule.rawValue)`", MarkdownText.escape(place),
          MarkdownText.escape(report.message(of: cause)), MarkdownText.escape(finding.fix ?? ""),
        ]
        lines.append("| " + cells.joined(separator: " | ") + " |")
      }
    }
    lines += reports.leftOut.map { ["", $0 + "."] } ?? []
    lines += ["", "| dump | errors | warnings | notes | unexplained |", "|---|---|---|---|---|"]
    for report in reports {
      let cells = [MarkdownText.escape(report.reported.title)] + report.cells.dropLast()
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }
}
