@_spi(Command) import TouchMap

extension LintReport {
  /// The number of annotations of one kind that GitHub shows for a step; it drops others silently.
  static let annotationLimit = 10

  /// Returns reports as GitHub's workflow commands, the most serious first. GitHub shows at most
  /// ten annotations of a kind for each step, so no more are written, and the last one says how
  /// many there are. The step's summary, from ``markdown(_:)``, contains all of them.
  package static func github(_ reports: [LintReport]) -> String {
    var counts: [LintSeverity: Int] = [:]
    var lines: [String] = []
    for (report, cause) in reports.worstFirst {
      let finding = cause.finding
      let count = counts[finding.severity, default: 0]
      counts[finding.severity] = count + 1
      // The last notice is kept for the count.
      guard count < annotationLimit - (finding.severity == .note ? 1 : 0) else { continue }
      lines.append(report.annotation(of: cause))
    }
    let omitted = counts.values.reduce(0, +) - lines.count
    if omitted > 0 {
      let more = Plural.text(omitted, "more finding is", "more findings are")
      lines.append("::notice::\(more) in the summary of touchmap's step")
    }
    if let leftOut = reports.leftOut { lines.append("::notice::\(leftOut)") }
    return lines.joined(separator: "\n")
  }

  private func annotation(of cause: Cause) -> String {
    let finding = cause.finding
    let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
    let file = GitHubText.property(reported.name)
    let place = "file=\(file),line=\(line(of: finding)),title=\(finding.rule.rawValue)"
    return "::\(kind) \(place)::\(GitHubText.message(sentence(of: cause)))"
  }
}

extension LintReport {
  /// Returns reports like a compiler's messages, for Xcode: `file:line:column: warning: ...`.
  /// Columns of a dump have no meaning, so the column is 1.
  package static func xcode(_ reports: [LintReport]) -> String {
    reports.flatMap { report in
      report.causes.map { cause in
        let finding = cause.finding
        let place = "\(file(report.reported.fileName)):\(report.line(of: finding)):1"
        return "\(place): \(finding.severity.rawValue): \(report.sentence(of: cause)) "
          + "[\(finding.rule.rawValue)]"
      }
    }.joined(separator: "\n")
  }

  /// A colon and a digit in a file's name would look like the place in another file.
  private static func file(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    return zip(scalars, scalars.dropFirst() + [" "]).map { scalar, next in
      scalar == ":" && ("0"..."9").contains(next) ? #"\u{3A}"# : String(scalar)
    }.joined()
  }
}
