import ArgumentParser
import TouchMap

/// `touchmap demo`: an answer about a screen that is built into the command.
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
    try StandardOutput.write(dump ? DemoScreen.text : answer())
  }

  private func answer() throws -> String {
    do throws(DumpError) {
      let screens = try Dump(reading: DemoScreen.text.utf8).screens
      let reports = screens.enumerated().map {
        TouchReport(
          file: nil, position: ($0.offset + 1, screens.count), screen: $0.element,
          pointOnScreen: point.point(on: $0.element))
      }
      switch format {
      case .text: return TouchReport.text(reports, style: style.style)
      case .json: return TouchReport.json(reports, asList: false)
      case .jsonl: return reports.map(TouchReport.jsonLine).joined(separator: "\n")
      }
    } catch {
      StandardError.write(error.description)
      throw ExitStatus.badInput
    }
  }
}
