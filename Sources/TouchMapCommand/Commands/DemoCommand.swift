import ArgumentParser
import TouchMap
import TouchReports

/// `touchmap demo`: an answer about a screen inside the command.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Answers about a built-in screen, on which an overlay window swallows the touches.",
    discussion: """
      --dump prints the screen's dump, to try the other commands on:
        touchmap demo --dump | touchmap at 196,700 -
        touchmap demo --dump | touchmap why UIButton -
        touchmap demo --dump | touchmap map -
        touchmap demo --dump | touchmap lint -
      """)

  @Argument(
    help: ArgumentHelp("Where the finger lands.", valueName: "X,Y"),
    transform: PointArgument.init(argument:))
  var point = PointArgument(point: DemoScreen.point)

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
    let answers: [TouchReport]
    do throws(DumpError) {
      let screens = try Dump(reading: DemoScreen.text.utf8).screens
      answers = screens.map { TouchReport(ReportedScreen($0), at: point.point(on: $0)) }
    } catch {
      throw Complaint.dump(error).ending()
    }
    try Answers(all: answers).write(as: format, style: style.style)
  }
}
