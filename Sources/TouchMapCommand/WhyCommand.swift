import ArgumentParser
import TouchMap

/// `touchmap why`: why a view gets no touches.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Tells how much of a view a finger reaches, what is in its way, and the fix.",
    discussion: """
      NAME is a class (with or without its module), an address, an identifier, or '#' and an
      identifier; where nothing is called so, the text on a view counts. If several views have the
      name, each gets an answer.

      Examples:
        touchmap why '#buy' screen.txt
        touchmap why UIButton screen.txt --format json
        touchmap why 0x101d20260 screen.txt
        touchmap why '#buy' screen.txt --brief --assume '#overlay: passthrough'
      """)

  @Argument(help: ArgumentHelp("The view.", valueName: "NAME"))
  var name: String

  @OptionGroup var list: DumpList

  @Option(help: "How to answer: text, json, or jsonl for one answer a line.")
  var format = AnswerFormat.text

  @Flag(help: "Answers in one line of JSON: verdict, by, evidence, tap_at, matches.")
  var brief = false

  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    guard PointArgument.looksLikeFile(name), let first = list.dumps.first,
      !PointArgument.looksLikeFile(first)
    else { return }
    throw ValidationError(
      "'\(name)' is a file. The name comes first: touchmap why \(first) \(name)")
  }

  func run() throws {
    var names = UnknownName(name)
    var reports: [WhyReport] = []
    let isFine = try list.read { screens in
      for dumped in screens {
        let rules = try configuration.settings(for: dumped.file).lint.classRules
        names.look(for: name, on: dumped.screen)
        guard !brief else {
          let oracle = TapOracle(dumped.screen, rules: rules)
          if let line = Brief.verdict(on: name, oracle) { try list.write(line, dumped) }
          continue
        }
        let answers = WhyReport.reports(
          on: name, file: dumped.file, position: (dumped.number, dumped.count),
          screen: dumped.screen, rules: rules)
        if format != .jsonl {
          reports += answers
        } else if !answers.isEmpty {
          try StandardOutput.write(WhyReport.jsonLines(answers))
        }
      }
    }
    if format == .json && !brief || !reports.isEmpty {
      try StandardOutput.write(text(of: reports))
    }
    guard isFine else { throw ExitStatus.badInput }
    try names.complain()
  }

  private func text(of reports: [WhyReport]) -> String {
    format == .text
      ? WhyReport.text(reports, style: style.style)
      : WhyReport.json(reports, asList: list.isSeveral || reports.isEmpty)
  }
}
