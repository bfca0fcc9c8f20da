import ArgumentParser
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// `touchmap diff`: the points whose owner changed.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Shows which parts of a screen go to another view than before: what did my tap change?",
    discussion: """
      Take a dump before a tap or a change and one after it. Or keep a dump in the repository as a
      golden file, and let a test fail when a later one differs from it: see the exit status.
      Views are matched without addresses: by class path, identifier and place among their like.
      With --assume and no second dump the same one is compared with itself as it would be.
      The exit status is 1 if anything changed, and 2 if there is nothing to compare. With --fail-on
      worse it is 1 only if targets lost their taps, or new ones get none.

      Examples:
        touchmap diff feed-ios18.txt feed-ios26.txt
        touchmap diff before.txt after.txt --format json
        touchmap diff golden.txt screen.txt --fail-on worse
        touchmap diff before.txt after.txt --format html --output changes.html
        touchmap diff before.txt after.txt --output change.png
        touchmap diff screen.txt --assume '#overlay: passthrough'
      """)

  @Argument(help: ArgumentHelp("The dump before.", valueName: "BEFORE"), completion: .file())
  var before: String

  /// The format of the answer.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, jsonl, html, svg, png
  }

  @Argument(
    help: ArgumentHelp("The dump after; not needed with --assume.", valueName: "AFTER"),
    completion: .file())
  var after: String?

  @Option(
    help: ArgumentHelp(
      "How to answer: text, json, jsonl for one answer a line, html, a page, or svg "
        + "or png, a picture. (default: as the output's name ends, else text)"))
  var format: Format?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; else, and for '-', to standard output.", valueName: "FILE"),
    completion: .file())
  var output: Destination?

  /// The changes that fail.
  enum Threshold: String, CaseIterable, ExpressibleByArgument {
    case any, worse
  }

  @Option(
    name: .customLong("fail-on"),
    help: "The changes that fail: any, or worse, those that take taps from targets.")
  var failOn = Threshold.any

  @Flag(help: "Answers in one line of JSON: the eight largest changes.")
  var brief = false

  @OptionGroup var input: InputOptions
  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    if try !brief && written() == .png && output == nil {
      throw ValidationError("--format png needs --output.")
    }
    if after == nil, input.suppositions.isEmpty {
      throw ValidationError("Missing expected argument 'AFTER', or --assume")
    }
  }

  func run() throws {
    let inputs = [before, after, configuration.config].compactMap { $0 } + input.elements
    try destination.check(isNoneOf: inputs)
    let (old, new) = try screens()
    let settings = try configuration.settings(for: [after ?? before])[0]
    let reports = zip(old, new).map {
      DiffReport(from: $0, to: $1, rules: settings.lint.classRules)
    }
    try write(reports)
    guard reports.allSatisfy(\.diff.isComparable) else {
      throw Complaint.request(.nothingCompared).ending()
    }
    let hasFailed = reports.contains { report in
      failOn == .worse ? report.verdict.direction.isWorse : !report.diff.changes.isEmpty
    }
    if hasFailed { throw ExitStatus.findings }
  }

  /// Reads the two dumps, or the one dump without and with the suppositions.
  private func screens() throws -> ([ReportedScreen], [ReportedScreen]) {
    try input.checkElements(forDumps: after == nil ? 1 : 2)
    let old = try input.neededScreens(of: before, at: 0)
    guard let after else {
      let dumped = old.map { reported in
        var dumped = reported
        dumped.screen = reported.dumped ?? reported.screen
        return dumped
      }
      return (dumped, old)
    }
    let new = try input.neededScreens(of: after, at: 1)
    guard old.count == new.count else {
      throw Complaint.request(.screenCounts(before: before, old.count, after: after, new.count))
        .ending()
    }
    return (old, new)
  }

  /// The requested format, or the one for the output's file name, which was checked before.
  private var writtenFormat: Format { (try? written()) ?? .text }

  private func written() throws -> Format {
    try format ?? destination.format(plain: .text)
  }

  private var destination: Destination { output ?? .standardOutput }

  private func write(_ reports: [DiffReport]) throws {
    if brief {
      let answers = reports.map {
        BriefAnswer(Brief.diff($0), about: $0.after, isOneOfSeveral: false)
      }
      return try destination.write(BriefAnswer.jsonLines(answers))
    }
    if writtenFormat == .html { return try writePages(of: reports) }
    if writtenFormat == .png {
      return try destination.write(asPNG: DiffReport.picture(reports))
    }
    let text =
      switch writtenFormat {
      case .text: DiffReport.text(reports, style: destination.path == nil ? style.style : .plain)
      case .json: DiffReport.json(reports)
      case .jsonl: DiffReport.jsonLines(reports)
      case .svg, .png, .html: DiffReport.picture(reports).svg
      }
    try destination.write(text)
  }

  private func writePages(of reports: [DiffReport]) throws {
    guard reports.count > 1 else { return try destination.write(reports[0].html) }
    var pages = try PageFolder(beside: destination)
    for report in reports { try pages.add(report) }
    try pages.finish()
  }
}
