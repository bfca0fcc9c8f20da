/// The findings of a screen together with where it comes from, ready to be written.
package struct LintReport: Sendable {
  /// The dump's file as the user named it; `-` is standard input.
  package var file: String
  /// The screen's number in the file, from 1, and how many there are.
  package var position: (number: Int, count: Int)
  /// The findings.
  package var lint: Lint
  /// The configuration by which they were found.
  package var configuration: LintConfiguration

  /// Checks a screen.
  package init(
    file: String, position: (number: Int, count: Int), screen: Screen,
    configuration: LintConfiguration
  ) {
    self.file = file
    self.position = position
    self.configuration = configuration
    lint = Lint(screen, configuration: configuration)
  }

  /// The number of findings of a severity.
  package func count(of severity: LintSeverity) -> Int {
    lint.findings.count { $0.severity == severity }
  }

  /// What messages call the file.
  var displayName: String { DumpFile.displayName(of: file) }

  /// The file, and the screen in it if there are several.
  var title: String {
    var title = displayName
    if position.count > 1 { title += ", screen \(position.number) of \(position.count)" }
    if let heading = lint.screen.title { title += " (\(heading))" }
    return VisibleText.escape(title)
  }

  func line(of finding: LintFinding) -> Int { max(1, lint.screen.nodes[finding.node].line) }

  /// The message and what to do about it.
  static func sentence(of finding: LintFinding) -> String {
    finding.message + (finding.fix.map { ". \($0)" } ?? "")
  }
}

extension [LintReport] {
  /// Every finding with its report, the more serious first, else in the order of the source.
  var worstFirst: [(report: LintReport, finding: LintFinding)] {
    let all = flatMap { report in report.lint.findings.map { (report, $0) } }
    return LintSeverity.allCases.reversed().flatMap { severity in
      all.filter { $0.1.severity == severity }
    }
  }
}
