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
      """)

  @Argument(help: ArgumentHelp("The view.", valueName: "NAME"))
  var name: String

  @OptionGroup var list: DumpList

  @Option(help: "How to answer: text, json, or jsonl for one answer a line.")
  var format = AnswerFormat.text

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
    var near: [String] = []
    var reports: [WhyReport] = []
    var isFound = false
    let isFine = try list.read { screens in
      for dumped in screens {
        let settings = try configuration.settings(for: dumped.file)
        let answers = WhyReport.reports(
          on: name, file: dumped.file, position: (dumped.number, dumped.count),
          screen: dumped.screen, rules: settings.lint.classRules)
        isFound = isFound || !answers.isEmpty
        if !isFound { near += dumped.screen.names(near: name) }
        if format != .jsonl {
          reports += answers
        } else if !answers.isEmpty {
          try StandardOutput.write(WhyReport.jsonLines(answers))
        }
      }
    }
    if format == .json || !reports.isEmpty { try StandardOutput.write(text(of: reports)) }
    guard isFine else { throw ExitStatus.badInput }
    guard isFound else {
      StandardError.write(
        "error: nothing is called '\(name)'; expected a class, an address, an identifier or #id "
          + "of a view in the dump" + Self.suggestion(near))
      throw ExitStatus.badInput
    }
  }

  private static func suggestion(_ near: [String]) -> String {
    var names: [String] = []
    for name in near where !names.contains(name) { names.append(name) }
    guard !names.isEmpty else { return "" }
    return "; did you mean " + names.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + "?"
  }

  private func text(of reports: [WhyReport]) -> String {
    format == .text
      ? WhyReport.text(reports, style: style.style)
      : WhyReport.json(reports, asList: list.isSeveral || reports.isEmpty)
  }
}
