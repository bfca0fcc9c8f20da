import TouchMap

extension LintReport {
  /// Returns reports as Xcode reads a compiler's complaints: `file:line:column: warning: ...`.
  ///
  /// A dump has no columns that mean anything, so the column is 1.
  package static func xcode(_ reports: [LintReport]) -> String {
    reports.flatMap { report in
      report.lint.findings.map { finding in
        let place = "\(file(report.reported.fileName)):\(report.line(of: finding)):1"
        return "\(place): \(finding.severity.rawValue): \(sentence(of: finding)) "
          + "[\(finding.rule.rawValue)]"
      }
    }.joined(separator: "\n")
  }

  /// A colon and a digit in a file's name would be read as the place in another file.
  private static func file(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    return zip(scalars, scalars.dropFirst() + [" "]).map { scalar, next in
      scalar == ":" && ("0"..."9").contains(next) ? #"\u{3A}"# : String(scalar)
    }.joined()
  }
}
