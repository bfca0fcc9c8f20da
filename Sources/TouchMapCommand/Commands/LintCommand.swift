import ArgumentParser
import Foundation
import TouchMap
import TouchReports

extension LintFormat: ExpressibleByArgument {}
extension LintProfile: ExpressibleByArgument {}
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
    var found: [LintReport] = []
    var hasFailed = false
    var names = UnusedNames()
    let isStreaming = format == .jsonl && !brief
    let answers = try list.answers(configuration, isStreaming: isStreaming, to: writeBaseline) {
      reported, settings in
      var lint = settings.lint
      if let profile { lint.profile = profile }
      var report = LintReport(reported, configuration: lint)
      known?.removeKnown(from: &report)
      names.look(on: reported.screen, by: settings)
      let threshold = failOn ?? settings.failOn ?? .warning
      hasFailed =
        hasFailed || report.lint.findings.contains { threshold.isReached(by: $0.severity) }
      if writeBaseline != nil { found.append(report) }
      return [report]
    }
    if let writeBaseline {
      try writeBaseline.write(LintBaseline(of: found).text)
    }
    if let baseline, let gone = known?.gone, !gone.isEmpty {
      Complaint.goneFromBaseline(gone, file: baseline).tell()
    }
    if answers.isComplete { names.tell() }
    // People read a baseline in its file; machines get their document in any case.
    if brief {
      try writeBriefly(answers)
    } else if writeBaseline == nil || format != .text {
      try write(answers)
    }
    try answers.check()
    if hasFailed, writeBaseline == nil { throw ExitStatus.findings }
  }

  private func writeBriefly(_ answers: Answers<LintReport>) throws {
    for report in answers.all {
      let answer = BriefAnswer(
        Brief.lint(report), about: report.reported, isOneOfSeveral: answers.isList)
      try StandardOutput.write(answer.text(.plain))
    }
  }

  private func write(_ answers: Answers<LintReport>) throws {
    let reports = answers.all
    switch format {
    case .jsonl: return
    case .text: try answers.write(as: .text, style: style.style)
    case .json: try answers.write(as: .json, style: style.style)
    default: try StandardOutput.write(format.text(of: reports))
    }
    if format == .github { StepSummary.append(LintReport.markdown(reports)) }
  }
}
