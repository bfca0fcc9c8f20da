import ArgumentParser
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// `touchmap why`: why a view gets no touches.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Shows how much of a view a finger reaches, what is in its way, and the fix.",
    discussion: """
      NAME is a class (with or without its module), an address, an identifier, '#' and an
      identifier, or a text, which means the control that shows it, or the row that it names.
      Where no view has that name, a part of an identifier or of a text is enough. A control is
      meant before a view that only shows its text, what can be seen before what cannot, an
      identifier before a text. If several views are meant as much, each gets an answer; the
      others are listed.

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
    if brief {
      try list.briefAnswers(configuration) { reported, settings in
        names.look(on: reported.screen)
        return Brief.verdict(on: name, TapOracle(reported.screen, rules: settings.lint.classRules))
      }.check()
    } else {
      try list.answers(configuration, as: format, style: style.style) {
        reported, settings in
        names.look(on: reported.screen)
        let survey = ScreenSurvey(reported.screen, rules: settings.lint.classRules)
        return WhyReport.reports(on: name, of: reported, by: survey)
      }.check()
    }
    try names.complain()
  }
}
