import ArgumentParser
import TouchMap

/// `touchmap at`: who gets a touch at a point.
struct AtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "at",
    abstract: "Tells who gets a touch at a point, and why nobody else does.",
    discussion: """
      The point is in screen points from the left top corner; negative coordinates are taken. In
      pixels it is 588,1260px, and in parts of the screen 50%,30%.
      A dump that holds several screens gives one answer for each of them.

      Examples:
        touchmap at 196,420 screen.txt
        pbpaste | touchmap at 196,420 - --format json
        find dumps -name '*.txt' | touchmap at 196,420 --files-from - --format jsonl
      """)

  @Argument(
    help: ArgumentHelp("Where the finger lands.", valueName: "X,Y"),
    transform: PointArgument.init(argument:))
  var point: PointArgument

  @OptionGroup var list: DumpList

  @Option(help: "How to answer: text, json, or jsonl for one answer a line.")
  var format = AnswerFormat.text

  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func run() throws {
    let answers = try list.answers(configuration, isStreaming: format == .jsonl) {
      reported, settings in
      if let hint = point.hint(on: reported.screen) {
        StandardError.write("\(reported.name): note: \(hint)")
      }
      return [
        TouchReport(
          reported, at: point.point(on: reported.screen), rules: settings.lint.classRules)
      ]
    }
    try answers.write(as: format, style: style.style)
    try answers.check()
  }
}
