import ArgumentParser
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// `touchmap demo`: answers about a screen inside the command.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Answers why the button \(DemoScreen.target) of a built-in screen gets no taps.",
    discussion: """
      With a point it answers which view gets a touch there, as 'touchmap at' does.
      --dump prints the screen's dump, to try the other commands on:
        touchmap demo --dump | touchmap at 196,760 -
        touchmap demo --dump | touchmap why 'Change address' -
        touchmap demo --dump | touchmap map -
        touchmap demo --dump | touchmap lint -
      """)

  @Argument(
    help: ArgumentHelp("Where the finger lands.", valueName: "X,Y"),
    transform: PointArgument.init(argument:))
  var point: PointArgument?

  @Flag(help: "Prints the dump instead of the answer.")
  var dump = false

  @Option(help: "How to answer: text, json, or jsonl for one answer a line.")
  var format = AnswerFormat.text

  @OptionGroup var style: StyleOptions

  func run() throws {
    guard !dump else {
      try StandardOutput.write(DemoScreen.text)
      return
    }
    let screens: [Screen]
    do throws(DumpError) {
      screens = try Dump(reading: DemoScreen.text.utf8).screens
    } catch {
      throw Complaint.dump(error).ending()
    }
    guard let point else {
      return try write(
        screens.flatMap { screen in
          WhyReport.reports(
            on: DemoScreen.target, of: ReportedScreen(screen), by: ScreenSurvey(screen))
        })
    }
    try write(screens.map { TouchReport(ReportedScreen($0), at: point.point(on: $0)) })
  }

  private func write<Given: Answer>(_ answers: [Given]) throws {
    var writer = AnswerWriter<Given>(format, style: style.style)
    _ = try writer.write(answers)
    try writer.finish()
  }
}
