/// The format of findings.
@_spi(Command) public enum LintFormat: String, Sendable, Hashable, CaseIterable {
  /// For people.
  case text
  /// For Xcode, like a compiler's messages.
  case xcode
  /// As GitHub's workflow commands.
  case github
  /// SARIF 2.1.0.
  case sarif
  /// JUnit XML.
  case junit
  /// The project's own JSON.
  case json
  /// The same, one screen on each line.
  case jsonl
  /// For a pull request.
  case markdown

  /// Returns reports in this format, in the order of the dumps.
  @_spi(Command) public func text(of reports: [LintReport]) -> String {
    switch self {
    case .text: LintReport.text(reports)
    case .xcode: LintReport.xcode(reports)
    case .github: LintReport.github(reports)
    case .sarif: LintReport.sarif(reports)
    case .junit: LintReport.junit(reports)
    case .json: LintReport.json(reports)
    case .jsonl: LintReport.jsonLines(reports)
    case .markdown: LintReport.markdown(reports)
    }
  }
}
