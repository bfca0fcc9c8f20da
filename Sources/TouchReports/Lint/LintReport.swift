@_spi(Command) import TouchMap

/// The findings of a screen, ready to be written.
@_spi(Command) public struct LintReport: Sendable {
  var reported: ReportedScreen
  /// The checks and their findings.
  @_spi(Command) public var lint: Lint
  var configuration: LintConfiguration

  /// Checks a screen.
  @_spi(Command) public init(_ reported: ReportedScreen, configuration: LintConfiguration) {
    self.reported = reported
    self.configuration = configuration
    lint = Lint(reported.screen, configuration: configuration)
  }

  /// The number of findings of a severity.
  func count(of severity: LintSeverity) -> Int {
    lint.findings.count { $0.severity == severity }
  }

  func line(of finding: LintFinding) -> Int { max(1, lint.screen.nodes[finding.node].line) }

  /// The message and its fix.
  static func sentence(of finding: LintFinding) -> String {
    finding.message + (finding.fix.map { ". \($0)" } ?? "")
  }
}

extension [LintReport] {
  /// What a baseline omitted from some reports; `nil` if it omitted nothing.
  var leftOut: String? {
    let known = reduce(0) { $0 + $1.lint.known }
    return known > 0
      ? Plural.text(known, "finding was", "findings were") + " left out by the baseline" : nil
  }

  /// Every finding with its report, the more serious first, otherwise in the order of the source.
  var worstFirst: [(report: LintReport, finding: LintFinding)] {
    let all = flatMap { report in report.lint.findings.map { (report, $0) } }
    return LintSeverity.allCases.reversed().flatMap { severity in
      all.filter { $0.1.severity == severity }
    }
  }
}
