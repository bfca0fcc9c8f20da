import ArgumentParser
import Foundation
import TouchMap
import TouchReports

/// `touchmap taps`: the outcomes of many taps.
struct TapsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "taps",
    abstract: "Counts many taps by the view that got them, and dead taps by reason.",
    discussion: """
      TAPS is CSV with a heading, or lines of JSON: x and y in screen points, and where they are of
      use screen (a dump's heading, or its file's name without the extension) and target (the view
      that the tap was meant for, for which the lines then hold a verdict). A tap is dead if no view
      gets it, or if nothing around its receiver acts.

      Examples:
        touchmap taps taps.csv screen.txt
        touchmap taps taps.csv screens/ --format jsonl > answers.jsonl
        touchmap taps taps.csv screen.txt --format html --output taps.html
        parallel --pipepart -a taps.csv --header : touchmap taps - screen.txt --format json
      """)

  /// The format of the answer.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, jsonl, html, svg, png
  }

  @Argument(
    help: ArgumentHelp("The taps; '-' reads standard input.", valueName: "TAPS"),
    completion: .file())
  var taps: String

  @OptionGroup var list: DumpList

  @Option(
    help: ArgumentHelp(
      "How to answer: text, json, jsonl for one line a tap and the summary last, html, or svg or "
        + "png, a picture of where they landed. (default: as the output's name ends, else text)"))
  var format: Format?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; else, and for '-', to standard output.", valueName: "FILE"),
    completion: .file())
  var output: Destination?

  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    let format = try written()
    if format == .jsonl, destination.path != nil {
      throw ValidationError(
        "--output is for text, json, html, svg and png; lines go to standard output")
    }
    if format == .png, output == nil { throw ValidationError("--format png needs --output.") }
  }

  func run() throws {
    var screens: [TappedScreen] = []
    try destination.check(isNoneOf: [taps])
    let isFine = try list.read(configuration, to: destination) { reported, settings in
      screens += reported.map { TappedScreen($0, rules: settings.lint.classRules) }
      return true
    }
    guard !screens.isEmpty else { throw ExitStatus.badInput }
    var run = TapRun(
      on: screens, writesTaps: writtenFormat == .jsonl,
      countsPlaces: [.html, .svg, .png].contains(writtenFormat))
    try TapStream(taps).read(into: &run)
    if let failure = run.failure {
      throw Complaint.file(DumpFile.displayName(of: taps), .failed("\(failure)")).ending()
    }
    let report = TapReport(run)
    for skipped in run.tally.skipped {
      Complaint.skippedTaps(skipped, file: DumpFile.displayName(of: taps)).tell()
    }
    try write(report)
    guard isFine, report.taps > 0 else { throw ExitStatus.badInput }
  }

  /// The requested format, or the one for the output's file name, which was checked before.
  private var writtenFormat: Format { (try? written()) ?? .text }

  private func written() throws -> Format {
    try format ?? destination.format(plain: .text)
  }

  private var destination: Destination { output ?? .standardOutput }

  private func write(_ report: TapReport) throws {
    if writtenFormat == .png {
      return try destination.write(asPNG: TapReport.picture(report))
    }
    let text =
      switch writtenFormat {
      case .text: TapReport.text([report], style: destination.path == nil ? style.style : .plain)
      case .json: TapReport.json([report])
      case .jsonl: TapReport.jsonLines([report])
      case .html: TapReport.html(report, file: taps == DumpFile.standardInput ? nil : taps)
      case .svg, .png: TapReport.picture(report).svg
      }
    try destination.write(text)
  }
}
