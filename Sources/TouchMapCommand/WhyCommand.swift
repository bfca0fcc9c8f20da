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
    var isFound = false
    let answers = try list.answers(configuration, isStreaming: format == .jsonl) {
      reported, settings in
      let answers = WhyReport.reports(on: name, of: reported, rules: settings.lint.classRules)
      isFound = isFound || !answers.isEmpty
      if !isFound { near += reported.screen.names(near: name) }
      return answers
    }
    try answers.write(as: format, style: style.style)
    try answers.check()
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
}
