import ArgumentParser
import TouchMap
import TouchReports

/// `touchmap at`: which view gets a touch at a point.
struct AtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "at",
    abstract: "Shows which view gets a touch at a point, and why no other view does.",
    discussion: """
      The point is in screen points from the left top corner; negative coordinates are taken. In
      pixels it is 588,1260px, and in parts of the screen 50%,30%.
      A dump that holds several screens gives one answer for each of them.

      Examples:
        touchmap at 196,420 screen.txt
        touchmap at 196,420 screen.txt --target '#buy' --brief
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

  @Option(
    help: ArgumentHelp(
      "The view that the touch is meant for: the answer says what happens to that touch.",
      valueName: "NAME"))
  var target: String?

  @Flag(help: "Answers in one line of JSON: verdict, by, evidence, tap_at, matches.")
  var brief = false

  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func run() throws {
    var names = UnknownName(target)
    if brief {
      try list.briefAnswers(configuration) { reported, settings in
        let oracle = TapOracle(reported.screen, rules: settings.lint.classRules)
        let point = point(on: reported, &names)
        guard let target else { return Brief.touch(at: point, oracle) }
        return Brief.verdict(on: target, at: point, oracle)
      }.check()
    } else {
      try list.answers(configuration, as: format, style: style.style) {
        [report(on: $0, $1, &names)]
      }.check()
    }
    try names.complain()
  }

  private func report(
    on reported: ReportedScreen, _ settings: Settings, _ names: inout UnknownName
  ) -> TouchReport {
    let (rules, point) = (settings.lint.classRules, point(on: reported, &names))
    var report = TouchReport(reported, at: point, rules: rules)
    if let target {
      report.verdict = VerdictReport(
        on: target, at: point, TapOracle(reported.screen, rules: rules))
    }
    return report
  }

  /// Returns the point on a screen, after a remark if the point is probably a mistake.
  private func point(on reported: ReportedScreen, _ names: inout UnknownName) -> Screen.Point {
    if let hint = point.hint(on: reported.screen) {
      Complaint.oddPoint(on: reported, hint: hint).tell()
    }
    names.look(on: reported.screen)
    return point.point(on: reported.screen)
  }
}
