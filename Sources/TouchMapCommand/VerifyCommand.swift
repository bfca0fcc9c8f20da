import ArgumentParser
import TouchMap

/// `touchmap verify`: where the live UIKit answered otherwise than the rule.
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
    var reports: [VerifyReport] = []
    let isFine = try list.read { screens in
      for dumped in screens {
        let settings = try configuration.settings(for: dumped.file)
        let report = VerifyReport(
          file: dumped.file, position: (dumped.number, dumped.count), screen: dumped.screen,
          rules: settings.lint.classRules, withLabels: withLabels)
        if format == .jsonl { try StandardOutput.write(VerifyReport.jsonLine(report)) }
        reports.append(report)
      }
    }
    if format != .jsonl, format == .json || !reports.isEmpty {
      try StandardOutput.write(text(of: reports))
    }
    guard isFine else { throw ExitStatus.badInput }
    guard reports.contains(where: { $0.verification.asked > 0 }) else {
      StandardError.write(
        "error: nothing was asked; expected a capture that TouchInspector.json() wrote")
      throw ExitStatus.badInput
    }
    if reports.contains(where: { !$0.verification.differences.isEmpty }) {
      throw ExitStatus.findings
    }
  }

  private func text(of reports: [VerifyReport]) -> String {
    switch format {
    case .text: VerifyReport.text(reports, style: style.style)
    case .json: VerifyReport.json(reports, asList: list.isSeveral || reports.isEmpty)
    case .jsonl: reports.map(VerifyReport.jsonLine).joined(separator: "\n")
    case .markdown: VerifyReport.markdown(reports)
    case .test: VerifyReport.test(reports)
    }
  }
}

/// How a verification is written.
enum VerifyFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, jsonl, markdown, test
}
