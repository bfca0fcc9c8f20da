extension LintReport {
  /// Returns reports as Xcode reads a compiler's complaints: `file:line:column: warning: ...`.
  ///
  /// A dump has no columns that mean anything, so the column is 1.
  package static func xcode(_ reports: [LintReport]) -> String {
    reports.flatMap { report in
      report.lint.findings.map { finding in
        let place = "\(report.reported.fileName):\(report.line(of: finding)):1"
        return "\(place): \(finding.severity.rawValue): \(sentence(of: finding)) "
          + "[\(finding.rule.rawValue)]"
      }
    }.joined(separator: "\n")
  }
}
