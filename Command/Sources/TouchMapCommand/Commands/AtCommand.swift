import ArgumentParser
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// `touchmap at`: which view gets a touch at a point.
struct AtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "at",
    abstract: "Shows which view gets a touch at a point, and why no other view does.",
    usage: """
      touchmap at <X,Y> [<DUMP> ...]
      touchmap at --points <FILE> [<DUMP> ...]
      """,
    discussion: """
      The point is in screen points from the left top corner; negative coordinates are taken. In
      pixels it is 588,1260px, and in parts of the screen 50%,30%.
      A dump that holds several screens gives one answer for each of them.

      Examples:
        touchmap at 196,420 screen.txt
        touchmap at 196,420 screen.txt --target '#buy' --brief
        touchmap at 196,420 views.txt --elements accessibility.json
        touchmap at --points points.txt screen.txt
        pbpaste | touchmap at 196,420 - --format json
        find dumps -name '*.txt' | touchmap at 196,420 --files-from - --format jsonl
      """)

  @Argument(help: ArgumentHelp("Where the finger lands.", valueName: "X,Y"))
  var place: String?

  @OptionGroup var list: DumpList

  @Option(
    help: ArgumentHelp(
      "A file with an X,Y on each line, instead of the argument; '-' reads standard input. Each "
        + "answer is one line of JSON: the point, and the view that gets the touch or null.",
      valueName: "FILE"),
    completion: .file())
  var points: String?

  @Option(help: "How to answer: text, json, or jsonl for one answer a line. (default: text)")
  var format: AnswerFormat?

  @Option(
    help: ArgumentHelp(
      "The view that the touch is meant for: the answer says what happens to that touch.",
      valueName: "NAME"))
  var target: String?

  @Flag(help: "Answers in one line of JSON: verdict, by, evidence, tap_at, matches.")
  var brief = false

  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    guard points == nil else {
      if target != nil || brief || ![nil, .jsonl].contains(format) {
        throw ValidationError(
          "--points answers in lines of JSON; it takes no other format or target")
      }
      return
    }
    _ = try point()
  }

  func run() throws {
    if let points { return try answer(at: PointsFile.points(in: points)) }
    let place = try point()
    var names = UnknownName(target)
    if brief {
      try list.briefAnswers(configuration) { reported, settings in
        let oracle = TapOracle(reported.screen, rules: settings.lint.classRules)
        let point = point(place, on: reported, &names)
        guard let target else { return Brief.touch(at: point, oracle) }
        return Brief.verdict(on: target, at: point, oracle)
      }.check()
    } else {
      try list.answers(configuration, as: format ?? .text, style: style.style) {
        [report(at: place, on: $0, $1, &names)]
      }.check()
    }
    try names.complain()
  }

  /// The point of the argument.
  private func point() throws -> PointArgument {
    guard let place else { throw ValidationError("Missing expected argument '<X,Y>'") }
    do {
      return try PointArgument(argument: place)
    } catch {
      throw ValidationError("The value '\(place)' is invalid for '<X,Y>': \(error)")
    }
  }

  /// Answers about each point. The first argument is a dump then.
  private func answer(at points: [PointArgument]) throws {
    var list = list
    list.dumps = [place].compactMap { $0 } + list.dumps
    let isSeveral = list.isSeveral
    let isFine = try list.read(configuration, to: nil) { screens, settings in
      for screen in screens {
        var answers = PointAnswers(
          screen, rules: settings.lint.classRules, isOneOfSeveral: isSeveral)
        for point in points {
          let line = answers.line(at: point.point(on: screen.screen))
          guard try StandardOutput.write(piece: line) else { return false }
        }
      }
      return true
    }
    if !isFine { throw ExitStatus.badInput }
  }

  private func report(
    at place: PointArgument, on reported: ReportedScreen, _ settings: Settings,
    _ names: inout UnknownName
  ) -> TouchReport {
    let (rules, point) = (settings.lint.classRules, point(place, on: reported, &names))
    var report = TouchReport(reported, at: point, rules: rules)
    if let target {
      report.verdict = VerdictReport(
        on: target, at: point, TapOracle(reported.screen, rules: rules))
    }
    return report
  }

  /// Returns the point on a screen, after a remark if the point is probably a mistake.
  private func point(
    _ place: PointArgument, on reported: ReportedScreen, _ names: inout UnknownName
  ) -> Screen.Point {
    if let hint = place.hint(on: reported.screen) {
      Complaint.oddPoint(on: reported, hint: hint).tell()
    }
    names.look(on: reported.screen)
    return place.point(on: reported.screen)
  }
}
