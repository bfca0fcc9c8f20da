import ArgumentParser
import Foundation
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

extension LintFormat: @retroactive ExpressibleByArgument {}
extension LintProfile: @retroactive ExpressibleByArgument {}
extension FailureThreshold: ExpressibleByArgument {}

/// `touchmap lint`: the defects of the touch targets.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks touch targets: swallowed, covered, outside, too small, too close.",
    discussion: """
      The exit status is 1 if a finding is at least as serious as --fail-on, warning by default.

      A .touchmap.yml in the dump's folder or above it sets, each line at will:
        profile: hig                      # or wcag-aa, wcag-aaa, android
        minimum-size: 44                  # instead of the profile's
        passthrough: ['*Overlay*']        # classes whose own area falls through
        ignore: {classes: [Ad*], identifiers: [debug.*]}
        disabled: [gesture-shadowed]
        severity: {target-too-small: error}
        fail-on: error

      Examples:
        touchmap lint screens/*.txt
        touchmap lint screen.txt --profile wcag-aa --format sarif > touchmap.sarif
        touchmap lint screen.txt --write-baseline touchmap-baseline.json
        touchmap lint screen.txt --baseline touchmap-baseline.json --fail-on error
        find screens -name '*.json' | touchmap lint --files-from - --format jsonl
      """)

  @OptionGroup var list: DumpList

  @Option(help: "How to answer: \(LintFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = LintFormat.text

  @Option(help: "The guideline: hig, wcag-aa, wcag-aaa or android. (default: hig)")
  var profile: LintProfile?

  @Option(
    help: ArgumentHelp("Leaves out the findings of this file.", valueName: "FILE"),
    completion: .file())
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp(
      "Writes all findings to this file, or to standard output for '-', and ends with 0.",
      valueName: "FILE"),
    completion: .file())
  var writeBaseline: Destination?

  @Option(
    name: .customLong("fail-on"),
    help: "The least severity that fails: error, warning, note or never. (default: warning)")
  var failOn: FailureThreshold?

  @Flag(help: "Answers in one line of JSON: the eight most serious findings.")
  var brief = false

  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    if let writeBaseline, writeBaseline.path == nil, brief || format != .text {
      throw ValidationError("--write-baseline - writes no other format; expected a file for it")
    }
  }

  func run() throws {
    // A new baseline keeps the findings of the old one.
    var known = try writeBaseline == nil ? baseline.map(BaselineFile.read) : nil
    var new = LintBaseline(at: writeBaseline?.path)
    var hasFailed = false
    var names = UnusedNames()
    let isComplete = try answer { reported, settings in
      var lint = settings.lint
      if let profile { lint.profile = profile }
      var report = LintReport(reported, configuration: lint)
      known?.removeKnown(from: &report)
      names.look(on: reported.screen, by: settings)
      let threshold = failOn ?? settings.failOn ?? .warning
      hasFailed =
        hasFailed || report.lint.findings.contains { threshold.isReached(by: $0.severity) }
      if writeBaseline != nil { new.add(report) }
      return report
    }
    try writeBaseline?.write(new.text)
    if let baseline, let gone = known?.gone, !gone.isEmpty {
      Complaint.goneFromBaseline(gone, file: baseline).tell()
    }
    guard isComplete else { throw ExitStatus.badInput }
    names.tell()
    if hasFailed, writeBaseline == nil { throw ExitStatus.findings }
  }

  /// Checks each screen and writes what was found. Returns whether every dump could be read.
  private func answer(_ report: (ReportedScreen, Settings) -> LintReport) throws -> Bool {
    if brief {
      return try list.briefAnswers(configuration, to: writeBaseline) {
        Brief.lint(report($0, $1))
      }.isComplete
    }
    // People read a baseline in its file; machines get their document in any case.
    let isSilent = writeBaseline != nil && format == .text
    let streamed = isSilent ? nil : AnswerFormat(rawValue: format.rawValue)
    let answers = try list.answers(
      configuration, as: streamed, style: style.style, to: writeBaseline
    ) {
      let report = report($0, $1)
      return isSilent ? [] : [report]
    }
    guard streamed == nil, !isSilent else { return answers.isComplete }
    try StandardOutput.write(format.text(of: answers.all))
    if format == .github { StepSummary.append(LintReport.markdown(answers.all)) }
    return answers.isComplete
  }
}
