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
        touchmap at 196,420 views.txt --elements accessibility.json
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
    var reports: [TouchReport] = []
    let isFine = try list.read { screens in
      for dumped in screens {
        let settings = try configuration.settings(for: dumped.file)
        let report = TouchReport(
          file: dumped.file, position: (dumped.number, dumped.count), screen: dumped.screen,
          pointOnScreen: point.point(on: dumped.screen), rules: settings.lint.classRules)
        if let hint = point.hint(on: dumped.screen) {
          StandardError.write("\(DumpFile.displayName(of: dumped.file)): note: \(hint)")
        }
        if format == .jsonl {
          try StandardOutput.write(TouchReport.jsonLine(report))
        } else {
          reports.append(report)
        }
      }
    }
    if format == .json || !reports.isEmpty { try StandardOutput.write(text(of: reports)) }
    if !isFine { throw ExitStatus.badInput }
  }

  private func text(of reports: [TouchReport]) -> String {
    format == .text
      ? TouchReport.text(reports, style: style.style)
      : TouchReport.json(reports, asList: list.isSeveral || reports.isEmpty)
  }
}
