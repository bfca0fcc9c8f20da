import Testing
@_spi(Command) import TouchMap

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

/// The same in a dump whose first line is a window.
func findings(
  of rule: LintRule, inWindow views: String, _ configuration: LintConfiguration = .init()
) throws -> String {
  let window = "<UIWindow: 0x1; frame = (0 0; 400 800)>"
  return try findings(of: rule, in: "\(window)\n\(views)", configuration)
}
