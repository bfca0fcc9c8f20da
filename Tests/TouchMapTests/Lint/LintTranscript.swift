import Testing
import TouchMap

/// What one rule finds in a dump, one finding a line: the line, the severity, the sentence, the
/// fix.
func findings(
  of rule: LintRule, in text: String, _ configuration: LintConfiguration = LintConfiguration()
) throws -> String {
  let screen = try onlyScreen(text)
  return Lint(screen, configuration: configuration).findings.filter { $0.rule == rule }
    .map { finding in
      let fix = finding.fix.map { ". \($0)" } ?? ""
      let line = screen.nodes[finding.node].line
      return "\(line) \(finding.severity.rawValue): \(finding.message)\(fix)"
    }
    .joined(separator: "\n")
}
