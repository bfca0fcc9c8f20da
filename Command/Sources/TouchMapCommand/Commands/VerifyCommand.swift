import ArgumentParser
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// `touchmap verify`: where the live UIKit and the rule give different answers.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Lists where the live UIKit answered otherwise than touchmap does.",
    discussion: """
      A capture of TouchInspector holds what the windows themselves answered when they were asked
      who gets a touch, without an event. Where that is another view than touchmap names, a class of
      the app decides by itself, or touchmap's rule is wrong.
      The exit status is 1 if there is such a place, and 2 if nothing was asked.

      Examples:
        touchmap verify capture.json
        touchmap verify capture.json --format markdown > report.md
        touchmap verify capture.json --format test > WitnessedTests.swift
      """)

  @OptionGroup var list: DumpList

  @Option(
    help: ArgumentHelp(
      "How to answer: text, json, jsonl for one answer a line, markdown for a report to post, or "
        + "test for a Swift test of each difference."))
  var format = VerifyFormat.text

  @Flag(
    name: .customLong("with-labels"),
    help: "Keeps the texts on views, which are left out otherwise.")
  var withLabels = false

  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func run() throws {
    // The differences are counted at the end, so that no answer is lost.
    var (asked, differences) = (0, 0)
    let answers = try list.answers(
      configuration, as: AnswerFormat(rawValue: format.rawValue), style: style.style
    ) { reported, settings in
      let report = VerifyReport(reported, rules: settings.lint.classRules, withLabels: withLabels)
      asked += report.verification.asked
      differences += report.verification.differences.count
      return [report]
    }
    switch format {
    case .text, .json, .jsonl: break
    case .markdown: try StandardOutput.write(VerifyReport.markdown(answers.all))
    case .test: try StandardOutput.write(VerifyReport.test(answers.all))
    }
    try answers.check()
    guard asked > 0 else { throw Complaint.request(.nothingWitnessed).ending() }
    if differences > 0 { throw ExitStatus.findings }
  }
}

/// The format of a verification.
enum VerifyFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, jsonl, markdown, test
}
